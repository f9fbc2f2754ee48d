import { RESUME } from '#documents/resume/fields.ts';
import type { EducationEntry } from '#documents/resume/schema.ts';
import { EntryList } from '#editor/fields/entry-list.tsx';
import { IncludedSection } from '#editor/fields/included-section.tsx';
import { copyOfEntry, emptyEducation } from '../editing/entries.ts';
import { EducationFields } from './education-fields.tsx';

const nameOf = ({ degree, school }: EducationEntry, number: number) =>
  [degree.trim(), school.trim()].filter(Boolean).join(', ') || `Education ${number}`;

export function EducationPanel() {
  return (
    <IncludedSection
      title={RESUME.education.label}
      flag="includeEducation"
      toggleLabel={RESUME.includeEducation.label}
    >
      <EntryList
        path="education"
        nameOf={nameOf}
        firstField="degree"
        adding={{ label: 'Add education', make: emptyEducation }}
        copyOf={copyOfEntry}
      >
        {(index) => <EducationFields index={index} />}
      </EntryList>
    </IncludedSection>
  );
}

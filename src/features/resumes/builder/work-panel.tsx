import { RESUME } from '#documents/resume/fields.ts';
import type { EmploymentEntry } from '#documents/resume/schema.ts';
import { EntryList } from '#editor/fields/entry-list.tsx';
import { IncludedSection } from '#editor/fields/included-section.tsx';
import { copyOfEntry, emptyJob } from '../editing/entries.ts';
import { JobFields } from './job-fields.tsx';

const nameOf = ({ position, company }: EmploymentEntry, number: number) =>
  [position.trim(), company.trim()].filter(Boolean).join(', ') || `Job ${number}`;

export function WorkPanel() {
  return (
    <IncludedSection
      title={RESUME.employment.label}
      flag="includeEmployment"
      toggleLabel={RESUME.includeEmployment.label}
      intro="The job you have now, or had last, comes first."
    >
      <EntryList
        path="employment"
        nameOf={nameOf}
        firstField="position"
        adding={{ label: 'Add job', make: emptyJob }}
        copyOf={copyOfEntry}
      >
        {(index) => <JobFields index={index} />}
      </EntryList>
    </IncludedSection>
  );
}

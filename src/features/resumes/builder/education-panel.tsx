import type { EducationEntry } from '#documents/resume/schema.ts';
import { useSession } from '#platform/document-store/builder/use-session.ts';
import { EntryList } from '#ui/editor/entry-list.tsx';
import { IncludedSection } from '#platform/document-store/builder/included-section.tsx';
import { addEntry, emptyEducation, removeEntry, restoreEntry } from '../editing/entries.ts';
import { EducationFields } from './education-fields.tsx';
import { editData, type ResumeSession } from './resume-session.ts';

const nameOf = ({ degree, school }: EducationEntry, number: number) =>
  [degree.trim(), school.trim()].filter(Boolean).join(', ') || `Education ${number}`;

export function EducationPanel({ session }: { session: ResumeSession }) {
  const education = useSession(session, ({ content }) => content.data.education);
  return (
    <IncludedSection title="Education" flag="includeEducation" toggleLabel="Include education">
      <EntryList
        entries={education}
        nameOf={nameOf}
        firstField={(index) => `education.${index}.degree`}
        addLabel="Add education"
        onAdd={() => editData(session, (data) => addEntry(data, 'education', emptyEducation()))}
        onRemove={(index) => editData(session, (data) => removeEntry(data, 'education', index))}
        onRestore={(index, entry) =>
          editData(session, (data) => restoreEntry(data, 'education', index, entry))
        }
      >
        {(index) => <EducationFields index={index} />}
      </EntryList>
    </IncludedSection>
  );
}

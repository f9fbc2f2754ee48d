import type { EmploymentEntry } from '#documents/resume/schema.ts';
import { useSession } from '#platform/document-store/builder/use-session.ts';
import { EntryList } from '#ui/editor/entry-list.tsx';
import { IncludedSection } from '#platform/document-store/builder/included-section.tsx';
import { addEntry, emptyJob, removeEntry, restoreEntry } from '../editing/entries.ts';
import { JobFields } from './job-fields.tsx';
import { editData, type ResumeSession } from './resume-session.ts';

const nameOf = ({ position, company }: EmploymentEntry, number: number) =>
  [position.trim(), company.trim()].filter(Boolean).join(', ') || `Job ${number}`;

export function WorkPanel({ session }: { session: ResumeSession }) {
  const jobs = useSession(session, ({ content }) => content.data.employment);
  return (
    <IncludedSection
      title="Work experience"
      flag="includeEmployment"
      toggleLabel="Include work experience"
      intro="The job you have now, or had last, comes first."
    >
      <EntryList
        entries={jobs}
        nameOf={nameOf}
        firstField={(index) => `employment.${index}.position`}
        addLabel="Add job"
        onAdd={() => editData(session, (data) => addEntry(data, 'employment', emptyJob()))}
        onRemove={(index) => editData(session, (data) => removeEntry(data, 'employment', index))}
        onRestore={(index, job) => editData(session, (data) => restoreEntry(data, 'employment', index, job))}
      >
        {(index) => <JobFields index={index} />}
      </EntryList>
    </IncludedSection>
  );
}

import { memo } from 'react';
import { resumeDesign } from '#documents/catalog/designs.ts';
import { RESUME } from '#documents/resume/fields.ts';
import type { EmploymentEntry } from '#documents/resume/schema.ts';
import { EntryList } from '#editor/fields/entry-list.tsx';
import { IncludedSection } from '#editor/fields/included-section.tsx';
import { MoreFields } from '#editor/fields/more-fields.tsx';
import { useDocumentFlag, useDocumentList } from '#editor/session/use-document-value.ts';
import { useEditorSession, useSession } from '#editor/session/use-session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { copyOfJob, emptyJob } from '../editing/entries.ts';
import { datesOf } from '../editing/entry-dates.ts';
import { DatesOutOfOrder } from './dates-out-of-order.tsx';
import { EarlierRoles } from './earlier-roles.tsx';
import { ResumeField } from './fields/resume-field.tsx';
import { InsteadOfJobs } from './instead-of-jobs.tsx';
import { useHasNoJobsYet, useNoJobs } from './use-no-jobs.ts';
import { PhrasePicker } from './phrase-picker.tsx';

const nameOf = ({ position, company }: EmploymentEntry, number: number) =>
  [position.trim(), company.trim()].filter(Boolean).join(', ') || `Job ${number}`;

export function WorkPanel() {
  const isBeginner = useHasNoJobsYet();
  // Kept here, where it outlives the form that the press was in.
  const { sayNone, takeBack } = useNoJobs();
  return isBeginner ? <InsteadOfJobs onTakeBack={takeBack} /> : <Jobs onNone={sayNone} />;
}

function Jobs({ onNone }: { onNone: () => void }) {
  const { entries } = useDocumentList<EmploymentEntry>('employment');
  const [included, setIncluded] = useDocumentFlag('includeEmployment');
  const hasNone = entries.length === 0;
  return (
    <IncludedSection
      title={RESUME.employment.label}
      flag="includeEmployment"
      toggleLabel={RESUME.includeEmployment.label}
      intro="The job you have now, or had last, comes first."
      onInclude={(next) => (hasNone && !next ? onNone() : setIncluded(next))}
    >
      <EntryList
        path="employment"
        nameOf={nameOf}
        besides={datesOf}
        firstField="position"
        adding={{ label: 'Add job', make: emptyJob }}
        copyOf={copyOfJob}
      >
        {(index) => <JobFields index={index} />}
      </EntryList>
      {hasNone && included && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft">
          A student, or just starting?
          <Button variant="secondary" size="small" onClick={onNone}>
            I have no jobs yet
          </Button>
        </div>
      )}
    </IncludedSection>
  );
}

/** The fields of one job; drawn again only when they themselves change. */
const JobFields = memo(function JobFields({ index }: { index: number }) {
  const path = `employment.${index}`;
  const isFederal = useSession(
    useEditorSession(),
    ({ content }) => resumeDesign(content.templateId).asksAboutJobs === true,
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ResumeField path={`${path}.position`} />
      <ResumeField path={`${path}.company`} />
      <ResumeField path={`${path}.location`} className="sm:col-span-2" />
      <ResumeField path={`${path}.startDate`} />
      <ResumeField path={`${path}.endDate`} />
      <DatesOutOfOrder path={path} />
      <div className="sm:col-span-2">
        <ResumeField path={`${path}.current`} />
      </div>
      <div className="sm:col-span-2">
        <MoreFields
          label="Add hours, pay or supervisor"
          paths={[`${path}.hours`, `${path}.pay`, `${path}.supervisor`]}
          wanted={isFederal}
        >
          <div className="grid gap-4 sm:grid-cols-2">
            <ResumeField path={`${path}.hours`} />
            <ResumeField path={`${path}.pay`} />
            <ResumeField path={`${path}.supervisor`} className="sm:col-span-2" />
          </div>
        </MoreFields>
      </div>
      <ResumeField path={`${path}.description`} className="sm:col-span-2" />
      <div className="sm:col-span-2">
        <PhrasePicker path={`${path}.description`} about="job" titlePath={`${path}.position`} />
      </div>
      <EarlierRoles path={path} />
    </div>
  );
});

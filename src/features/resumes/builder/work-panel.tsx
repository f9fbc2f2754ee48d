import { memo } from 'react';
import { RESUME, JOB } from '#documents/resume/fields.ts';
import type { EmploymentEntry } from '#documents/resume/schema.ts';
import { EntryList } from '#editor/fields/entry-list.tsx';
import { IncludedSection } from '#editor/fields/included-section.tsx';
import { Checkbox } from '#editor/fields/checkbox.tsx';
import { fieldId } from '#editor/fields/use-field-focus.ts';
import { DocumentMonth } from '#editor/fields/month-field.tsx';
import { onForm } from '#editor/fields/on-form.ts';
import { LongText } from '#editor/fields/long-text.tsx';
import { LineField } from '#editor/fields/text-field.tsx';
import { useDocumentFlag } from '#editor/session/use-document-value.ts';
import { copyOfJob, emptyJob } from '../editing/entries.ts';
import { datesOf } from '../editing/entry-dates.ts';
import { BULLET_HINT } from '../content/hints.ts';
import { DatesOutOfOrder } from './dates-out-of-order.tsx';
import { EarlierRoles } from './earlier-roles.tsx';
import { PhrasePicker } from './phrase-picker.tsx';

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
        besides={datesOf}
        firstField="position"
        adding={{ label: 'Add job', make: emptyJob }}
        copyOf={copyOfJob}
      >
        {(index) => <JobFields index={index} />}
      </EntryList>
    </IncludedSection>
  );
}

/** The fields of one job; drawn again only when they themselves change. */
const JobFields = memo(function JobFields({ index }: { index: number }) {
  const path = `employment.${index}`;
  const [current, setCurrent] = useDocumentFlag(`${path}.current`);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <LineField path={`${path}.position`} {...onForm(JOB.position)} />
      <LineField path={`${path}.company`} {...onForm(JOB.company)} />
      <LineField path={`${path}.location`} {...onForm(JOB.location)} className="sm:col-span-2" />
      <DocumentMonth path={`${path}.startDate`} {...onForm(JOB.startDate)} />
      <DocumentMonth
        path={`${path}.endDate`}
        {...onForm(JOB.endDate)}
        instead={current ? 'Present' : undefined}
        onPresent={() => setCurrent(true)}
      />
      <DatesOutOfOrder path={path} />
      <div className="sm:col-span-2">
        <Checkbox
          id={fieldId(`${path}.current`)}
          {...onForm(JOB.current)}
          checked={current}
          onChange={setCurrent}
        />
      </div>
      <LongText
        marks={RESUME}
        path={`${path}.description`}
        {...onForm(JOB.description)}
        rows={5}
        className="sm:col-span-2"
        hint={BULLET_HINT}
      />
      <div className="sm:col-span-2">
        <PhrasePicker path={`${path}.description`} about="job" />
      </div>
      <EarlierRoles path={path} />
    </div>
  );
});

import { memo } from 'react';
import { Checkbox } from '#ui/editor/checkbox.tsx';
import { DocumentMonth } from '#platform/document-store/builder/document-month.tsx';
import { LineField, LinesField } from '#platform/document-store/builder/text-field.tsx';
import { useDocumentFlag, useDocumentText } from '#platform/document-store/builder/use-document-value.ts';
import { BULLET_HINT } from '../content/hints.ts';

/** The fields of one job; drawn again only when they themselves change. */
export const JobFields = memo(function JobFields({ index }: { index: number }) {
  const path = `employment.${index}`;
  const [current, setCurrent] = useDocumentFlag(`${path}.current`);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <LineField path={`${path}.position`} label="Position" required />
      <LineField path={`${path}.company`} label="Company" required />
      <LineField path={`${path}.location`} label="Location" className="sm:col-span-2" />
      <DocumentMonth path={`${path}.startDate`} label="Start date" />
      <DocumentMonth path={`${path}.endDate`} label="End date" instead={current ? 'Present' : undefined} />
      <DatesOutOfOrder path={path} />
      <div className="sm:col-span-2">
        <Checkbox label="I currently work here" checked={current} onChange={setCurrent} />
      </div>
      <LinesField
        path={`${path}.description`}
        label="Description"
        rows={5}
        className="sm:col-span-2"
        hint={BULLET_HINT}
      />
    </div>
  );
});

/** A quiet word where a job ends before it begins; it hinders nothing. */
function DatesOutOfOrder({ path }: { path: string }) {
  const { value: start } = useDocumentText(`${path}.startDate`);
  const { value: end } = useDocumentText(`${path}.endDate`);
  const [current] = useDocumentFlag(`${path}.current`);
  const wrong = !current && start !== '' && end !== '' && end < start;
  return (
    <p role="status" className="text-sm text-caution empty:hidden sm:col-span-2">
      {wrong && 'This end date is before the start date.'}
    </p>
  );
}

import { memo } from 'react';
import { Checkbox } from '#editor/fields/checkbox.tsx';
import { fieldId } from '#editor/fields/use-field-focus.ts';
import { DocumentMonth } from '#editor/fields/document-month.tsx';
import { LineField, LinesField } from '#editor/fields/text-field.tsx';
import { useDocumentFlag } from '#editor/session/use-document-value.ts';
import { BULLET_HINT } from '../content/hints.ts';
import { DatesOutOfOrder } from './dates-out-of-order.tsx';
import { PhrasePicker } from './phrase-picker.tsx';

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
        <Checkbox
          id={fieldId(`${path}.current`)}
          label="I currently work here"
          checked={current}
          onChange={setCurrent}
        />
      </div>
      <LinesField
        path={`${path}.description`}
        label="Description"
        rows={5}
        className="sm:col-span-2"
        hint={BULLET_HINT}
      />
      <div className="sm:col-span-2">
        <PhrasePicker path={`${path}.description`} about="job" />
      </div>
    </div>
  );
});

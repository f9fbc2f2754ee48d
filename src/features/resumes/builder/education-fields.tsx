import { memo } from 'react';
import { DocumentMonth } from '#editor/fields/document-month.tsx';
import { LineField, LinesField } from '#editor/fields/text-field.tsx';
import { BULLET_HINT } from '../content/hints.ts';
import { PhrasePicker } from './phrase-picker.tsx';

/** The fields of one degree or course; drawn again only when they themselves change. */
export const EducationFields = memo(function EducationFields({ index }: { index: number }) {
  const path = `education.${index}`;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <LineField path={`${path}.degree`} label="Degree" required className="sm:col-span-2" />
      <LineField path={`${path}.school`} label="School" required className="sm:col-span-2" />
      <LineField path={`${path}.location`} label="Location" />
      <DocumentMonth path={`${path}.graduationDate`} label="Graduation date" />
      <LinesField
        path={`${path}.description`}
        label="Description"
        rows={3}
        className="sm:col-span-2"
        hint={BULLET_HINT}
      />
      <div className="sm:col-span-2">
        <PhrasePicker path={`${path}.description`} about="education" />
      </div>
    </div>
  );
});

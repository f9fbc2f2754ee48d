import { memo } from 'react';
import { STUDY } from '#documents/resume/fields.ts';
import { DocumentMonth } from '#editor/fields/document-month.tsx';
import { onForm } from '#editor/fields/on-form.ts';
import { LineField, LinesField } from '#editor/fields/text-field.tsx';
import { BULLET_HINT } from '../content/hints.ts';
import { PhrasePicker } from './phrase-picker.tsx';

/** The fields of one degree or course; drawn again only when they themselves change. */
export const EducationFields = memo(function EducationFields({ index }: { index: number }) {
  const path = `education.${index}`;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <LineField path={`${path}.degree`} {...onForm(STUDY.degree)} className="sm:col-span-2" />
      <LineField path={`${path}.school`} {...onForm(STUDY.school)} className="sm:col-span-2" />
      <LineField path={`${path}.location`} {...onForm(STUDY.location)} />
      <DocumentMonth path={`${path}.graduationDate`} {...onForm(STUDY.graduationDate)} />
      <LinesField
        path={`${path}.description`}
        {...onForm(STUDY.description)}
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

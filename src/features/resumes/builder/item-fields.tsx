import { memo, useState } from 'react';
import type { FurtherSectionKind } from '#documents/resume/section-kinds.ts';
import { useEditorSession } from '#editor/session/use-session.ts';
import { valueAt } from '#editor/session/content.ts';
import { ITEM_LABELS, sectionKind, type ItemField } from '../content/section-kinds.ts';
import type { PhraseSubject } from '../content/phrases/phrases-of.ts';
import { DatesOutOfOrder } from './dates-out-of-order.tsx';
import { ResumeField } from './fields/resume-field.tsx';
import { PhrasePicker } from './phrase-picker.tsx';

/** What the phrases for a description are about, where there are any. */
const PHRASES_FOR: Partial<Record<FurtherSectionKind, PhraseSubject>> = {
  projects: 'project',
  volunteering: 'volunteering',
};

type ItemFieldsProps = { path: string; kind: FurtherSectionKind };

/** The fields of one entry of a further section: those of its kind, and whatever else holds something. */
export const ItemFields = memo(function ItemFields({ path, kind }: ItemFieldsProps) {
  const session = useEditorSession();
  const { fields } = sectionKind(kind);
  // Decided when the form opens: a field must not disappear while it is being emptied.
  const [held] = useState(() =>
    Object.keys(ITEM_LABELS).filter((field) => {
      const { content } = session.state();
      const hidden = field === 'description' ? valueAt(content, `data.${path}.hiddenLines.0`) : undefined;
      return Boolean(valueAt(content, `data.${path}.${field}`)) || hidden !== undefined;
    }),
  );
  const isAsked = (field: ItemField) => fields[field] !== undefined || held.includes(field);
  const field = (name: ItemField, wide = true) =>
    isAsked(name) && <ResumeField path={`${path}.${name}`} {...(wide && { className: 'sm:col-span-2' })} />;
  const about = PHRASES_FOR[kind];
  const short = kind === 'languages';
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {field('title', !short)}
      {field('subtitle', !short)}
      {field('location')}
      {field('startDate', false)}
      {field('endDate', false)}
      {isAsked('startDate') && isAsked('endDate') && <DatesOutOfOrder path={path} />}
      {isAsked('current') && <div className="sm:col-span-2">{field('current')}</div>}
      {field('url')}
      {field('description')}
      {about && (
        <div className="sm:col-span-2">
          <PhrasePicker path={`${path}.description`} about={about} />
        </div>
      )}
    </div>
  );
});

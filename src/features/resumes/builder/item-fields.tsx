import { memo, useState } from 'react';
import { URL_MAX } from '#documents/limits.ts';
import { ITEM, RESUME } from '#documents/resume/fields.ts';
import type { FurtherSectionKind } from '#documents/resume/section-kinds.ts';
import { DocumentMonth } from '#editor/fields/month-field.tsx';
import { urlWarning } from '#editor/fields/address-warnings.ts';
import { useEditorSession } from '#editor/session/use-session.ts';
import { LongText } from '#editor/fields/long-text.tsx';
import { LineField } from '#editor/fields/text-field.tsx';
import { useDocumentFlag } from '#editor/session/use-document-value.ts';
import { valueAt } from '#editor/session/content.ts';
import { Checkbox } from '#editor/fields/checkbox.tsx';
import { fieldId } from '#editor/fields/use-field-focus.ts';
import { BULLET_HINT } from '../content/hints.ts';
import { ITEM_LABELS, sectionKind, type ItemField } from '../content/section-kinds.ts';
import { DatesOutOfOrder } from './dates-out-of-order.tsx';
import { PhrasePicker } from './phrase-picker.tsx';

type ItemFieldsProps = { path: string; kind: FurtherSectionKind };

/** The fields of one entry of a further section: those of its kind, and whatever else holds something. */
export const ItemFields = memo(function ItemFields({ path, kind }: ItemFieldsProps) {
  const session = useEditorSession();
  const { fields, hints = {} } = sectionKind(kind);
  const [current, setCurrent] = useDocumentFlag(`${path}.current`);
  // Decided when the form opens: a field must not disappear while it is being emptied.
  const [held] = useState(() =>
    Object.keys(ITEM_LABELS).filter((field) => {
      const { content } = session.state();
      const hidden = field === 'description' ? valueAt(content, `data.${path}.hiddenLines.0`) : undefined;
      return Boolean(valueAt(content, `data.${path}.${field}`)) || hidden !== undefined;
    }),
  );
  const label = (field: ItemField) =>
    fields[field] ?? (held.includes(field) ? ITEM_LABELS[field] : undefined);
  const line = (field: 'title' | 'subtitle' | 'location', wide: boolean) => {
    const name = label(field);
    const hint = hints[field];
    return (
      name && (
        <LineField
          path={`${path}.${field}`}
          label={name}
          {...(hint && { hint })}
          {...(wide && { className: 'sm:col-span-2' })}
        />
      )
    );
  };
  const short = kind === 'languages';
  const start = label('startDate');
  const end = label('endDate');
  const goesOn = label('current');
  const url = label('url');
  const description = label('description');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {line('title', !short)}
      {line('subtitle', !short)}
      {line('location', true)}
      {start && <DocumentMonth path={`${path}.startDate`} label={start} />}
      {end && (
        <DocumentMonth
          path={`${path}.endDate`}
          label={end}
          instead={current ? 'Present' : undefined}
          onPresent={goesOn ? () => setCurrent(true) : undefined}
        />
      )}
      {start && end && <DatesOutOfOrder path={path} />}
      {goesOn && (
        <div className="sm:col-span-2">
          <Checkbox id={fieldId(`${path}.current`)} label={goesOn} checked={current} onChange={setCurrent} />
        </div>
      )}
      {url && (
        <LineField
          path={`${path}.url`}
          label={url}
          inputMode="url"
          max={URL_MAX}
          warn={urlWarning}
          className="sm:col-span-2"
        />
      )}
      {description && (
        <LongText
          marks={RESUME}
          path={`${path}.description`}
          label={description}
          hiddenLines={ITEM.description.hiddenLines}
          rows={3}
          className="sm:col-span-2"
          hint={hints.description ?? BULLET_HINT}
        />
      )}
      {kind === 'projects' && (
        <div className="sm:col-span-2">
          <PhrasePicker path={`${path}.description`} about="project" />
        </div>
      )}
    </div>
  );
});

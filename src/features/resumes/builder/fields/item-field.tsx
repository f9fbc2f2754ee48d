import { URL_MAX } from '#documents/limits.ts';
import { ITEM, RESUME } from '#documents/resume/fields.ts';
import type { FurtherSectionKind } from '#documents/resume/section-kinds.ts';
import { urlWarning } from '#editor/fields/address-warnings.ts';
import { LongText } from '#editor/fields/long-text.tsx';
import { DocumentMonth } from '#editor/fields/month-field.tsx';
import { LineField } from '#editor/fields/text-field.tsx';
import { useDocumentText } from '#editor/session/use-document-value.ts';
import { BULLET_HINT } from '../../content/hints.ts';
import { ITEM_LABELS, sectionKind, type ItemField as ItemFieldName } from '../../content/section-kinds.ts';
import { EndDate, FlagField } from './date-and-flag-fields.tsx';

/** A field of an entry of a further section, asked for in the words of its kind. */
export function ItemField({ path, className }: { path: string; className?: string }) {
  const [, section, , , name] = path.split('.');
  // The table has no other fields, the schema no other kinds; a section that was just removed has none.
  const field = name as ItemFieldName;
  const kind = useDocumentText(`sections.${section}.kind`).value as FurtherSectionKind | '';
  if (kind === '') return null;
  const { fields, hints = {} } = sectionKind(kind);
  const label = fields[field] ?? ITEM_LABELS[field];
  const hint = hints[field];
  const props = { path, label, ...(hint && { hint }), ...(className && { className }) };
  switch (field) {
    case 'startDate':
      return <DocumentMonth path={path} label={label} />;
    case 'endDate':
      return <EndDate path={path} label={label} mayGoOn={fields.current !== undefined} />;
    case 'current':
      return <FlagField path={path} label={label} />;
    case 'url':
      return <LineField inputMode="url" max={URL_MAX} warn={urlWarning} {...props} />;
    case 'description':
      return (
        <LongText
          marks={RESUME}
          hiddenLines={ITEM.description.hiddenLines}
          rows={3}
          {...props}
          hint={hint ?? BULLET_HINT}
        />
      );
    default:
      return <LineField {...props} />;
  }
}

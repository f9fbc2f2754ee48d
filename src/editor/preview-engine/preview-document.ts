import type { KindIdentity } from '#documents/document-kind.ts';
import type { Fields } from '#documents/fields.ts';
import type { PrintedData, PrintedKindName } from '#documents/printed-kinds.ts';
import { withoutUnreadMonths } from '#documents/unread-months.ts';
import type { Content } from '#editor/session/content.ts';
import { localDay } from '#platform/clock/clock.ts';
import type { PreviewDocument } from './protocol.ts';

/**
 * Makes of what is on the screen what a preview is asked for: dates that cannot be read yet are not printed, and kinds
 * that print the day have the person's own.
 */
export function previewDocumentOf<Name extends PrintedKindName>(
  { name: kind, isDated = false }: KindIdentity<Name>,
  fields: Fields,
) {
  return ({ templateId, data }: Content<PrintedData[Name]>): PreviewDocument<Name> => ({
    ...{ kind, templateId, data: withoutUnreadMonths(fields, data) },
    ...(isDated && { date: localDay(new Date()) }),
  });
}

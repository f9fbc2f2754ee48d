import { isBefore } from '#documents/text/dates.ts';
import { useDocumentFlag, useDocumentText } from '#editor/session/use-document-value.ts';

/** Warns where something ends before it begins; it can be saved all the same. */
export function DatesOutOfOrder({ path }: { path: string }) {
  const { value: start } = useDocumentText(`${path}.startDate`);
  const { value: end } = useDocumentText(`${path}.endDate`);
  const [current] = useDocumentFlag(`${path}.current`);
  const wrong = !current && isBefore(end, start);
  return (
    <p role="status" className="text-sm text-caution empty:hidden sm:col-span-2">
      {wrong && 'This end date is before the start date.'}
    </p>
  );
}

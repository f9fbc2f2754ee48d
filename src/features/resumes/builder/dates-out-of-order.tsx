import { isBefore } from '#documents/text/dates.ts';
import { useDocumentFlag, useDocumentText } from '#editor/session/use-document-value.ts';

const NAMES = { endDate: 'end date', graduationDate: 'graduation date' } as const;
type DatesOutOfOrderProps = { path: string; end?: keyof typeof NAMES };

/** Warns where something ends before it begins; it can be saved all the same. */
export function DatesOutOfOrder({ path, end: endField = 'endDate' }: DatesOutOfOrderProps) {
  const { value: start } = useDocumentText(`${path}.startDate`);
  const { value: end } = useDocumentText(`${path}.${endField}`);
  const [current] = useDocumentFlag(`${path}.current`);
  const wrong = !current && isBefore(end, start);
  return (
    <p role="status" className="text-sm text-caution empty:hidden sm:col-span-2">
      {wrong && `This ${NAMES[endField]} is before the start date.`}
    </p>
  );
}

import { takenValues } from '#documents/letter/taken-values.ts';
import type { ApplicationRow } from '../contract.ts';

/**
 * Of several applications that use a letter the one that it was made for, by what it took over; none where its words are
 * of none of them, or of nobody's any more: no letter changes between employers by itself. A letter of one application is
 * for that one.
 * @param rows those that use it
 */
export function madeFor<Row extends Pick<ApplicationRow, 'id' | 'employer' | 'position'>>(
  letter: object,
  rows: readonly Row[],
): Row | undefined {
  if (rows.length < 2) return rows[0];
  const taken = takenValues(letter);
  const [company = '', position = ''] = [taken['recipient.company'], taken['recipient.position']];
  if (company === '' && position === '') return undefined;
  return rows
    .filter((row) => row.employer === company && row.position === position)
    .toSorted((a, b) => a.id - b.id)[0];
}

/** Least digits of a telephone number that somebody else's contact details may name. */
const LEAST = 8;

/** The telephone numbers that a text seems to name: long rows of digits with blanks and signs between them. */
export function phonesIn(text: string): string[] {
  const rows = text.match(/\+?\(?\d(?:[\s().\-–/]{0,3}\d){6,17}/gu) ?? [];
  return rows.filter((row) => row.replace(/\D/g, '').length >= LEAST);
}

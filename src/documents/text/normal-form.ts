/**
 * More marks on one letter than any language has: as many as Unicode's Stream-Safe Text Format (UAX #15) allows.
 * Putting a run of marks in order, and shaping it, takes the square of its length.
 */
const TOO_MANY_MARKS = /(?<=\p{M}{30})\p{M}+/gu;

/** A text in one of Unicode's normal forms, with at most thirty marks on a letter, so that no text takes seconds. */
export function normalForm(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  // eslint-disable-next-line no-restricted-syntax -- the one place
  return text.replace(TOO_MANY_MARKS, '').normalize(form);
}

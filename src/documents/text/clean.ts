/**
 * Cleaning of text before it is printed. What a person wrote comes out as written, less what paper cannot
 * show and what breaks searching: controls, private use, noncharacters and invisible joints.
 */

/** Line ends of every system, and Unicode's own. */
const LINE_END = /\r\n?|[\u0085\u2028\u2029\v\f]/gu;

/** Blanks of unusual width: readers of PDFs glue words that only such a blank keeps apart. */
const BLANK = /[\t\u1680\u2000-\u200a\u202f\u205f\u3000\u3164\uffa0]/gu;

/**
 * Controls except the line feed, private use, noncharacters, and characters without a shape: soft hyphen,
 * zero-width space, word joiner, embeddings and overrides of direction, byte order mark, annotation, object
 * and replacement marks (the last also stands for half a character). Zero-width (non-)joiners stay: Persian,
 * Indic scripts and emoji need them.
 */
const UNPRINTABLE =
  /(?!\n)[\p{Cc}\p{Co}\p{NChar}\u{ad}\u{34f}\u{115f}\u{1160}\u{180e}\u{200b}\u{202a}-\u{202e}\u{2060}-\u{2064}\u{206a}-\u{206f}\u{feff}\u{fff9}-\u{fffd}]/gu;

/**
 * A chain of Indic consonants that no word has: shapers count the signs of a syllable in one byte, and end the
 * process past that. It goes on in a new syllable.
 */
const TOO_LONG_CONJUNCT =
  /(?:\p{L}\p{M}?[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca][\u200c\u200d]?){20}(?=\p{L})/gu;

/** Text of several lines: composed (NFC), without unprintable characters, each line trimmed, single blanks. */
export function cleanText(text: string): string {
  const printable = text.toWellFormed().replace(LINE_END, '\n').replace(BLANK, ' ').replace(UNPRINTABLE, '');
  return normalForm(printable, 'NFC')
    .replace(TOO_LONG_CONJUNCT, (chain) => `${chain}\u200c`)
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/^[ \n]+/, '')
    .replace(/(?<![ \n])[ \n]+$/, '');
}

/** Text of one line: as `cleanText`, with line ends turned to blanks. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\n+/g, ' ');
}

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

/** The text with a capital at its beginning. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

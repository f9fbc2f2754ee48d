import { normalForm } from '../../../text/normal-form.ts';
/** Presentation forms (ligatures, Arabic and Hebrew shapes, full and half widths) as the letters they stand for. */
const SHAPES = /[\ufb00-\ufb4f\ufb50-\ufdff\ufe70-\ufefc\uff01-\uff5e\uff61-\uff9f]/g;
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\s]+/g;
const NOTHING = /[\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Letters as they are written, not as they are shaped: "ﬁ" is "fi". */
export function plainLetters(text: string): string {
  return text.replace(SHAPES, (shape) => normalForm(shape, 'NFKC')).replace(NOTHING, '');
}

/** Blanks of every width are one blank; tabs stay. Soft hyphens do so only at the end, where a word is broken. */
export function plainBlanks(text: string): string {
  const single = text
    .replace(SPACES, (blanks) => (blanks.includes('\t') ? '\t' : ' '))
    .replace(/\u00ad(?=.)/g, '');
  return normalForm(single, 'NFC');
}

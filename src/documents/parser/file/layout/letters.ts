import { normalForm } from '#documents/text/clean.ts';

/* Letters and the marks of lists as they are written, whatever shape or font the file has them in. */

/** Presentation forms (ligatures, Arabic and Hebrew shapes, full and half widths) as the letters they stand for. */
const SHAPES = /[\ufb00-\ufb4f\ufb50-\ufdff\ufe70-\ufefc\uff01-\uff5e\uff61-\uff9f]/g;
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\s]+/g;
/** Signs that are seen as a hyphen; Word on a Mac writes three of them for one. */
const HYPHENS = /-\u00ad?\u2010|\u00ad\u2010|[\u2010\u2011]/g;
const NOTHING = /[\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Letters as they are written, not as they are shaped: "ﬁ" is "fi". */
export function plainLetters(text: string): string {
  return text
    .replace(SHAPES, (shape) => normalForm(shape, 'NFKC'))
    .replace(HYPHENS, '-')
    .replace(NOTHING, '');
}

/** Blanks of every width are one blank; tabs stay. Soft hyphens do so only at the end, where a word is broken. */
export function plainBlanks(text: string): string {
  const single = text
    .replace(SPACES, (blanks) => (blanks.includes('\t') ? '\t' : ' '))
    .replace(/\u00ad(?=.)/g, '');
  return normalForm(single, 'NFC');
}

/** Signs that begin an item of a list and nothing else. */
const SIGNS = '⋆✱✳❍▷⊳❯•‣⁃∙◦●○◉◎▪▫■□◆◇❖✦✧★☆✓✔✗➢➤➔➜→⇒►▶▸▹»›·⦿⁌⁍➣➥🔹🔸';
/** Signs of symbol fonts that have no name in Unicode: Word's and LaTeX's bullets. */
const PRIVATE = '\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf0a8\uf06e\uf071\uf02d\uf0e0';
const SIGN = new RegExp(`^([${SIGNS}${PRIVATE}])(?:\\s*)(?=\\S)`, 'u');
/** Signs that are words or figures as well: a blank must follow. */
const SIGN_AND_BLANK = /^([-–—*+~o§¨Øü])\s+(?=\S)/;
const NUMBER = /^(\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])\s+(?=\p{L})/u;

/** What a line begins with as an item of a list, and the rest. A sign that stands alone is an item to come. */
export function splitBullet(text: string): { bullet: string; rest: string } {
  const alone = text.trim();
  if (new RegExp(`^[${SIGNS}${PRIVATE}]$`, 'u').test(alone)) return { bullet: alone, rest: '' };
  const match = SIGN.exec(text) ?? SIGN_AND_BLANK.exec(text) ?? NUMBER.exec(text);
  if (!match?.[1]) return { bullet: '', rest: text };
  return { bullet: match[1], rest: text.slice(match[0].length) };
}

/** Four single letters or more, a blank after each: a word pulled apart. */
const SPELLED = /(?<!\S)\p{L}(?: \p{L}){3,}(?!\S)/gu;

/**
 * Words pulled apart by blanks, as in "S K I L L S", put together again; two blanks and more part the words. Also
 * says whether there were any.
 */
export function spellingMended(text: string): { text: string; spelled: boolean } {
  const mended = text.replace(SPELLED, (word) => word.replace(/ /g, ''));
  return { text: mended.replace(/ {2,}/g, ' '), spelled: mended !== text };
}

import { normalForm } from '../text/clean.ts';

/*
 * A text as those of its signs that mean something, each with its place in the text: letters in small and of usual
 * width, without what is not seen and without marks of bold and italic.
 */

/** One sign, and where it stands in the text. */
export type Sign = { sign: string; from: number; to: number };

/** A part of a text. */
export type TextStretch = { from: number; to: number };

/** Soft hyphens, joints and the like, the stars and the backslashes of marks. */
const UNSEEN = /[\p{Cf}\u00ad*\\]/u;

/** How people who hide from robots write an at-sign and a dot, in the languages of documents and those beside them. */
const AT = 'at|ät|@|arroba|arobase|chiocciola|apenstaartje|małpa|alfakrøll|krøllalfa|snabel-?a';
const DOT = 'dot|\\.|punkt|punto|ponto|point|kropka|prikk|prick|punktum';

const bracketed = (words: string) => new RegExp(`^\\s{0,3}[([{<]\\s?(?:${words})\\s?[)\\]}>]\\s{0,3}`, 'iu');
const apart = (words: string) => new RegExp(`^\\s{1,3}[-_]?(?:${words})[-_]?\\s{1,3}`, 'iu');

/** What else is written for an at-sign and for a dot: in addresses of links, and by people. */
const WRITTEN_OUT: readonly [RegExp, string][] = [
  [/^%40/, '@'],
  [/^%2b/i, '+'],
  [/^%2e/i, '.'],
  [bracketed(AT), '@'],
  [bracketed(DOT), '.'],
];

/** Where blanks mean nothing, as in an email address, also words between them. Elsewhere "at" is a word. */
const WRITTEN_APART: readonly [RegExp, string][] = [...WRITTEN_OUT, [apart(AT), '@'], [apart(DOT), '.']];

/** The longest of them, with blanks. */
const AHEAD = 24;

/** Every sign of a text that is seen. @param without blanks, too, where an address is looked for */
export function signsOf(text: string, without: 'blanks' | 'nothing' = 'nothing'): Sign[] {
  const signs: Sign[] = [];
  for (let at = 0; at < text.length;) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const spelled = writtenOut(text, at, character, without);
    const to = at + (spelled?.length ?? character.length);
    const isLeft = UNSEEN.test(character) || (without === 'blanks' && /\s/u.test(character) && !spelled);
    if (!isLeft) for (const sign of spelled?.sign ?? plainForm(character)) signs.push({ sign, from: at, to });
    at = to;
  }
  return signs;
}

function plainForm(character: string): string {
  const usual = character <= '~' ? character : normalForm(character, 'NFKC');
  return usual.toLowerCase();
}

function writtenOut(
  text: string,
  at: number,
  first: string,
  without: 'blanks' | 'nothing',
): { sign: string; length: number } | undefined {
  if (!/[\s%([{<]/u.test(first)) return undefined;
  const ahead = text.slice(at, at + AHEAD);
  for (const [form, sign] of without === 'blanks' ? WRITTEN_APART : WRITTEN_OUT) {
    const found = form.exec(ahead)?.[0];
    if (found) return { sign, length: found.length };
  }
  return undefined;
}

const DIGIT = /^\p{Nd}$/u;

/** The value of a digit of any script; undefined for what is none. Digits of a script stand in a row from 0 to 9. */
function digitValue(typed: string): number | undefined {
  // Raised and circled digits, too.
  const character = typed <= '~' ? typed : normalForm(typed, 'NFKC');
  if (character.length > 2 || !DIGIT.test(character)) return undefined;
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

/** A digit, and where it stands in the text. */
export type Digit = TextStretch & { value: number };

/** Every digit of a text. */
export function digitsOf(text: string): Digit[] {
  const digits: Digit[] = [];
  for (let at = 0; at < text.length;) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const value = digitValue(character);
    if (value !== undefined) digits.push({ value, from: at, to: at + character.length });
    at += character.length;
  }
  return digits;
}

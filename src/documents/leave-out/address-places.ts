import type { SearchedText, SignRow } from './searched-text.ts';
import { signsOf, type Sign, type TextStretch } from './signs.ts';

const PART_OF_EMAIL = /[\p{L}\p{N}._%+-]/u;
const PART_OF_HOST = /[\p{L}\p{N}.-]/u;

/** An email address within any text. */
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;

/** The email addresses that a text names. */
export function emailsIn(text: string): string[] {
  return [...new Set(text.match(EMAIL) ?? [])];
}

/** Where an email address stands in a text, whatever its capitals, also with blanks in it or its signs written out. */
export function emailPlaces(searched: SearchedText, email: string): TextStretch[] {
  const { text } = searched;
  const wanted = signsOf(email, 'blanks')
    .map(({ sign }) => sign)
    .join('');
  if (!wanted.includes('@')) return [];
  const row = searched.signs('blanks');
  const { signs } = row;
  return placesOf(row, wanted).flatMap((at) => {
    const found = stretch(signs, at, at + [...wanted].length - 1);
    // Of what stands right beside it; blanks part it from other words.
    const [before, after] = [text.slice(0, found.from).at(-1) ?? '', text.slice(found.to, found.to + 2)];
    const isOther = PART_OF_EMAIL.test(before) || /^(?:[\p{L}\p{N}]|[.-][\p{L}\p{N}])/u.test(after);
    return isOther ? [] : [found];
  });
}

/** Where an address in the web stands in a text, with or without its scheme, and what lies below it. */
export function linkPlaces(searched: SearchedText, link: string): TextStretch[] {
  const wanted = bareLink(link);
  if (wanted.length < 4) return [];
  const row = searched.signs();
  const { signs } = row;
  return placesOf(row, wanted).flatMap((at) => {
    let [first, last] = [at, at + [...wanted].length - 1];
    const next = signs[last + 1]?.sign ?? ' ';
    if (/[\p{L}\p{N}-]/u.test(next) || (next === '.' && /[\p{L}\p{N}]/u.test(signs[last + 2]?.sign ?? ' ')))
      return [];
    while (first > 0 && PART_OF_HOST.test(signs[first - 1]?.sign ?? ' ')) first -= 1;
    // The end of somebody's email address is no address of this one.
    if (signs[first - 1]?.sign === '@') return [];
    while (/[:/]/.test(signs[first - 1]?.sign ?? ' ')) first -= 1;
    while (first > 0 && first < at && /[a-z]/.test(signs[first - 1]?.sign ?? ' ')) first -= 1;
    if (/[/?#]/.test(next)) while (/[^\s<>()[\]"']/u.test(signs[last + 1]?.sign ?? ' ')) last += 1;
    return [stretch(signs, first, last)];
  });
}

/** An address as people say it: no scheme, no "www.", no stroke at its end. */
function bareLink(link: string): string {
  const signs = signsOf(link.trim())
    .map(({ sign }) => sign)
    .join('');
  return signs
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
}

function stretch(signs: readonly Sign[], first: number, last: number): TextStretch {
  return { from: signs[first]?.from ?? 0, to: signs[last]?.to ?? 0 };
}

/** Whether words stand in a text as whole words, whatever their capitals. */
export function hasWords(searched: SearchedText, words: string): boolean {
  const row = searched.signs();
  const wanted = signsOf(words.trim().replace(/\s+/gu, ' '))
    .map(({ sign }) => sign)
    .join('');
  if (wanted.length < 2) return false;
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  const length = [...wanted].length;
  return placesOf(row, wanted).some(
    (at) => !isLetter(row.signs[at - 1]?.sign) && !isLetter(row.signs[at + length]?.sign),
  );
}

/** Where a row of signs stands among others: the indexes of its first signs. */
function placesOf({ signs, joined }: SignRow, wanted: string): number[] {
  if (!joined.includes(wanted)) return [];
  const row = [...wanted];
  const [first] = row;
  return signs.flatMap(({ sign }, at) =>
    sign === first && row.every((each, index) => signs[at + index]?.sign === each) ? [at] : [],
  );
}

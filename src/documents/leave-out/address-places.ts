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

/** Where any email address and any address in the web stand. */
export function anyAddressPlaces(text: string): TextStretch[] {
  return [...text.matchAll(EMAIL), ...text.matchAll(/https?:\/\/[^\s<>()[\]"']{1,2000}/giu)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** Most letters of what stands before the at-sign. */
const LOCAL_MAX = 64;

/** Where an email address stands in a text, whatever its capitals and its "+tag", also with its signs written out. */
export function emailFinder(email: string): (searched: SearchedText) => TextStretch[] {
  const wanted = joined(signsOf(email, 'blanks'));
  const at = wanted.lastIndexOf('@');
  const tag = wanted.slice(0, at).indexOf('+', 1);
  const local = [...wanted.slice(0, tag > 0 ? tag : Math.max(0, at))];
  const domain = wanted.slice(at);
  if (at <= 0 || local.length === 0) return () => [];
  return (searched) => {
    const row = searched.signs('blanks');
    return placesOf(row, domain).flatMap((place) =>
      localEnds(row.signs, place).flatMap((end) => {
        const first = end - local.length;
        const isIt = local.every((sign, index) => row.signs[first + index]?.sign === sign);
        const found = stretch(row.signs, first, place + [...domain].length - 1);
        return isIt && !isWithinOther(searched.text, found) ? [withBefore(searched.text, found)] : [];
      }),
    );
  };
}

/** Where what stands before an at-sign may end: at it, or at a "+tag" before it. */
function localEnds(signs: readonly Sign[], at: number): number[] {
  const ends = [at];
  for (let index = at - 1; index > 0 && at - index < LOCAL_MAX; index -= 1) {
    const [sign, next] = [signs[index], signs[index + 1]];
    if (!sign || sign.to !== next?.from || !PART_OF_EMAIL.test(sign.sign)) break;
    if (sign.sign === '+') ends.push(index);
  }
  return ends;
}

/** By what stands right beside it; blanks part it from other words. */
function isWithinOther(text: string, { from, to }: TextStretch): boolean {
  const [before, after] = [text.slice(Math.max(0, from - 2), from), text.slice(to, to + 2)];
  return /[\p{L}\p{N}]$/u.test(before) || /^(?:[\p{L}\p{N}]|[.-][\p{L}\p{N}])/u.test(after);
}

/** What is joined to it by a dot or a stroke, as "Email.", goes with it. */
function withBefore(text: string, { from, to }: TextStretch): TextStretch {
  let first = from;
  while (first > 0 && from - first < LOCAL_MAX && PART_OF_EMAIL.test(text[first - 1] ?? ' ')) first -= 1;
  return { from: first, to };
}

/** Where an address in the web stands in a text, with or without its scheme, and what lies below it. */
export function linkFinder(link: string): (searched: SearchedText) => TextStretch[] {
  const forms = linkForms(link);
  return (searched) => forms.flatMap((wanted) => linkPlaces(searched, wanted));
}

function linkPlaces(searched: SearchedText, wanted: string): TextStretch[] {
  const row = searched.signs();
  const length = [...wanted].length;
  let done = 0;
  return placesOf(row, wanted).flatMap((at) => {
    // Within what was found already.
    if (at < done) return [];
    const found = linkAround(row.signs, at, at + length - 1);
    if (!found) return [];
    done = found.last;
    return [stretch(row.signs, found.first, found.last)];
  });
}

/** An address around the part of it that was found; undefined where that belongs to another. */
function linkAround(signs: readonly Sign[], at: number, end: number) {
  let [first, last] = [at, end];
  const signAt = (index: number) => signs[index]?.sign ?? ' ';
  const next = signAt(last + 1);
  if (/[\p{L}\p{N}-]/u.test(next) || (next === '.' && /[\p{L}\p{N}]/u.test(signAt(last + 2))))
    return undefined;
  const least = at - HOST_MAX;
  while (first > least && PART_OF_HOST.test(signAt(first - 1))) first -= 1;
  // The end of somebody's email address is no address of this one.
  if (signAt(first - 1) === '@') return undefined;
  while (first > least && /[:/]/.test(signAt(first - 1))) first -= 1;
  while (first > least && first < at && /[a-z]/.test(signAt(first - 1))) first -= 1;
  if (/[/?#]/.test(next)) while (/[^\s<>()[\]"']/u.test(signAt(last + 1))) last += 1;
  return { first, last };
}

/** Most signs of a host with its scheme. */
const HOST_MAX = 270;

/** Least signs of an address that is looked for. */
const LINK_LEAST = 4;

/** An address as it may stand elsewhere: its letters as they are, or as browsers show or copy them. */
function linkForms(link: string): string[] {
  const bare = bareLink(link.trim());
  const forms = [bare, changed(bare, decodeURI), changed(bare, encodeURI)];
  return [...new Set(forms.map((form) => joined(signsOf(form))))].filter((form) => form.length >= LINK_LEAST);
}

function changed(address: string, change: (address: string) => string): string {
  try {
    return change(address);
  } catch {
    return address;
  }
}

const LANGUAGE = /^[a-z]{2}(?:-[a-z]{2})?$/i;

/** The page that is meant: no scheme, no query, no stroke at its end, whichever host of a site it was copied from. */
function bareLink(link: string): string {
  const [address = ''] = link.replace(/^[a-z]{1,20}:\/\//i, '').split(/[?#]/);
  const [host = '', ...path] = address
    .replace(/^www\d?\./i, '')
    .replace(/\/(?:index|default)\.\w{2,5}$/i, '')
    .split('/');
  const steps = path.filter(Boolean);
  if (steps.length > 2 && LANGUAGE.test(steps.at(-1) ?? '')) steps.pop();
  return [steps.length > 0 ? siteOf(host) : host, ...steps].join('/');
}

/** A site without what leads to the same page otherwise: in another language, or for phones. */
function siteOf(host: string): string {
  const [first = '', ...others] = host.split('.');
  const isOther = others.length > 1 && (/^(?:m|mobile)$/i.test(first) || LANGUAGE.test(first));
  return isOther ? others.join('.') : host;
}

/** Where a street with its number stands in a text, whatever blanks, line ends and signs are between its words. */
export function streetFinder(street: string): (searched: SearchedText) => TextStretch[] {
  const wanted = joined(signsOf(street)).replace(/[^\p{L}\p{N}]/gu, '');
  if (wanted.length < STREET_LEAST) return () => [];
  const isPart = (beside: string) => /[\p{L}\p{N}]/u.test(beside);
  return (searched) => {
    const row = searched.words();
    return placesOf(row, wanted).flatMap((at) => {
      const found = stretch(row.signs, at, at + [...wanted].length - 1);
      const { from, to } = found;
      const { text } = searched;
      return isPart(text.slice(Math.max(0, from - 1), from)) || isPart(text.slice(to, to + 1)) ? [] : [found];
    });
  };
}

/** Least letters and digits of a street with its number. */
const STREET_LEAST = 5;

function joined(signs: readonly Sign[]): string {
  return signs.map(({ sign }) => sign).join('');
}

function stretch(signs: readonly Sign[], first: number, last: number): TextStretch {
  return { from: signs[first]?.from ?? 0, to: signs[last]?.to ?? 0 };
}

/** Whether words stand in a text as whole words, whatever their capitals. */
export function hasWords(searched: SearchedText, words: string): boolean {
  const row = searched.signs();
  const wanted = joined(signsOf(words.trim().replace(/\s+/gu, ' ')));
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

/* The text of an ad that was pasted as rich text, without markup: no document is made of it, since a worker reads it. */

import { LONG_TEXT_MAX } from '../limits.ts';
import { normalForm } from '#documents/text/clean.ts';
import { namedCharacter } from '#documents/text/named-characters.ts';

/** So much of an ad is read: as much as its field keeps, and twice the longest that people write. */
export const LONGEST_AD = LONG_TEXT_MAX;

/** So far into a text it shows whether it is markup. */
const SHOWS_MARKUP = 100_000;

/** Of markup much more is gone through, since most of it is no text. */
const LONGEST_MARKUP = 5_000_000;

export type PlainAd = { text: string; isCut: boolean };

const IS_MARKUP =
  /<(?:!doctype|html|body|div|p|ul|ol|li|br|span|h[1-6]|table|section|article|style|script|meta)\b/iu;

/** Elements whose content is no text of the ad. */
const UNSEEN = new Set([
  'script',
  'style',
  'head',
  'noscript',
  'template',
  'svg',
  'iframe',
  'object',
  'select',
  'title',
]);
/** Elements that begin on a line of their own. */
const BLOCKS = new Set(
  'p div section article header footer main aside h1 h2 h3 h4 h5 h6 ul ol table tr blockquote pre hr form dl dt dd br'.split(
    ' ',
  ),
);
const HEADINGS = /^h[1-6]$/u;

/** Text as it is; of markup the text, with bullets and lines where they were. */
export function plainAd(input: string): PlainAd {
  const read = input.slice(0, LONGEST_MARKUP);
  const plain = tidy(IS_MARKUP.test(read.slice(0, SHOWS_MARKUP)) ? withoutMarkup(read) : read);
  return {
    text: plain.slice(0, LONGEST_AD),
    isCut: plain.length > LONGEST_AD || input.length > LONGEST_MARKUP,
  };
}

function withoutMarkup(markup: string): string {
  const parts: string[] = [];
  let at = 0;
  while (at < markup.length) {
    const open = markup.indexOf('<', at);
    parts.push(decoded(markup.slice(at, open < 0 ? undefined : open)).replace(/\s+/gu, ' '));
    if (open < 0) break;
    at = afterTag(markup, open, parts);
  }
  return parts.join('');
}

/** Goes past one tag, and past all of an element that is not seen. */
function afterTag(markup: string, open: number, parts: string[]): number {
  if (markup.startsWith('<!--', open)) return past(markup, '-->', open);
  const name = /^<(\/?)([a-z][a-z0-9]{0,11})/iu.exec(markup.slice(open, open + 16));
  if (name === null) {
    parts.push('<');
    return open + 1;
  }
  const close = past(markup, '>', open);
  const tag = (name[2] ?? '').toLowerCase();
  const isEnd = name[1] === '/';
  if (UNSEEN.has(tag) && !isEnd) return pastElement(markup, tag, close);
  if (tag === 'li' && !isEnd) parts.push('\n• ');
  else if (tag === 'td' || tag === 'th') parts.push(' ');
  else if (BLOCKS.has(tag)) parts.push(HEADINGS.test(tag) && !isEnd ? '\n\n' : '\n');
  return close;
}

function past(markup: string, sign: string, from: number): number {
  const found = markup.indexOf(sign, from);
  return found < 0 ? markup.length : found + sign.length;
}

function pastElement(markup: string, tag: string, from: number): number {
  for (let at = markup.indexOf('</', from); at >= 0; at = markup.indexOf('</', at + 2)) {
    if (markup.slice(at + 2, at + 2 + tag.length).toLowerCase() === tag) return past(markup, '>', at);
  }
  return markup.length;
}

function decoded(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/giu, (whole, name: string) => {
    if (!name.startsWith('#')) return namedCharacter(name) ?? whole;
    const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : ' ';
  });
}

/** Letters in one piece, one sign for the end of a line, none that nobody sees, and at most one blank line. */
function tidy(text: string): string {
  return normalForm(text, 'NFC')
    .replace(/\r\n?|[\u2028\u2029\v\f]/gu, '\n')
    .replace(/[\u00ad\u200b\u200c\u200d\u2060\ufeff]|(?![\n\t])\p{Cc}/gu, '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .replace(/•\n+(?=[^\n•])/gu, '• ')
    .trim();
}

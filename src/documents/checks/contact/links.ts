import type { ParsedFile, ParsedLink, TextLine } from '#documents/parser/parsed-file.ts';
import type { ParsedValue, Source } from '#documents/parser/parsed-resume.ts';
import { normalForm } from '#documents/text/clean.ts';
import type { Check, Fault } from '../check.ts';
import type { CheckInput } from '../check-input.ts';
import { topLines } from './name-and-location.ts';

const SCHEME = /^(?:https?|mailto|tel):/iu;
const LOCAL = /^(?:file:|[a-z]:\\|\/)/iu;
/** What is by itself an address; a word with a link under it says nothing of where it leads. */
const ADDRESS =
  /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+[\p{L}]{2,}(?:\/\S*)?$|^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/iu;

const MAIL = /^[^\s@/:]+@[^\s@/]+\.\p{L}{2,}$/u;

/** Where these lead is not to be seen from the address. */
const SHORTENER =
  /^(?:bit\.ly|lnkd\.in|tinyurl\.com|t\.co|goo\.gl|youtu\.be|linktr\.ee|rebrand\.ly)(?:\/|$)/iu;

/** Networks that are told by their name, even where an address is glued to what stands before it. */
const NETWORK = /(?:linkedin|github|gitlab|behance|dribbble|xing|orcid)\.(?:com|org|net)/iu;

/** An address of one's own alone on its line, though its end may stand on the next. */
const SITE = /^(?:www\.)?[\p{L}\d-]{4,60}\.[a-z]{2,20}(?:\.[a-z]{1,10})?$/u;

/** No link to a profile. */
export const profileLink: Check = {
  id: 'contact/no-profile-link',
  group: 'contact',
  area: 'contact',
  severity: 'low',
  why: 'A profile or a portfolio shows what a page has no room for.',
  passed: 'There is a link to more of you',
  applies: () => true,
  find(input) {
    const { resume, file } = input;
    const follows = file?.links.some(({ url }) => /^https?:/i.test(url)) ?? false;
    const mayBeSite = ({ text }: TextLine) => NETWORK.test(text) || SITE.test(text.trim());
    if (resume.links.length > 0 || follows || topLines(input).some(mayBeSite)) return [];
    return [
      {
        missing: 'detail',
        title: 'There is no link to a profile or portfolio',
        suggestion:
          'If you have a LinkedIn profile, a portfolio or code that is public, add its address under your name.',
        places: [],
      },
    ];
  },
};

/** Links that lead nowhere, or elsewhere than they say. */
export const links: Check = {
  id: 'contact/links',
  group: 'contact',
  area: 'contact',
  severity: 'medium',
  why: 'A link is followed once. Where it fails or opens something else, nobody looks for the right one.',
  passed: 'Links lead to where they say',
  applies: ({ resume, file }) => file !== undefined && (resume.links.length > 0 || file.links.length > 0),
  find(input) {
    const { file, resume } = input;
    if (file === undefined) return [];
    const broken = file.links.flatMap((link) => brokenLink(link, file) ?? []);
    const plain = resume.links.filter((link) => !isLinked(link, input) && isWholeAddress(link, file));
    return [...broken, ...(plain.length > 0 ? [withoutLink(plain)] : [])];
  },
};

function brokenLink(link: ParsedLink, file: ParsedFile): Fault | undefined {
  const text = link.text.trim();
  const url = link.url.trim();
  if (LOCAL.test(url))
    return {
      severity: 'medium',
      title: `The link under “${text || url}” leads to a file on your own computer`,
      suggestion: 'Remove it, or put the public address in its place, beginning with https://.',
      places: [placeOf(link)],
    };
  if (MAIL.test(url))
    return {
      severity: 'low',
      title: `The link “${url}” is an email address without “mailto:”, so that it opens nothing in many programs`,
      suggestion: `Set the link's target to “mailto:${url}”; what is written on the page may stay as it is.`,
      places: [placeOf(link)],
    };
  if (!SCHEME.test(url) && !/^[a-z][a-z\d+.-]*:|^#/iu.test(url))
    return {
      title: `The link “${url}” has no “https://”, so that it opens nothing in many programs`,
      suggestion: `Set the link's target to “https://${url.replace(/^\/+/, '')}”; what is written on the page may stay as it is.`,
      places: [placeOf(link)],
    };
  if (!SCHEME.test(url) || !ADDRESS.test(text) || isSame(text, url)) return undefined;
  if (!isCertainlyUnder(link, file)) return undefined;
  return {
    title: `“${text}” opens something else: ${url}`,
    suggestion:
      'Set the target of the link to what is written on the page, and follow it once in the finished file.',
    places: [placeOf(link)],
  };
}

/**
 * Whether a text is surely that of a link: no piece of a word of a line, and no other link leads there. The place of a
 * link is often higher than its line, and takes letters of the one above.
 */
function isCertainlyUnder({ text, url }: ParsedLink, { lines, links: all }: ParsedFile): boolean {
  const words = text.trim();
  const isOthers = all.some((other) => other.url !== url && isSame(words, other.url));
  const around = lines.filter((line) => line.text.includes(words));
  const isWhole = around.some((line) => line.text.split(/[\s|•·,;()]+/).includes(words));
  return !isOthers && (isWhole || around.length === 0);
}

/** A footer of the program that made the file. */
const OF_TEMPLATE = /^(?:https?:\/\/)?(?:www\.)?(?:europass\.|[^/]*\beuropa\.eu\b)/iu;

/** A piece of an address that is broken over two lines is no link of its own; nor is an email address, or "Node.js". */
function isWholeAddress({ value, source }: ParsedValue, file: ParsedFile): boolean {
  const { lines } = file;
  if (value.includes('@') || /-$/.test(value) || OF_TEMPLATE.test(value)) return false;
  if (!value.includes('/') && !/^www\./iu.test(value)) return false;
  const text = source.line === undefined ? '' : (lines[source.line]?.text ?? '');
  const at = text.indexOf(value);
  if (at === -1) return goesOnBelow(value, source.line, file);
  const [before, after] = [text.slice(0, at), text.slice(at + value.length)];
  const above = source.line === undefined ? '' : (lines[source.line - 1]?.text ?? '');
  const goesOnFromAbove = before.trim() === '' && /[@/.\-‐‑]$/u.test(above.trim());
  return !/[\p{L}\p{N}@.-]$/u.test(before) && !/^[\p{L}\p{N}@]/u.test(after) && !goesOnFromAbove;
}

/** An address over two lines is one where its rest stands right below; further away it is of something else. */
function goesOnBelow(value: string, index: number | undefined, { lines }: ParsedFile): boolean {
  const [line, next] = index === undefined ? [] : [lines[index], lines[index + 1]];
  if (line?.box === undefined || next?.box === undefined || next.column !== line.column) return false;
  const rest = next.text.split(/[\s|•·,;]+/)[0] ?? '';
  const isBelow = next.box.top >= line.box.top && next.box.top - line.box.bottom < line.fontSize;
  return (
    isBelow && rest.length > 0 && value.endsWith(rest) && line.text.endsWith(value.slice(0, -rest.length))
  );
}

const withoutLink = (plain: readonly ParsedValue[]): Fault => ({
  severity: 'low',
  title: `${plain.map(({ value }) => `“${value}”`).join(', ')} ${plain.length === 1 ? 'is plain text, not a link' : 'are plain text, not links'}`,
  suggestion:
    'Make it a link (in Word and Google Docs: select it, then Ctrl or Cmd and K), so that one click is enough.',
  places: plain.map(({ source }) => source),
});

/** The beginning of an address is enough: long ones are shortened or broken on the page. */
function isSame(a: string, b: string): boolean {
  const [x, y] = [bare(a), bare(b)];
  if (x.startsWith(y) || y.startsWith(x) || SHORTENER.test(y)) return true;
  const mail = x.includes('@') || y.includes('@');
  return !mail && hostOf(x) === hostOf(y) && (pathless(x) || lastPart(x) === lastPart(y));
}

const isLinked = ({ value, source }: ParsedValue, { file }: CheckInput): boolean =>
  file?.links.some(
    ({ url, line }) =>
      isSame(value, url) ||
      (line !== undefined && line === source.line && hostOf(bare(value)) === hostOf(bare(url))),
  ) ?? false;

const bare = (url: string): string =>
  normalForm(
    url
      .trim()
      .toLowerCase()
      .replace(/^(?:https?:\/\/|mailto:|tel:)/u, '')
      .replace(/^www\.|^[a-z]{2}\.(?=linkedin\.)/u, '')
      .replace(/%[\da-f]{2}/giu, ''),
    'NFKD',
  )
    .replace(/[^\x20-\x7e…]/gu, '')
    .replace(/[?#].*|…$|\.\.\.$/u, '')
    .replace(/(?<!\/)\/+$/u, '');

const hostOf = (address: string): string => /^[^/]+/u.exec(address)?.[0] ?? '';
const lastPart = (address: string): string => /(?<![^/])[^/]+$/u.exec(address)?.[0] ?? '';
const pathless = (address: string): boolean => !address.includes('/') && !address.includes('@');

const placeOf = ({ text, url, box, line }: ParsedLink): Source => ({
  snippet: text || url,
  ...(line !== undefined && { line }),
  ...(box && { box }),
});

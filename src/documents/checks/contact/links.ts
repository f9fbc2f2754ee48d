import type { ParsedFile, ParsedLink, TextLine } from '#documents/parser/parsed-file.ts';
import type { Source } from '#documents/parser/parsed-resume.ts';
import type { Check, Fault } from '../check.ts';
import { topLines } from './name-and-location.ts';
import { plainAddresses } from './plain-addresses.ts';
import { isSame } from './same-address.ts';

const SCHEME = /^(?:https?|mailto|tel):/iu;
const LOCAL = /^(?:file:|[a-z]:\\|\/)/iu;
/** What is by itself an address; a word with a link under it says nothing of where it leads. */
const ADDRESS =
  /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+[\p{L}]{2,}(?:\/\S*)?$|^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/iu;

const MAIL = /^[^\s@/:]+@[^\s@/]+\.\p{L}{2,}$/u;

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
    const { file } = input;
    if (file === undefined) return [];
    const broken = file.links.flatMap((link) => brokenLink(link, file) ?? []);
    return [...broken, ...plainAddresses(input, file)];
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

const placeOf = ({ text, url, box, line }: ParsedLink): Source => ({
  snippet: text || url,
  ...(line !== undefined && { line }),
  ...(box && { box }),
});

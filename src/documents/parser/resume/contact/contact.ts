import type { ParsedFile } from '#documents/parser/parsed-file.ts';
import type { ParsedResume, ParsedValue } from '#documents/parser/parsed-resume.ts';
import { readParagraphs } from '../entries/paragraphs.ts';
import type { Line } from '../lines/line.ts';
import { together } from '../lines/wrapped.ts';
import type { SectionLines } from '../sections/split-sections.ts';
import { findEmails, findLinks } from './emails-and-links.ts';
import { findFacts } from './facts.ts';
import { findLocation } from './location.ts';
import { findName, findPreferredName } from './name.ts';
import { findPhones } from './phones.ts';
import { findProfessionalTitle } from './professional-title.ts';

type Contact = {
  fields: Pick<
    ParsedResume,
    'name' | 'preferredName' | 'title' | 'emails' | 'phones' | 'location' | 'links' | 'facts'
  >;
  /** Running text above the first heading. */
  summary: ParsedValue[];
};

/** Who somebody is and how to reach them, from the top of the page, sections for it, heads and feet. */
export function contactOf(given: {
  file: ParsedFile;
  sections: readonly SectionLines[];
  body: readonly Line[];
  margins: readonly Line[];
  language: string;
}): Contact {
  const { file, sections, body, margins, language } = given;
  const own = sections.filter(({ kind }) => kind === 'contact').flatMap(({ lines }) => lines);
  // A heading may be a name as well: "Profile", "Jane Doe" in its look.
  const firstPage = body.filter(({ source }) => source.page === 1);
  const contact = joinAddresses([...own, ...margins]);
  const ownFile = withoutReferees(file, sections);
  const emails = firstOf(findEmails(contact, ownFile), () =>
    findEmails(joinAddresses([...withoutReferences(sections), ...margins]), ownFile),
  );
  const phones = firstOf(findPhones(contact, ownFile, language), () =>
    findPhones(withoutReferences(sections), ownFile, language),
  );
  const links = findLinks(contact, ownFile, emails);
  const reach = [...emails, ...phones, ...links];
  const location =
    findLocation(own, reach) ?? findLocation(margins, reach) ?? findLocation(besideReach(body, reach), reach);
  const name = findName(firstPage, {
    emails,
    author: file.properties.author,
    contact: own,
    headed: headedLines(sections),
  });
  const taken = [...emails, ...phones, ...links, ...(location ? [location] : [])];
  const title = findProfessionalTitle(own.length > 1 ? own : firstPage.slice(0, 12), name, taken);
  const preamble = sections
    .filter(({ kind, heading }) => kind === 'contact' && !heading)
    .flatMap(({ lines }) => lines);
  const preferredName = findPreferredName(name);
  const facts = findFacts(own, [...taken, ...[name, title].filter((read) => read !== undefined)]);
  const said = facts.map(({ value }) => value);
  const used = new Set([...taken, name, title, ...said].map((read) => read?.source.line));
  return {
    fields: {
      ...(name && { name }),
      ...(preferredName && { preferredName }),
      ...(title && { title }),
      emails,
      phones,
      ...(location && { location }),
      links,
      facts,
    },
    summary: readParagraphs(preamble.filter((line) => !used.has(line.source.index))).filter(isProse),
  };
}

/** Lines under headings that are known, but for those that head a resume. */
function headedLines(sections: readonly SectionLines[]): Set<Line> {
  const known = sections.filter(({ kind, heading }) => heading && !HEADS.includes(kind));
  return new Set(known.flatMap(({ lines }) => lines));
}

const HEADS: readonly SectionLines['kind'][] = ['contact', 'summary', 'unknown'];

/** Lines that say how to reach somebody, and those before and after: the foot of a page that is its text's end. */
function besideReach(body: readonly Line[], reach: readonly ParsedValue[]): Line[] {
  const said = new Set(reach.map(({ source }) => source.line));
  const has = (line: Line | undefined) => line !== undefined && said.has(line.source.index);
  return body.filter((line, index) => has(line) || has(body[index - 1]) || has(body[index + 1]));
}

/** Elsewhere than in contact details, only where there is nothing else. */
function firstOf(found: ParsedValue[], further: () => ParsedValue[]): ParsedValue[] {
  return found.length > 0 ? found : further();
}

/** Referees have addresses and numbers of their own. */
function withoutReferences(sections: readonly SectionLines[]): Line[] {
  return sections
    .filter(({ kind }) => kind !== 'references')
    .flatMap(({ lines, heading }) => [...(heading ? [heading.line] : []), ...lines]);
}

/** The same for what lies under words of the page. */
function withoutReferees(file: ParsedFile, sections: readonly SectionLines[]): ParsedFile {
  const referees = new Set(
    sections
      .filter(({ kind }) => kind === 'references')
      .flatMap(({ lines }) => lines.map(({ source }) => source.index)),
  );
  const links = file.links.filter(({ line }) => line === undefined || !referees.has(line));
  return { ...file, links };
}

function isProse({ value }: ParsedValue): boolean {
  return value.split(/\s+/).length >= 12 && !/@/.test(value);
}

/** Addresses that break at the end of a narrow column's line, whole again. */
function joinAddresses(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && goesOn(last, line)) joined[joined.length - 1] = together(last, line, '');
    else joined.push(line);
  }
  return joined;
}

function goesOn(before: Line, line: Line): boolean {
  if (line.bulleted || before.source.page !== line.source.page || before.source.column !== line.source.column)
    return false;
  const lastWord = before.text.trimEnd().split(/\s/u).at(-1) ?? '';
  const end = /[@/.]/u.test(lastWord) ? lastWord : '';
  const next = line.text.trim();
  if (!/^[\p{L}\p{N}._~/?=&%+-]+$/u.test(next) || !/[@/]|^www\.|\.\p{L}{2,}/u.test(end)) return false;
  if (/[-_/@=&?]$/u.test(end)) return true;
  if (/^[-_/@.]/u.test(next)) return true;
  if (isCutAtEdge(before, lastWord, next)) return true;
  // No domain ends in one letter.
  if (/^[^@]*@\S*\.\p{L}$/u.test(end) && /^\p{L}{1,3}$/u.test(next)) return true;
  return /@[^.\s@]*$/u.test(end) && /\.\p{L}{2,}$/u.test(next);
}

/** Longest end of an address that stands on a line of its own. */
const CUT_MAX = 24;
const WHOLE_DOMAIN = /\.(?:com|org|net|edu|gov|de|fr|es|it|nl|pt|uk|io|me|ch|at|eu|br|pl|ru|us|ca|co)$/iu;

/** An address that filled its column to the edge, and one word in small letters below it. */
function isCutAtEdge(before: Line, address: string, next: string): boolean {
  const { edge, source } = before;
  const right = source.box?.right;
  if (edge === undefined || right === undefined || right < edge - source.fontSize) return false;
  if (next.length > CUT_MAX || !/^[\p{Ll}\p{N}._%&=-]+$/u.test(next)) return false;
  if (address.includes('@')) return !WHOLE_DOMAIN.test(address) || next.length <= 2;
  return /\.\p{L}{2,}\/\S/u.test(address) && !/\.\p{L}{2,}$/u.test(next);
}

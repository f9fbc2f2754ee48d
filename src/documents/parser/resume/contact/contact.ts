import type { ParsedFile } from '#documents/parser/parsed-file.ts';
import type { ParsedResume, ParsedValue } from '#documents/parser/parsed-resume.ts';
import { readParagraphs } from '../entries/paragraphs.ts';
import type { Line } from '../lines/line.ts';
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
  const contact = [...own, ...margins];
  const ownFile = withoutReferees(file, sections);
  const emails = firstOf(findEmails(contact, ownFile), () =>
    findEmails([...withoutReferences(sections), ...margins], ownFile),
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

import type { ReadFile } from '../../read-file.ts';
import type { Read, ReadResume } from '../../read-resume.ts';
import { joinAddresses } from '../lines/addresses.ts';
import type { Line } from '../lines/line.ts';
import { readParagraphs } from '../lists/paragraphs.ts';
import type { Section } from '../sections/section.ts';
import { findEmails } from './emails.ts';
import { findLinks } from './links.ts';
import { findLocation } from './location.ts';
import { findName } from './name.ts';
import { findPhones } from './phones.ts';
import { findProfessionalTitle } from './professional-title.ts';

type Contact = {
  fields: Pick<ReadResume, 'name' | 'title' | 'emails' | 'phones' | 'location' | 'links'>;
  /** Running text above the first heading. */
  summary: Read[];
};

/** Who somebody is and how to reach them, from the top of the page, sections for it, heads and feet. */
export function contactOf(given: {
  file: ReadFile;
  sections: readonly Section[];
  body: readonly Line[];
  margins: readonly Line[];
  language: string;
}): Contact {
  const { file, sections, body, margins, language } = given;
  const own = sections.filter(({ kind }) => kind === 'contact').flatMap(({ lines }) => lines);
  // A heading may be a name as well: "Profile", "Jane Doe" in its look.
  const firstPage = body.filter(({ source }) => source.page === 1);
  const contact = joinAddresses([...own, ...margins]);
  const emails = firstOf(findEmails(contact, file), () => findEmails([...body, ...margins], file));
  const phones = firstOf(findPhones(contact, file, language), () =>
    findPhones(withoutEntries(sections), file, language),
  );
  const links = findLinks(contact, file, emails);
  const reach = [...emails, ...phones, ...links];
  const location = findLocation(own, reach) ?? findLocation(margins, reach);
  const name = findName(firstPage, { emails, author: file.properties.author, contact: own });
  const taken = [...emails, ...phones, ...links, ...(location ? [location] : [])];
  const title = findProfessionalTitle(own.length > 1 ? own : firstPage.slice(0, 12), name, taken);
  const preamble = sections
    .filter(({ kind, heading }) => kind === 'contact' && !heading)
    .flatMap(({ lines }) => lines);
  const used = new Set([...taken, name, title].map((read) => read?.source.line));
  return {
    fields: {
      ...(name && { name }),
      ...(title && { title }),
      emails,
      phones,
      ...(location && { location }),
      links,
    },
    summary: readParagraphs(preamble.filter((line) => !used.has(line.source.index))).filter(isProse),
  };
}

/** Elsewhere than in contact details, only where there is nothing else. */
function firstOf(found: Read[], further: () => Read[]): Read[] {
  return found.length > 0 ? found : further();
}

/** A phone number below a job is hardly one's own, save where nothing better is. */
function withoutEntries(sections: readonly Section[]): Line[] {
  return sections
    .filter(({ kind }) => kind !== 'references')
    .flatMap(({ lines, heading }) => [...(heading ? [heading.line] : []), ...lines]);
}

function isProse({ value }: Read): boolean {
  return value.split(/\s+/).length >= 12 && !/@/.test(value);
}

import type { Field, Fields, Values } from '../fields.ts';
import { cleanLine } from '../text/clean.ts';
import type { DescriptionBlock } from '../text/description.ts';
import { linkedAddress, linkedEmail } from '../text/links.ts';
import { wordsOf, writtenBlocks } from '../text/written.ts';
import { entryWords } from './entry-words.ts';
import { ITEM, JOB, STUDY } from './fields.ts';
import { jsonResumeFields, jsonResumeParts, type JsonResumePart } from './json-resume-parts.ts';
import type { EmploymentEntry, Link, ResumeData } from './schema.ts';
import { groupedSkills } from './skill-groups.ts';

/** One entry of a list of JSON Resume. What is empty is left out. */
export type JsonResumeEntry = Readonly<Record<string, string | readonly string[]>>;

/**
 * A resume as JSON Resume 1.0.0 has it (jsonresume.org/schema). The standard lets every part carry more than it
 * names; what it has no name for keeps the one it has elsewhere: `location`, `url`, `summary`, `highlights`.
 */
export type JsonResume = {
  $schema: string;
  basics: {
    name?: string;
    label?: string;
    email?: string;
    phone?: string;
    url?: string;
    summary?: string;
    location?: { city: string };
    profiles?: { network: string; url: string }[];
  };
  work?: JsonResumeEntry[];
  education?: JsonResumeEntry[];
  skills?: JsonResumeEntry[];
  meta: { version: string; lastModified: string };
};

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/**
 * A printed resume (`printedResume`) as JSON Resume. Left out is what has no home there (a person's own sections,
 * headings, sheet and language) and what a strict reader would refuse: addresses that are none, years before 1000.
 */
export function toJsonResume(data: ResumeData, lastModified: Date): JsonResume {
  const { marks } = data.settings;
  const work = data.employment.flatMap((job) => rolesOf(job).map((role) => entryInJson(JOB, role, marks)));
  const education = data.education.map((study) => entryInJson(STUDY, study, marks));
  const further = jsonResumeParts.map((part) => [part.list, entries(data, part)] as const);
  return {
    $schema: SCHEMA,
    basics: basics(data),
    ...filled({ work, education, skills: skillsOf(data) }),
    ...filled(Object.fromEntries(further)),
    // The standard writes the time without a zone; it is UTC.
    meta: { version: 'v1.0.0', lastModified: lastModified.toISOString().slice(0, 19) },
  };
}

function entries(data: ResumeData, part: JsonResumePart): JsonResumeEntry[] {
  const items = data.sections.filter(({ kind }) => kind === part.kind).flatMap((section) => section.items);
  return items.map((item) => entryInJson(ITEM, item, data.settings.marks, part));
}

/** The standard knows no roles: each is a post of its own at the same employer, which is how readers expect them. */
function rolesOf(job: EmploymentEntry): EmploymentEntry[] {
  const { roles, ...latest } = job;
  const earlier = roles.map((role) => ({
    ...latest,
    // They are those of the latest role.
    ...{ hours: '', pay: '', supervisor: '' },
    ...role,
    location: role.location || job.location,
    roles: [],
  }));
  return [job, ...earlier];
}

/** Groups are skills with keywords there; skills in no group stand alone. */
function skillsOf(data: ResumeData): JsonResumeEntry[] {
  return groupedSkills(data).flatMap(({ group, name, skills }) => {
    const texts = skills.map(({ text }) => text);
    return group === undefined || name === ''
      ? texts.map((text) => ({ name: text }))
      : [{ name, keywords: texts }];
  });
}

/** An entry under the standard's names. Of work and education it names the organization first. */
function entryInJson(fields: Fields, entry: Values, marks: boolean, part?: JsonResumePart): JsonResumeEntry {
  const named = jsonResumeFields(fields, part?.names);
  const isOrganization = (field: Field) => Number(field.print === 'organization');
  const inOrder = part ? named : named.toSorted(([, a], [, b]) => isOrganization(b) - isOrganization(a));
  const { startDate } = entryWords(fields, entry);
  const values = inOrder.flatMap(([name, field, jsonName]): [string, string | string[] | undefined][] => {
    const value = entry[name];
    if (typeof value !== 'string') return [];
    if (field.kind === 'address') return [[jsonName, webAddress(value)]];
    if (field.kind === 'month' && part?.date) {
      // One date where we have two: when it was given, which is the first.
      return field.print === 'end' ? [[part.date, date(startDate) ?? date(value)]] : [];
    }
    if (field.kind === 'month') return [[jsonName, date(value)]];
    if (field.print === 'courses') return [[jsonName, value.split(', ').filter(Boolean)]];
    if (field.kind !== 'text') return [[jsonName, value]];
    return part?.date
      ? [[jsonName, inText(plainBlocks(value, marks))]]
      : told(plainBlocks(value, marks), jsonName);
  });
  return filled(Object.fromEntries(values));
}

function basics({ personalInfo: person, summary, settings }: ResumeData): JsonResume['basics'] {
  const links = person.links.filter(({ url }) => webAddress(url));
  const site = links.find(isOwnSite);
  return filled({
    name: cleanLine(`${person.firstName} ${person.lastName}`),
    label: person.title,
    email: linkedEmail(person.email)?.href && STRICT_EMAIL.test(person.email) ? person.email : '',
    phone: person.phone,
    url: site && webAddress(site.url),
    summary: inText(plainBlocks(summary, settings.marks)),
    // Where somebody lives is one line here, and `city` is what readers of the format show.
    location: person.location ? { city: person.location } : undefined,
    profiles: links.filter((link) => link !== site).map(profile),
  });
}

/** What every validator takes for an address; one it does not take would fail the whole file. */
const STRICT_EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]+$/i;

const OWN_SITE = /^(my |personal )?(web ?site|web|site|home ?page|portfolio|blog)$/i;

/** The format has one address for a person's own site, and a list of profiles with others. */
function isOwnSite({ label }: Link): boolean {
  return label === '' || OWN_SITE.test(label);
}

function profile({ label, url }: Link): { network: string; url: string } {
  const address = webAddress(url) ?? '';
  return { network: label || new URL(address).hostname.replace(/^www\./, ''), url: address };
}

/** An address as RFC 3986 has it: browsers let through some characters that the RFC does not. */
function webAddress(typed: string): string | undefined {
  const href = linkedAddress(typed)?.href?.replace(/%(?![\da-f]{2})|[[\]\\^`{|}]/gi, encodeURIComponent);
  const [page = '', ...fragments] = href?.split('#') ?? [];
  return fragments.length > 1 ? `${page}#${fragments.join('%23')}` : href;
}

/** A year or a month, as the standard has them; of a season, the year. */
function date(given: string): string | undefined {
  const [written] = /^[12]\d{3}(?:-\d\d)?/.exec(given) ?? [];
  return written;
}

/** A long text by its paragraphs and lists, in plain words. */
function plainBlocks(text: string, marks: boolean): DescriptionBlock[] {
  return writtenBlocks(text, marks).map((block) =>
    block.kind === 'list'
      ? { ...block, items: block.items.map(wordsOf) }
      : { ...block, lines: block.lines.map(wordsOf) },
  );
}

/** Running text under the name it has there, bullets as highlights. */
function told(blocks: readonly DescriptionBlock[], name: string): [string, string | string[]][] {
  const highlights = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
  return [
    [name, inText(blocks.filter(({ kind }) => kind === 'paragraph'))],
    ['highlights', highlights],
  ];
}

/** Paragraphs apart by a blank line, bullets in lines of their own, as they are printed. */
function inText(blocks: readonly DescriptionBlock[]): string {
  return blocks
    .map((block) =>
      block.kind === 'list' ? block.items.map((item) => `• ${item}`).join('\n') : block.lines.join('\n'),
    )
    .join('\n\n');
}

/** The same without what is empty: absent, a text of nothing, a list of nothing. */
function filled<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const parts = Object.entries(value).filter(([, part]) => (Array.isArray(part) ? part.length > 0 : part));
  // A choice of what was there, each under its own name; the format asks for none of it.
  return Object.fromEntries(parts) as { [K in keyof T]: Exclude<T[K], undefined> };
}

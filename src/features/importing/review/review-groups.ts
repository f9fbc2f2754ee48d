import { valuesIn, type Field, type Fields, type Values } from '#documents/fields.ts';
import { ITEM, JOB, ROLE, SKILL_GROUP, STUDY } from '#documents/resume/fields.ts';
import { FACT, LINK, PERSON } from '#documents/resume/person-fields.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import type { FurtherSectionKind } from '#documents/resume/section-kinds.ts';
import { reviewTexts } from '../content/import-texts.ts';

/** How a kind of documents calls its parts, as its form does. */
export type ReviewWords = {
  /** What a field is called beside the others of its entry: "Position". */
  labelOf(path: string, data: unknown): string;
  /** What it is called by itself: "Position of job 1". */
  nameOf(path: string, data: unknown): string;
};

export type ReviewField = {
  path: string;
  label: string;
  kind: 'line' | 'text' | 'month' | 'flag' | 'lines';
  value: unknown;
};

/** Fields that belong together: what the person is called and reached by, a job, an entry of a section. */
export type ReviewGroup = {
  path: string;
  title: string;
  canLeaveOut: boolean;
  fields: readonly ReviewField[];
  /** Usual fields of which nothing was read: they are offered. */
  offered?: readonly OfferedField[];
};

/** A field that can be asked for, and what belongs to it. */
type OfferedField = { name: keyof typeof reviewTexts.addField; paths: readonly string[] };

/** Dates that are asked for even where none was read: without them an entry is half of one. */
const ASKED = new Set(['startDate', 'graduationDate']);

/** Sections whose entries mostly have dates. */
const DATED: ReadonlySet<FurtherSectionKind> = new Set(['projects', 'volunteering']);

/** What a form of what was read is made from. */
type Read = {
  data: ResumeData;
  doubtful: ReadonlySet<string>;
  words: ReviewWords;
  /** Fields that were there before: they stay while somebody empties them. */
  kept: ReadonlySet<string>;
};

/**
 * What was read as a form: every field that says something, what a resume needs and has not, what is doubtful and what was
 * there when it was begun or has been changed since, in the order of the resume.
 */
export function reviewGroups(
  data: ResumeData,
  doubtful: ReadonlySet<string>,
  words: ReviewWords,
  kept: ReadonlySet<string> = new Set(),
): ReviewGroup[] {
  const read: Read = { data, doubtful, words, kept };
  return [
    personIn(read),
    ...single(read, 'summary', SUMMARY),
    ...withOffers(entriesIn(read, JOB, data.employment, 'employment'), ['location', 'end']),
    ...withOffers(entriesIn(read, STUDY, data.education, 'education'), ['location']),
    ...single(read, 'skills', SKILLS, groupsIn(read)),
    ...sectionsIn(read),
  ];
}

function fieldOf({ words, data }: Read, path: string, part: Field, value: unknown): ReviewField {
  return {
    path,
    label: words.labelOf(path, data),
    kind:
      part.kind === 'text' || part.kind === 'month' || part.kind === 'flag' || part.kind === 'lines'
        ? part.kind
        : 'line',
    value,
  };
}

/** The fields of an entry; lists within it are their callers' business. */
function shownOf(read: Read, fields: Fields, values: Values, path: string, hasDates = true): ReviewField[] {
  const { doubtful, kept } = read;
  /** What went on and does no more has an end to be asked for. */
  const hasEnded = values.current === false && kept.has(`${path}.current`);
  return Object.entries(fields).flatMap(([name, part]) => {
    if (part.kind === 'list' || part.kind === 'group' || part.kind === 'id') return [];
    const here = `${path}.${name}`;
    const value = values[name];
    if (part.kind === 'flag')
      return part.print === 'current' && (value === true || kept.has(here))
        ? [fieldOf(read, here, part, value)]
        : [];
    const isAsked =
      part.required === true || (hasDates && ASKED.has(name)) || (hasEnded && name === 'endDate');
    const isThere = doubtful.has(here) || kept.has(here) || (value !== '' && value !== undefined);
    return isAsked || isThere ? [fieldOf(read, here, part, value)] : [];
  });
}

/** Entries with the usual fields that they lack; what still goes on has no end. */
function withOffers(groups: readonly ReviewGroup[], names: readonly OfferedField['name'][]): ReviewGroup[] {
  return groups.map((group) => {
    const shown = new Set(group.fields.map(({ path }) => path));
    const pathsOf = { location: ['location'], end: ['endDate', 'current'] };
    const offered = names.flatMap((name) => {
      const paths = pathsOf[name].map((field) => `${group.path}.${field}`);
      return paths.some((path) => shown.has(path)) ? [] : [{ name, paths }];
    });
    return { ...group, offered };
  });
}

/** Groups of skills, each with what it holds. */
function groupsIn(read: Read): ReviewField[] {
  return read.data.skillGroups.flatMap((group, index) =>
    shownOf(read, SKILL_GROUP, group, `skillGroups.${index}`).map((field) => ({
      ...field,
      label: field.kind === 'lines' ? reviewTexts.skillsOf(group.name) : reviewTexts.skillGroup,
    })),
  );
}

/** What a fact is called that has no label of its own: what it is. */
function withFactLabel(field: ReviewField, { label, value }: { label: string; value: string }): ReviewField {
  if (label !== '' || !field.path.endsWith('.value')) return field;
  const { phone, email, other } = reviewTexts.fact;
  const isDate = /^\d{1,4}[./-]\d{1,4}(?:[./-]\d{2,4})?$/u.test(value);
  const isPhone = !isDate && /^[+(\d][\d\s()./+-]{5,}$/u.test(value);
  return { ...field, label: value.includes('@') ? email : isPhone ? phone : other };
}

function entriesIn(
  read: Read,
  fields: Fields,
  list: readonly unknown[],
  path: string,
  hasDates = true,
): ReviewGroup[] {
  return list.map((entry, index) => {
    const here = `${path}.${index}`;
    const values = valuesIn(entry);
    const roles = Array.isArray(values.roles) ? values.roles : [];
    return {
      path: here,
      title: titleOf(values) || read.words.nameOf(here, read.data),
      canLeaveOut: true,
      fields: [
        ...shownOf(read, fields, values, here, hasDates),
        ...roles.flatMap((role, at) => shownOf(read, ROLE, valuesIn(role), `${here}.roles.${at}`)),
      ],
    };
  });
}

function personIn(read: Read): ReviewGroup {
  const { personalInfo } = read.data;
  return {
    path: 'personalInfo',
    title: reviewTexts.person,
    canLeaveOut: false,
    fields: [
      ...shownOf(read, PERSON, personalInfo, 'personalInfo'),
      ...personalInfo.links.map((link, index) =>
        // Beside the others of the person "Address" would be where somebody lives.
        ({
          ...fieldOf(read, `personalInfo.links.${index}.url`, LINK.url, link.url),
          label: link.label || reviewTexts.link,
        }),
      ),
      ...personalInfo.facts.flatMap((fact, index) =>
        shownOf(read, FACT, fact, `personalInfo.facts.${index}`).map((field) => withFactLabel(field, fact)),
      ),
    ],
  };
}

/** A part of one field, and what belongs to it. */
function single(
  read: Read,
  path: 'summary' | 'skills',
  part: Field,
  more: readonly ReviewField[] = [],
): ReviewGroup[] {
  const { data, doubtful, kept, words } = read;
  const isThere = data[path].length > 0 || doubtful.has(path) || kept.has(path);
  const fields = [...(isThere ? [fieldOf(read, path, part, data[path])] : []), ...more];
  return fields.length > 0 ? [{ path, title: words.nameOf(path, data), canLeaveOut: false, fields }] : [];
}

function sectionsIn(read: Read): ReviewGroup[] {
  const { data, kept, words } = read;
  return data.sections.flatMap((section, at) => {
    const headingPath = `sections.${at}.title`;
    const hasHeading = section.title !== '' || kept.has(headingPath);
    const heading = hasHeading ? [fieldOf(read, headingPath, HEADING, section.title)] : [];
    const groups = entriesIn(read, ITEM, section.items, `sections.${at}.items`, DATED.has(section.kind));
    return groups.map((group, index) => ({
      ...group,
      title: [words.nameOf(`sections.${at}`, data), titleOf(valuesIn(section.items[index]))]
        .filter(Boolean)
        .join(': '),
      fields: index === 0 ? [...heading, ...group.fields] : group.fields,
    }));
  });
}

const HEADING: Field = { kind: 'line', label: 'Heading', print: 'heading' };
const SUMMARY: Field = { kind: 'text', label: 'Summary', print: 'text' };
const SKILLS: Field = { kind: 'lines', label: 'Skills', print: 'skill', most: 0 };

/** What an entry says first: "Ward nurse, Harbor Light". */
function titleOf(values: Values): string {
  const said = [
    values.position ?? values.degree ?? values.title,
    values.company ?? values.school ?? values.subtitle,
  ];
  return said.filter((text) => typeof text === 'string' && text !== '').join(', ');
}

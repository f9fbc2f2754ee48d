import { emptyValues, type Fields, type ValuesOf } from '../fields.ts';
import { SKILL_GROUPS_MAX, TAGS_MAX } from '../limits.ts';
import { emptyResume } from './empty.ts';
import { ITEM, JOB, STUDY } from './fields.ts';
import { PERSON } from './person-fields.ts';
import { address, date, line, lines, list, record, story, type Foreign } from './foreign-values.ts';
import { jsonResumeFields, jsonResumeParts, type JsonResumePart } from './json-resume-parts.ts';
import { postsInRoles } from './posts-in-roles.ts';
import type { FurtherSection, ResumeData } from './schema.ts';

/**
 * A resume from a JSON Resume that anybody made, of version 1.0.0 or before; nothing where there is none in it. Fit
 * to be saved: what is too long is cut, what has another type is left out. A year without a month
 * stays one, since a month is not for us to choose.
 */
export function fromJsonResume(raw: unknown): ResumeData | undefined {
  const file = record(raw);
  const basics = record(file.basics);
  const employment = list(file.work).map((job) => ({
    ...importedFields(JOB, job),
    company: line(job.name) || line(job.company),
    ...period(job),
    description: story(job.summary, job.highlights),
  }));
  const education = list(file.education).map((study) => ({
    ...importedFields(STUDY, study),
    degree: joined(line(study.studyType), line(study.area)),
    courses: line(study.courses) || joined(...lines(study.courses)),
    description: story(study.summary, study.highlights),
  }));
  const groups = list(file.skills).map((skill) => ({
    name: line(skill.name),
    skills: lines(skill.keywords),
  }));
  const skills = groups.flatMap((group) => (group.skills.length > 0 ? group.skills : [group.name]));
  const data: ResumeData = {
    ...emptyResume(),
    personalInfo: person(basics),
    summary: story(basics.summary),
    employment: numbered(postsInRoles(employment)),
    education: numbered(education),
    skills: [...new Set(skills)].filter(Boolean).slice(0, TAGS_MAX),
    skillGroups: groups
      .filter((group) => group.name !== '' && group.skills.length > 0)
      .slice(0, SKILL_GROUPS_MAX)
      .map((group, index) => ({ id: String(index + 1), ...group })),
    sections: furtherSections(file),
  };
  return JSON.stringify(data) === JSON.stringify(emptyResume()) ? undefined : data;
}

function person(basics: Foreign): ResumeData['personalInfo'] {
  const names = line(basics.name).split(' ');
  const lastName = names.length > 1 ? names.pop() : '';
  const site = { label: '', url: address(basics.url) || address(basics.website) };
  const profiles = list(basics.profiles).map((profile) => ({
    label: line(profile.network),
    url: address(profile.url) || address(profile.username),
  }));
  return {
    ...importedFields(PERSON, basics),
    firstName: names.join(' '),
    lastName: lastName ?? '',
    links: [site, ...profiles].filter(({ url }) => url).slice(0, TAGS_MAX),
  };
}

/** The fields that the standard has a name for; all others are empty. */
function importedFields<const F extends Fields>(fields: F, given: Foreign, names = {}): ValuesOf<F> {
  const values = jsonResumeFields(fields, names).map(([name, field, jsonName]): [string, unknown] => {
    const value = given[jsonName];
    if (field.print === 'location' || field.contact === 'place') return [name, place(value)];
    if (field.kind === 'address') return [name, address(value)];
    if (field.kind === 'month') return [name, date(value)];
    return [name, field.kind === 'text' ? story(value) : line(value)];
  });
  return { ...emptyValues(fields), ...Object.fromEntries(values) };
}

/** Parts of the standard that we have no section for become sections of the person's own. */
const OWN_PARTS: readonly (JsonResumePart & { heading: string })[] = [
  {
    kind: 'custom',
    heading: 'Interests',
    list: 'interests',
    names: { title: 'name', subtitle: '', description: 'keywords' },
  },
  {
    kind: 'custom',
    heading: 'References',
    list: 'references',
    names: { title: 'name', subtitle: '', description: 'reference' },
  },
];

function furtherSections(file: Foreign): FurtherSection[] {
  const parts = [...jsonResumeParts.map((part) => ({ ...part, heading: '' })), ...OWN_PARTS];
  const sections = parts.map((part, index) => ({
    id: String(index + 1),
    kind: part.kind,
    title: part.heading,
    include: true,
    items: numbered(list(file[part.list]).map((given) => furtherItem(given, part))),
  }));
  return sections.filter(({ items }) => items.length > 0);
}

function furtherItem(given: Foreign, part: JsonResumePart) {
  const { names } = part;
  const dates = part.date ? { endDate: given[part.date] } : given;
  return {
    ...importedFields(ITEM, given, names),
    url: address(given.url) || address(given.website),
    ...period(dates),
    description: story(given[names.description], given.highlights),
  };
}

/** Where somebody is: a line, or the parts of an address. */
function place(value: unknown): string {
  const { address: street, postalCode, city, region, countryCode } = record(value);
  const town = [postalCode, city].map(line).filter(Boolean).join(' ');
  return line(value) || joined(line(street), town, line(region), line(countryCode));
}

function joined(...parts: readonly string[]): string {
  return line(parts.filter(Boolean).join(', '));
}

/** What began and has no end goes on. */
function period({ startDate, endDate }: { startDate?: unknown; endDate?: unknown }) {
  const start = date(startDate);
  const ended = typeof endDate === 'string' && /\d/.test(endDate);
  return { startDate: start, endDate: date(endDate), current: start !== '' && !ended };
}

/** The entries that say something, with ids. */
function numbered<E extends object>(entries: readonly E[]): (E & { id: string })[] {
  return entries
    .filter((entry) => Object.values(entry).some(Boolean))
    .map((entry, index) => ({ ...entry, id: String(index + 1) }));
}

import type { ParsedSectionKind } from '#documents/parser/parsed-resume.ts';
import { type DateStyle, printDate, printPeriod } from './date-words.ts';
import { HEADINGS, type Headed } from './headings.ts';
import type { Item, Job, Person } from './person.ts';

/** How somebody words and arranges a resume, whatever it is then set with. */
export type Style = {
  dates: DateStyle;
  /** Which of the usual headings is taken. */
  headings: number;
  /** `title at employer` on one line, or one of the two first, or several titles under one employer. */
  entries: 'title-first' | 'employer-first' | 'one-line' | 'employer-one-line' | 'grouped';
  /** Between title and employer where they share a line, and between employer and place. */
  comma?: string;
  /** Where the place stands. */
  place?: 'with-employer' | 'with-dates' | 'none';
  /** All but contact; the usual order where absent. */
  order?: readonly Headed[];
  /** Whether the summary has a heading. */
  bareSummary?: boolean;
  /** Headings that are the person's own words, by section. */
  own?: Partial<Record<Headed, string>>;
  /** "Phone: ...", by the place in the list of labels. */
  labels?: boolean;
  /** Skills set without their groups. */
  flatSkills?: boolean;
};

export type SheetRole = { title: string; dates: string; points: readonly string[]; text: string };

export type SheetEntry = {
  /** The bold line and the line under it; the second may be empty. */
  head: string;
  sub: string;
  place: string;
  dates: string;
  points: readonly string[];
  text: string;
  /** Several positions at one employer. */
  roles: readonly SheetRole[];
};

export type SheetSection = { kind: ParsedSectionKind; heading: string } & (
  | { body: 'text'; text: string }
  | { body: 'entries'; entries: readonly SheetEntry[] }
  | { body: 'groups'; groups: readonly { group: string; items: readonly string[] }[] }
  | { body: 'pairs'; pairs: readonly (readonly [string, string])[] }
);

/** A resume in words, ready to be set. */
export type Sheet = {
  language: string;
  name: string;
  title: string;
  email: string;
  phone: string;
  location: string;
  links: readonly string[];
  personal: readonly (readonly [string, string])[];
  contactHeading: string;
  sections: readonly SheetSection[];
};

const ORDER: readonly Headed[] = [
  'summary',
  'experience',
  'education',
  'projects',
  'publications',
  'skills',
  'certificates',
  'languages',
  'awards',
  'volunteering',
  'interests',
  'references',
];

/** Words a person's resume in a style. */
export function sheetOf(person: Person, style: Style): Sheet {
  const headings = HEADINGS[person.language];
  const heading = (kind: Headed) => style.own?.[kind] ?? headings[kind][style.headings] ?? '';
  return {
    language: person.language,
    name: person.name,
    title: person.title ?? '',
    email: person.email,
    phone: person.phone,
    location: person.location,
    links: person.links ?? [],
    personal: person.personal ?? [],
    contactHeading: heading('contact'),
    sections: (style.order ?? ORDER).flatMap((kind) => {
      const bare = kind === 'summary' && style.bareSummary;
      return section(kind, bare ? '' : heading(kind), person, style);
    }),
  };
}

function section(kind: Headed, heading: string, person: Person, style: Style): SheetSection[] {
  const { language } = person;
  const text = (words: string | undefined): SheetSection[] =>
    words ? [{ kind, heading, body: 'text', text: words }] : [];
  const entries = (found: readonly SheetEntry[]): SheetSection[] =>
    found.length > 0 ? [{ kind, heading, body: 'entries', entries: found }] : [];
  const items = (found: readonly Item[] | undefined) =>
    entries((found ?? []).map((item) => itemEntry(item, person, style)));
  switch (kind) {
    case 'summary':
      return text(person.summary);
    case 'interests':
      return text(person.interests);
    case 'references':
      return text(person.references);
    case 'experience':
      return entries(
        style.entries === 'grouped'
          ? groupedJobs(person, style)
          : person.jobs.map((job) => jobEntry(job, person, style)),
      );
    case 'education':
      return entries(
        person.education.map(({ degree, school, place, details, ...period }) => {
          const dates = printPeriod(period, language, style.dates, true);
          return entry(
            { title: degree, employer: school, place, dates, points: details ?? [], text: '' },
            style,
          );
        }),
      );
    case 'skills': {
      const groups = (person.skills ?? []).map(({ group, items: all }) => ({
        group: group ?? '',
        items: all,
      }));
      if (groups.length === 0) return [];
      const flat = [{ group: '', items: groups.flatMap((group) => group.items) }];
      return [{ kind, heading, body: 'groups', groups: style.flatSkills ? flat : groups }];
    }
    case 'languages':
      return person.languages ? [{ kind, heading, body: 'pairs', pairs: person.languages }] : [];
    case 'projects':
      return items(person.projects);
    case 'publications':
      return items(person.publications);
    case 'certificates':
      return items(person.certificates);
    case 'awards':
      return items(person.awards);
    case 'volunteering':
      return items(person.volunteering);
    case 'contact':
      return [];
  }
}

type Words = {
  title: string;
  employer: string;
  place?: string;
  dates: string;
  points: readonly string[];
  text: string;
};

function entry({ title, employer, place = '', dates, points, text }: Words, style: Style): SheetEntry {
  const comma = style.comma ?? ', ';
  const placed = style.place ?? 'with-employer';
  const house = placed === 'with-employer' && place ? `${employer}${comma}${place}` : employer;
  const rest = { place: placed === 'with-dates' ? place : '', dates, points, text, roles: [] };
  switch (style.entries) {
    case 'title-first':
      return { head: title, sub: house, ...rest };
    case 'employer-first':
    case 'grouped':
      return { head: house, sub: title, ...rest };
    case 'one-line':
      return { head: `${title}${comma}${house}`, sub: '', ...rest };
    case 'employer-one-line':
      return { head: `${employer}${comma}${title}`, sub: '', ...rest, place };
  }
}

function jobEntry(job: Job, { language }: Person, style: Style): SheetEntry {
  const dates = printPeriod(job, language, style.dates);
  return entry({ points: [], text: '', ...job, dates }, style);
}

/** Positions that follow each other at one employer stand under its name. */
function groupedJobs(person: Person, style: Style): SheetEntry[] {
  const runs = person.jobs.reduce<Job[][]>((found, job) => {
    const last = found.at(-1);
    if (last?.[0]?.employer === job.employer) last.push(job);
    else found.push([job]);
    return found;
  }, []);
  return runs.flatMap((jobs) => {
    const [first] = jobs;
    if (jobs.length === 1 || first === undefined) return jobs.map((job) => jobEntry(job, person, style));
    const whole = { from: jobs.at(-1)?.from, to: first.to };
    const dates = printPeriod(whole, person.language, style.dates);
    const house = entry({ ...first, title: '', dates, points: [], text: '' }, style);
    const roles = jobs.map((job) => ({
      title: job.title,
      dates: printPeriod(job, person.language, style.dates),
      points: job.points ?? [],
      text: job.text ?? '',
    }));
    return [{ ...house, roles }];
  });
}

function itemEntry(
  { title, by = '', date, text = '' }: Item,
  { language }: Person,
  style: Style,
): SheetEntry {
  const dates = date ? printDate(date, language, style.dates) : '';
  return { head: title, sub: by, place: '', dates, points: [], text, roles: [] };
}

import { emptyValues, type Paper } from '#documents/fields.ts';
import {
  ENTRIES_MAX,
  FACTS_MAX,
  LONG_TEXT_MAX,
  ROLES_MAX,
  SECTIONS_MAX,
  SHORT_TEXT_MAX,
  SKILL_GROUPS_MAX,
  TAGS_MAX,
  URL_MAX,
} from '#documents/limits.ts';
import { emptyResume } from '#documents/resume/empty.ts';
import { ITEM, JOB, ROLE, STUDY } from '#documents/resume/fields.ts';
import { PERSON } from '#documents/resume/person-fields.ts';
import type {
  EducationEntry,
  EmploymentEntry,
  FurtherSectionItem,
  Link,
  ResumeData,
  Role,
} from '#documents/resume/schema.ts';
import type { FurtherSectionKind } from '#documents/resume/section-kinds.ts';
import { CORE_SECTIONS, PLACED_SECTION, type CoreSection } from '#documents/resume/setting-fields.ts';
import { cleanLine, cleanText } from '#documents/text/clean.ts';
import type { Amount } from '../too-many.ts';

/*
 * What structured files say, in one shape that each of their readers fills, and the resume that comes of it: cleaned,
 * within the limits of our fields, with ids.
 */

type Texts<Entry> = { [Name in keyof Entry as string extends Name ? never : Name]?: Entry[Name] };

type GatheredRole = Omit<Texts<Role>, 'id' | 'hiddenLines'>;
export type GatheredJob = Omit<Texts<EmploymentEntry>, 'id' | 'hiddenLines' | 'roles'> & {
  roles?: readonly GatheredRole[];
};
export type GatheredStudy = Omit<Texts<EducationEntry>, 'id' | 'hiddenLines'>;
export type GatheredItem = Omit<Texts<FurtherSectionItem>, 'id' | 'hiddenLines'>;

export type GatheredSection = {
  kind: FurtherSectionKind;
  /** In the person's own words; empty where it is called as we call it. */
  title?: string;
  include?: boolean;
  items: readonly GatheredItem[];
};

export type Gathered = {
  person: Omit<Texts<ResumeData['personalInfo']>, 'links' | 'facts'>;
  links: readonly Link[];
  facts: readonly { label: string; value: string }[];
  summary: string;
  jobs: readonly GatheredJob[];
  studies: readonly GatheredStudy[];
  /** Skills by the name they stand under; an empty name for those that stand alone. */
  skills: readonly { name: string; skills: readonly string[] }[];
  sections: readonly GatheredSection[];
  /** Sections that are there without being printed, and those with a heading of the person's own. */
  core?: Partial<Record<CoreSection, { heading?: string; include?: boolean }>>;
  /** Whether long texts have bold, italic and links in them. */
  marks?: boolean;
  paper?: Paper;
  language?: string;
};

export const NOTHING_GATHERED: Gathered = {
  person: {},
  links: [],
  facts: [],
  summary: '',
  jobs: [],
  studies: [],
  skills: [],
  sections: [],
};

/** How much of everything was gathered, and how much of it a resume takes. */
export function amountsOf({ jobs, studies, links, facts, skills, sections }: Gathered): Amount[] {
  const all = skills.flatMap((group) => (group.skills.length > 0 ? group.skills : [group.name]));
  return [
    { one: 'job', several: 'jobs', count: jobs.length, most: ENTRIES_MAX },
    { one: 'degree or course', several: 'degrees and courses', count: studies.length, most: ENTRIES_MAX },
    { one: 'link', several: 'links', count: links.length, most: TAGS_MAX },
    { one: 'fact about you', several: 'facts about you', count: facts.length, most: FACTS_MAX },
    { one: 'skill', several: 'skills', count: new Set(all).size, most: TAGS_MAX },
    { one: 'section', several: 'sections', count: sections.length, most: SECTIONS_MAX },
    ...sections.map(({ kind, title, items }) => ({
      one: `entry of “${title || kind}”`,
      several: `entries of “${title || kind}”`,
      count: items.length,
      most: ENTRIES_MAX,
    })),
  ];
}

export function resumeOf(gathered: Gathered, paper?: Paper): ResumeData {
  const empty = emptyResume(paper ?? gathered.paper);
  const { core = {} } = gathered;
  return {
    ...empty,
    personalInfo: {
      ...emptyValues(PERSON),
      ...fitted(gathered.person),
      links: gathered.links
        .map(({ label, url }) => ({ label: line(label), url: address(url) }))
        .filter(({ url }) => url !== '')
        .slice(0, TAGS_MAX),
      facts: numbered(gathered.facts.slice(0, FACTS_MAX).map(fitted)),
    },
    includeSummary: core.summary?.include ?? true,
    includeEmployment: core.employment?.include ?? true,
    includeEducation: core.education?.include ?? true,
    includeSkills: core.skills?.include ?? true,
    summary: text(gathered.summary),
    employment: numbered(
      gathered.jobs.slice(0, ENTRIES_MAX).map(({ roles = [], ...job }) => ({
        ...emptyValues(JOB),
        ...fitted(job),
        roles: numbered(roles.slice(0, ROLES_MAX).map((role) => ({ ...emptyValues(ROLE), ...fitted(role) }))),
      })),
    ),
    education: numbered(
      gathered.studies.slice(0, ENTRIES_MAX).map((study) => ({ ...emptyValues(STUDY), ...fitted(study) })),
    ),
    ...skillsOf(gathered),
    sections: numbered(
      gathered.sections.slice(0, SECTIONS_MAX).map(({ kind, title = '', include = true, items }) => ({
        kind,
        title: line(title),
        include,
        items: numbered(
          items.slice(0, ENTRIES_MAX).map((item) => ({ ...emptyValues(ITEM), ...fitted(item) })),
        ),
      })),
    ).filter(({ items }) => items.length > 0),
    order: CORE_SECTIONS.flatMap((id) => {
      const heading = line(core[id]?.heading ?? '');
      return heading ? [{ ...emptyValues(PLACED_SECTION), id, heading }] : [];
    }),
    settings: {
      ...empty.settings,
      ...(gathered.language && { language: gathered.language }),
      ...(gathered.marks && { marks: true }),
    },
  };
}

function skillsOf({ skills }: Gathered): Pick<ResumeData, 'skills' | 'skillGroups'> {
  const groups = skills.map(({ name, skills: own }) => ({
    name: line(name),
    skills: [...new Set(own.map(line))].filter(Boolean).slice(0, TAGS_MAX),
  }));
  const all = groups.flatMap(({ name, skills: own }) => (own.length > 0 ? own : [name]));
  return {
    skills: [...new Set(all)].filter(Boolean).slice(0, TAGS_MAX),
    skillGroups: numbered(
      groups.filter(({ name, skills: own }) => name !== '' && own.length > 0).slice(0, SKILL_GROUPS_MAX),
    ),
  };
}

/** Each value as its field takes it: long texts of many lines, addresses whole or not at all, the rest on one line. */
function fitted<T extends object>(values: T): T {
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => {
    if (typeof value !== 'string') return [name, value];
    if (name === 'description') return [name, text(value)];
    return [name, name === 'url' ? address(value) : line(value)];
  });
  // The same names, each with a value of the type it had.
  return Object.fromEntries(entries) as T;
}

function line(value: string): string {
  return clip(cleanLine(value), SHORT_TEXT_MAX);
}

function text(value: string): string {
  return clip(cleanText(value), LONG_TEXT_MAX);
}

function address(value: string): string {
  const url = cleanLine(value);
  return url.length <= URL_MAX ? url : '';
}

function clip(value: string, most: number): string {
  return value.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}

/** The entries that say something, with ids. */
function numbered<E extends object>(entries: readonly E[]): (E & { id: string })[] {
  return entries.filter(saysSomething).map((entry, index) => ({ ...entry, id: String(index + 1) }));
}

function saysSomething(entry: object): boolean {
  return Object.entries(entry).some(([name, value]: [string, unknown]) =>
    Array.isArray(value) ? value.length > 0 : name !== 'kind' && typeof value === 'string' && value !== '',
  );
}

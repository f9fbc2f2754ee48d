import { valuesIn, type Field, type Fields, type Values } from '#documents/fields.ts';
import { FACT, ITEM, JOB, LINK, PERSON, ROLE, SKILL_GROUP, STUDY } from '#documents/resume/fields.ts';
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
};

/** Dates that are asked for even where none was read: without them an entry is half of one. */
const ASKED = new Set(['startDate', 'graduationDate']);

/** Sections whose entries mostly have dates. */
const DATED: ReadonlySet<FurtherSectionKind> = new Set(['projects', 'volunteering']);

/**
 * What was read as a form: every field that says something, what a resume needs and has not, and what is doubtful, in the
 * order of the resume.
 */
export function reviewGroups(
  data: ResumeData,
  doubtful: ReadonlySet<string>,
  words: ReviewWords,
): ReviewGroup[] {
  const field = (path: string, part: Field, value: unknown): ReviewField => ({
    path,
    label: words.labelOf(path, data),
    kind:
      part.kind === 'text' || part.kind === 'month' || part.kind === 'flag' || part.kind === 'lines'
        ? part.kind
        : 'line',
    value,
  });

  /** The fields of an entry; lists within it are their callers' business. */
  function shown(fields: Fields, values: Values, path: string, hasDates = true): ReviewField[] {
    return Object.entries(fields).flatMap(([name, part]) => {
      if (part.kind === 'list' || part.kind === 'group' || part.kind === 'id') return [];
      const here = `${path}.${name}`;
      const value = values[name];
      const isAsked = part.required === true || (hasDates && ASKED.has(name));
      if (part.kind === 'flag')
        return part.print === 'current' && value === true ? [field(here, part, value)] : [];
      if (!doubtful.has(here) && !isAsked && (value === '' || value === undefined)) return [];
      return [field(here, part, value)];
    });
  }

  function entries(fields: Fields, list: readonly unknown[], path: string, hasDates = true): ReviewGroup[] {
    return list.map((entry, index) => {
      const here = `${path}.${index}`;
      const values = valuesIn(entry);
      const roles = Array.isArray(values.roles) ? values.roles : [];
      return {
        path: here,
        title: titleOf(values) || words.nameOf(here, data),
        canLeaveOut: true,
        fields: [
          ...shown(fields, values, here, hasDates),
          ...roles.flatMap((role, at) => shown(ROLE, valuesIn(role), `${here}.roles.${at}`)),
        ],
      };
    });
  }

  const { personalInfo } = data;
  const person: ReviewGroup = {
    path: 'personalInfo',
    title: reviewTexts.person,
    canLeaveOut: false,
    fields: [
      ...shown(PERSON, personalInfo, 'personalInfo'),
      ...personalInfo.links.map((link, index) =>
        // Beside the others of the person "Address" would be where somebody lives.
        ({
          ...field(`personalInfo.links.${index}.url`, LINK.url, link.url),
          label: link.label || reviewTexts.link,
        }),
      ),
      ...personalInfo.facts.flatMap((fact, index) => shown(FACT, fact, `personalInfo.facts.${index}`)),
    ],
  };
  const single = (
    path: 'summary' | 'skills',
    part: Field,
    more: readonly ReviewField[] = [],
  ): ReviewGroup[] => {
    const own = data[path].length > 0 || doubtful.has(path) ? [field(path, part, data[path])] : [];
    const fields = [...own, ...more];
    return fields.length > 0 ? [{ path, title: words.nameOf(path, data), canLeaveOut: false, fields }] : [];
  };
  const groupNames = data.skillGroups.flatMap((group, index) =>
    shown(SKILL_GROUP, group, `skillGroups.${index}`),
  );
  const sections = data.sections.flatMap((section, at) => {
    const heading = section.title === '' ? [] : [field(`sections.${at}.title`, HEADING, section.title)];
    return entries(ITEM, section.items, `sections.${at}.items`, DATED.has(section.kind)).map(
      (group, index) => ({
        ...group,
        title: [words.nameOf(`sections.${at}`, data), titleOf(valuesIn(section.items[index]))]
          .filter(Boolean)
          .join(': '),
        fields: index === 0 ? [...heading, ...group.fields] : group.fields,
      }),
    );
  });
  return [
    person,
    ...single('summary', SUMMARY),
    ...entries(JOB, data.employment, 'employment'),
    ...entries(STUDY, data.education, 'education'),
    ...single(
      'skills',
      SKILLS,
      groupNames.filter(({ kind }) => kind === 'line'),
    ),
    ...sections,
  ];
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

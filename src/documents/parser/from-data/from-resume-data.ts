import { type Fields, holdsWords, type Values } from '#documents/fields.ts';
import { type FilledField, filledFields } from '#documents/filled-fields.ts';
import { ITEM, JOB, PERSON, RESUME, STUDY } from '#documents/resume/fields.ts';
import type {
  EducationEntry,
  EmploymentEntry,
  FurtherSection,
  ResumeData,
} from '#documents/resume/schema.ts';
import type { FurtherSectionKind } from '#documents/resume/section-kinds.ts';
import { ourHeading } from '#documents/resume/sections.ts';
import { cleanLine } from '#documents/text/clean.ts';
import { languageOf } from '#documents/text/languages/languages.ts';
import {
  isSharedKind,
  type ParsedEducation,
  type ParsedItem,
  type ParsedJob,
  type ParsedResume,
  type ParsedSection,
  type ParsedSectionKind,
} from '../parsed-resume.ts';
import { languageOfText } from '../resume/text/language.ts';
import { entryIn, textIn, textsIn, type TypedText } from './typed-texts.ts';

const kindOf = (kind: FurtherSectionKind): ParsedSectionKind => (isSharedKind(kind) ? kind : 'unknown');

/**
 * A resume that is being edited, in the shape in which files are read, so that the same checks judge both. Each
 * value names its field; what is switched off, or says nothing, is left out.
 */
export function fromResumeData(data: ResumeData): ParsedResume {
  const { personalInfo: person } = data;
  const title = textIn('personalInfo.title', person.title);
  const location = textIn('personalInfo.location', person.location);
  const name = textIn('personalInfo.firstName', `${person.firstName} ${person.lastName}`);
  const email = textIn('personalInfo.email', person.email);
  const phone = textIn('personalInfo.phone', person.phone);
  const further = data.sections.map((section, index) => ({ section, path: `sections.${index}` }));
  const shown = further.filter(({ section }) => section.include && section.items.length > 0);
  const items = (kind: ParsedSectionKind) =>
    shown
      .filter(({ section }) => kindOf(section.kind) === kind)
      .flatMap(({ section, path }) => itemsOf(section, path));
  return {
    language: languageOfText(writtenIn(data)) || data.settings.language,
    ...(name && { name }),
    ...(title && { title }),
    emails: email ? [email] : [],
    phones: phone ? [phone] : [],
    ...(location && { location }),
    links: person.links.flatMap(({ url }, index) => textIn(`personalInfo.links.${index}.url`, url) ?? []),
    // Bullets, too, as where a file is read.
    summary: data.includeSummary ? reads(textsIn('summary', data.summary)) : [],
    jobs: data.includeEmployment ? data.employment.flatMap(jobOf) : [],
    education: data.includeEducation ? data.education.flatMap(studyOf) : [],
    skills: data.includeSkills
      ? data.skills.flatMap((skill, index) => textIn(`skills.${index}`, skill) ?? [])
      : [],
    languages: items('languages'),
    certificates: items('certificates'),
    others: shown
      .filter(({ section }) => section.kind !== 'languages' && section.kind !== 'certificates')
      .map(({ section, path }) => ({
        kind: kindOf(section.kind),
        heading: headingOf(section, data),
        items: itemsOf(section, path),
      })),
    sections: sectionsOf(data, shown),
  };
}

function jobOf(job: EmploymentEntry, index: number): ParsedJob[] {
  const said = entryIn(`employment.${index}`, JOB, job);
  if (!said) return [];
  const { title, organization: employer, place, period, texts } = said;
  const bullets = reads(texts.filter(({ kind }) => kind === 'bullet'));
  return [{ ...found({ title, employer, place, period }), bullets, paragraphs: paragraphs(texts) }];
}

function studyOf(study: EducationEntry, index: number): ParsedEducation[] {
  const said = entryIn(`education.${index}`, STUDY, study);
  if (!said) return [];
  const { title: degree, organization: school, place, period, texts } = said;
  return [{ ...found({ degree, school, place, period }), details: reads(texts) }];
}

function itemsOf(section: FurtherSection, path: string): ParsedItem[] {
  return section.items.flatMap((item, index) => {
    const said = entryIn(`${path}.items.${index}`, ITEM, item);
    if (!said) return [];
    const { title, organization: subtitle, place, period, url, texts } = said;
    const details = place ? [place, ...reads(texts)] : reads(texts);
    return [{ ...found({ title, subtitle, period, url }), details }];
  });
}

/** The same without what is not there. */
function found<T extends object>(parts: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  const there = Object.entries(parts).filter(([, part]) => part !== undefined);
  // A choice of what was there, each under its own name.
  return Object.fromEntries(there) as { [Name in keyof T]?: Exclude<T[Name], undefined> };
}

/** The sections as they are headed in print, in its order. */
function sectionsOf(
  data: ResumeData,
  shown: readonly { section: FurtherSection; path: string }[],
): ParsedSection[] {
  const { headings } = languageOf(data.settings.language);
  // Links are no text.
  const person = filledFields(PERSON, data.personalInfo, 'personalInfo').flatMap(({ path, value, within }) =>
    within.fields === PERSON && typeof value === 'string' ? (textIn(path, value) ?? []) : [],
  );
  const entries = (list: readonly Values[], path: string, fields: Fields) =>
    list.flatMap((entry, index) => wordsIn(filledFields(fields, entry, `${path}.${index}`)));
  const own: ParsedSection[] = [
    section(
      'summary',
      headings.summary,
      'summary',
      reads(data.includeSummary ? textsIn('summary', data.summary) : []),
    ),
    section(
      'experience',
      headings.employment,
      'employment',
      data.includeEmployment ? entries(data.employment, 'employment', JOB) : [],
    ),
    section(
      'education',
      headings.education,
      'education',
      data.includeEducation ? entries(data.education, 'education', STUDY) : [],
    ),
    section(
      'skills',
      headings.skills,
      'skills',
      data.includeSkills ? data.skills.flatMap((skill, index) => textIn(`skills.${index}`, skill) ?? []) : [],
    ),
    ...shown.map(({ section: given, path }) =>
      section(kindOf(given.kind), headingOf(given, data), path, entries(given.items, `${path}.items`, ITEM)),
    ),
  ];
  return [{ kind: 'contact', text: person }, ...own.filter(({ text }) => text.length > 0)];
}

function section(
  kind: ParsedSectionKind,
  heading: string,
  field: string,
  text: ParsedSection['text'],
): ParsedSection {
  return { kind, heading: { value: heading, confidence: 1, source: { snippet: heading, field } }, text };
}

function headingOf({ kind, title }: FurtherSection, data: ResumeData): string {
  return cleanLine(title) || ourHeading(kind, languageOf(data.settings.language));
}

/** What stands in fields for words, in their order. */
function wordsIn(fields: readonly FilledField[]): ParsedSection['text'] {
  return fields.flatMap(({ path, field, value }) =>
    holdsWords(field) && typeof value === 'string' ? reads(textsIn(path, value)) : [],
  );
}

function reads(texts: readonly TypedText[]) {
  return texts.map(({ read }) => read);
}

function paragraphs(texts: readonly TypedText[]) {
  return texts.filter(({ kind }) => kind === 'paragraph').map(({ read }) => read);
}

/** The longer texts: headings may be in another language than what stands under them. */
function writtenIn(data: ResumeData): string {
  return filledFields(RESUME, data)
    .flatMap(({ field, value }) => (field.kind === 'text' ? [value] : []))
    .join('\n');
}

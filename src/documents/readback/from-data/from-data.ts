import { cleanLine } from '../../text/clean.ts';
import { languageOf } from '../../text/languages/languages.ts';
import type {
  EducationEntry,
  EmploymentEntry,
  FurtherSection,
  FurtherSectionItem,
  ResumeData,
} from '../../resume/schema.ts';
import type { FurtherSectionKind } from '../../resume/section-kinds.ts';
import type {
  ReadEducation,
  ReadItem,
  ReadJob,
  ReadResume,
  ReadSection,
  SectionKind,
} from '../read-resume.ts';
import { isSharedKind } from '../further-kinds.ts';
import { languageOfText } from '../resume/text/language.ts';
import { periodIn, textIn, textsIn, type FieldText } from './field-reads.ts';

const kindOf = (kind: FurtherSectionKind): SectionKind => (isSharedKind(kind) ? kind : 'unknown');

/**
 * A resume that is being edited, in the shape in which files are read, so that the same checks judge both. Each
 * value names its field; what is switched off, or says nothing, is left out.
 */
export function fromData(data: ResumeData): ReadResume {
  const { personalInfo: person } = data;
  const title = textIn('personalInfo.title', person.title);
  const location = textIn('personalInfo.location', person.location);
  const name = textIn('personalInfo.firstName', `${person.firstName} ${person.lastName}`);
  const email = textIn('personalInfo.email', person.email);
  const phone = textIn('personalInfo.phone', person.phone);
  const further = data.sections.map((section, index) => ({ section, path: `sections.${index}` }));
  const shown = further.filter(({ section }) => section.include && section.items.length > 0);
  const items = (kind: SectionKind) =>
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
    summary: data.includeSummary ? paragraphs(textsIn('summary', data.summary)) : [],
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

function jobOf(job: EmploymentEntry, index: number): ReadJob[] {
  const path = `employment.${index}`;
  const title = textIn(`${path}.position`, job.position);
  const employer = textIn(`${path}.company`, job.company);
  const place = textIn(`${path}.location`, job.location);
  const period = periodIn(path, job);
  const said = textsIn(`${path}.description`, job.description);
  if (!title && !employer && !place && !period && said.length === 0) return [];
  return [
    {
      ...(title && { title }),
      ...(employer && { employer }),
      ...(place && { place }),
      ...(period && { period }),
      bullets: said.filter(({ kind }) => kind === 'bullet').map(({ read }) => read),
      paragraphs: paragraphs(said),
    },
  ];
}

function studyOf(study: EducationEntry, index: number): ReadEducation[] {
  const path = `education.${index}`;
  const degree = textIn(`${path}.degree`, study.degree);
  const school = textIn(`${path}.school`, study.school);
  const place = textIn(`${path}.location`, study.location);
  const dates = { startDate: '', endDate: study.graduationDate, current: false };
  const period = periodIn(path, dates, 'graduationDate');
  const details = textsIn(`${path}.description`, study.description).map(({ read }) => read);
  if (!degree && !school && !place && !period && details.length === 0) return [];
  return [
    {
      ...(degree && { degree }),
      ...(school && { school }),
      ...(place && { place }),
      ...(period && { period }),
      details,
    },
  ];
}

function itemsOf(section: FurtherSection, path: string): ReadItem[] {
  return section.items.flatMap((item, index) => itemOf(item, `${path}.items.${index}`));
}

function itemOf(item: FurtherSectionItem, path: string): ReadItem[] {
  const title = textIn(`${path}.title`, item.title);
  const subtitle = textIn(`${path}.subtitle`, item.subtitle);
  const place = textIn(`${path}.location`, item.location);
  const url = textIn(`${path}.url`, item.url);
  const period = periodIn(path, item);
  const said = textsIn(`${path}.description`, item.description).map(({ read }) => read);
  const details = place ? [place, ...said] : said;
  if (!title && !subtitle && !url && !period && details.length === 0) return [];
  return [
    {
      ...(title && { title }),
      ...(subtitle && { subtitle }),
      ...(period && { period }),
      ...(url && { url }),
      details,
    },
  ];
}

/** The sections as they are headed in print, in its order. */
function sectionsOf(
  data: ResumeData,
  shown: readonly { section: FurtherSection; path: string }[],
): ReadSection[] {
  const { headings } = languageOf(data.settings.language);
  const person = Object.entries(data.personalInfo).flatMap(([field, value]) =>
    typeof value === 'string' ? (textIn(`personalInfo.${field}`, value) ?? []) : [],
  );
  const entries = (list: readonly object[], path: string) =>
    list.flatMap((entry, index) => textsOfEntry(entry, `${path}.${index}`));
  const own: ReadSection[] = [
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
      data.includeEmployment ? entries(data.employment, 'employment') : [],
    ),
    section(
      'education',
      headings.education,
      'education',
      data.includeEducation ? entries(data.education, 'education') : [],
    ),
    section(
      'skills',
      headings.skills,
      'skills',
      data.includeSkills ? data.skills.flatMap((skill, index) => textIn(`skills.${index}`, skill) ?? []) : [],
    ),
    ...shown.map(({ section: given, path }) =>
      section(kindOf(given.kind), headingOf(given, data), path, entries(given.items, `${path}.items`)),
    ),
  ];
  return [{ kind: 'contact', text: person }, ...own.filter(({ text }) => text.length > 0)];
}

function section(kind: SectionKind, heading: string, field: string, text: ReadSection['text']): ReadSection {
  return { kind, heading: { value: heading, confidence: 1, source: { snippet: heading, field } }, text };
}

function headingOf({ kind, title }: FurtherSection, data: ResumeData): string {
  const language = languageOf(data.settings.language);
  return cleanLine(title) || (kind === 'custom' ? language.untitledSection : language.headings[kind]);
}

/** Every text of an entry, in the order of its fields. */
function textsOfEntry(entry: object, path: string): ReadSection['text'] {
  return Object.entries(entry).flatMap(([field, value]) => {
    if (typeof value !== 'string' || field === 'id' || /date$/i.test(field)) return [];
    return reads(textsIn(`${path}.${field}`, value));
  });
}

function reads(texts: readonly FieldText[]) {
  return texts.map(({ read }) => read);
}

function paragraphs(texts: readonly FieldText[]) {
  return texts.filter(({ kind }) => kind === 'paragraph').map(({ read }) => read);
}

/** The longer texts: headings may be in another language than what stands under them. */
function writtenIn({ summary, employment, education, sections }: ResumeData): string {
  const entries = [...employment, ...education, ...sections.flatMap(({ items }) => items)];
  return [summary, ...entries.map(({ description }) => description)].join('\n');
}

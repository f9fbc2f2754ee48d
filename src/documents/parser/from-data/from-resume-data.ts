import { filledFields } from '#documents/filled-fields.ts';
import { ITEM, JOB, RESUME, ROLE, STUDY } from '#documents/resume/fields.ts';
import type {
  EducationEntry,
  EmploymentEntry,
  FurtherSection,
  ResumeData,
} from '#documents/resume/schema.ts';
import { groupedSkills } from '#documents/resume/skill-groups.ts';
import { plainWords } from '#documents/text/marks.ts';
import type {
  ParsedEducation,
  ParsedItem,
  ParsedJob,
  ParsedResume,
  ParsedSectionKind,
} from '../parsed-resume.ts';
import { languageOfText } from '../resume/text/language.ts';
import { factsIn } from './typed-person.ts';
import { headingOf, kindOf, sectionsOf, shownSections } from './typed-sections.ts';
import { entryIn, reads, textIn, textsIn } from './typed-texts.ts';

/**
 * A resume that is being edited, in the shape in which files are read, so that the same checks judge both. Each
 * value names its field; what is switched off, hidden, or says nothing, is left out.
 */
export function fromResumeData(data: ResumeData): ParsedResume {
  const { personalInfo: person } = data;
  const title = textIn('personalInfo.title', person.title);
  const location = textIn('personalInfo.location', person.location);
  const name = textIn('personalInfo.firstName', `${person.firstName} ${person.lastName}`);
  const preferredName = textIn('personalInfo.preferredName', person.preferredName);
  const email = textIn('personalInfo.email', person.email);
  const phone = textIn('personalInfo.phone', person.phone);
  const shown = shownSections(data);
  const items = (kind: ParsedSectionKind) =>
    shown
      .filter(({ section }) => kindOf(section.kind) === kind)
      .flatMap(({ section, path }) => itemsOf(section, path, data));
  return {
    language: languageOfText(writtenIn(data)) || data.settings.language,
    ...found({ name, preferredName, title }),
    emails: email ? [email] : [],
    phones: phone ? [phone] : [],
    ...(location && { location }),
    links: person.links.flatMap(({ url }, index) => textIn(`personalInfo.links.${index}.url`, url) ?? []),
    facts: factsIn(person),
    // Bullets, too, as where a file is read.
    summary: data.includeSummary ? reads(textsIn('summary', data.summary, data.settings.marks)) : [],
    jobs: data.includeEmployment ? data.employment.flatMap((job, index) => jobsOf(job, index, data)) : [],
    education: data.includeEducation
      ? data.education.flatMap((study, index) => studyOf(study, index, data))
      : [],
    ...skillsOf(data),
    languages: items('languages'),
    certificates: items('certificates'),
    others: shown
      .filter(({ section }) => section.kind !== 'languages' && section.kind !== 'certificates')
      .map(({ section, path }) => ({
        kind: kindOf(section.kind),
        heading: headingOf(section, data),
        items: itemsOf(section, path, data),
      })),
    sections: sectionsOf(data),
  };
}

/** A job in each role that one had there, the latest first: what a role does not say of employer and place, the job does. */
function jobsOf(job: EmploymentEntry, index: number, data: ResumeData): ParsedJob[] {
  if (job.hidden) return [];
  const path = `employment.${index}`;
  const latest = entryIn(path, JOB, job, data);
  const { organization: employer, place } = latest ?? {};
  const earlier = job.roles.flatMap(
    (role, number) => entryIn(`${path}.roles.${number}`, ROLE, role, data) ?? [],
  );
  const saysMore = latest?.title ?? latest?.period ?? latest?.texts[0];
  const roles = latest && (earlier.length === 0 || saysMore) ? [latest, ...earlier] : earlier;
  return roles.map((role) => ({
    ...found({ title: role.title, employer, place: role.place ?? place, period: role.period }),
    bullets: reads(role.texts.filter(({ kind }) => kind === 'bullet')),
    paragraphs: reads(role.texts.filter(({ kind }) => kind === 'paragraph')),
  }));
}

function studyOf(study: EducationEntry, index: number, data: ResumeData): ParsedEducation[] {
  const said = entryIn(`education.${index}`, STUDY, study, data);
  if (!said) return [];
  const { title: degree, organization: school, place, period, texts } = said;
  return [{ ...found({ degree, school, place, period }), details: reads(texts) }];
}

function itemsOf(section: FurtherSection, path: string, data: ResumeData): ParsedItem[] {
  return section.items.flatMap((item, index) => {
    const said = entryIn(`${path}.items.${index}`, ITEM, item, data);
    if (!said) return [];
    const { title, organization: subtitle, place, period, url, texts } = said;
    const details = place ? [place, ...reads(texts)] : reads(texts);
    return [{ ...found({ title, subtitle, period, url }), details }];
  });
}

/** Skills in the order of print, and those of them that stand in groups. */
function skillsOf(data: ResumeData): Pick<ParsedResume, 'skills' | 'skillGroups'> {
  const groups = (data.includeSkills ? groupedSkills(data) : []).map(({ group, name, skills }) => ({
    name: textIn(`skillGroups.${group}.name`, name),
    skills: skills.flatMap(({ text, at }) => textIn(`skills.${at}`, text) ?? []),
  }));
  return {
    skills: groups.flatMap(({ skills }) => skills),
    skillGroups: groups.flatMap(({ name, skills }) => (name ? [{ name, skills }] : [])),
  };
}

/** The same without what is not there. */
function found<T extends object>(parts: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  const there = Object.entries(parts).filter(([, part]) => part !== undefined);
  // A choice of what was there, each under its own name.
  return Object.fromEntries(there) as { [Name in keyof T]?: Exclude<T[Name], undefined> };
}

/** The longer texts: headings may be in another language than what stands under them. */
function writtenIn(data: ResumeData): string {
  return filledFields(RESUME, data)
    .flatMap(({ field, value, included }) =>
      field.kind === 'text' && included && typeof value === 'string' ? [value] : [],
    )
    .map((text) => (data.settings.marks ? text.split('\n').map(plainWords).join('\n') : text))
    .join('\n');
}

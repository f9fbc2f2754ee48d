import { cleanLine, cleanText } from '../text/clean.ts';
import { descriptionBlocks } from '../text/description.ts';
import { RESUME_SCHEMA_VERSION } from './schema-version.ts';
import type {
  EducationEntry,
  EmploymentEntry,
  FurtherSection,
  FurtherSectionItem,
  ResumeData,
} from './schema.ts';

/**
 * A resume reduced to what its print says: texts cleaned, and without what is switched off, empty, or unknown to
 * us. Prints the same as the whole, and reducing it again changes nothing. Switches stay as they are, and entries
 * are numbered anew, since an id is never printed.
 */
export function printedResume(data: ResumeData): ResumeData {
  const { personalInfo: person, settings } = data;
  return {
    schemaVersion: RESUME_SCHEMA_VERSION,
    personalInfo: {
      firstName: line(person.firstName),
      lastName: line(person.lastName),
      title: line(person.title),
      email: line(person.email),
      phone: line(person.phone),
      location: line(person.location),
      links: person.links
        .map(({ label, url }) => ({ label: line(label), url: line(url) }))
        .filter(saysAnything),
    },
    includeSummary: data.includeSummary,
    summary: data.includeSummary ? description(data.summary) : '',
    includeEmployment: data.includeEmployment,
    employment: data.includeEmployment ? numbered(data.employment.map(printedJob)) : [],
    includeEducation: data.includeEducation,
    education: data.includeEducation ? numbered(data.education.map(printedStudy)) : [],
    includeSkills: data.includeSkills,
    skills: data.includeSkills ? data.skills.map(line).filter(Boolean) : [],
    settings: { paper: settings.paper, language: settings.language, density: settings.density },
    sections: data.sections
      .filter(({ include }) => include)
      .map(printedSection)
      .filter(({ items }) => items.length > 0)
      .map(withNumber),
  };
}

function printedJob(job: EmploymentEntry): EmploymentEntry {
  return {
    id: '',
    position: line(job.position),
    company: line(job.company),
    location: line(job.location),
    ...period(job),
    description: description(job.description),
  };
}

function printedStudy(study: EducationEntry): EducationEntry {
  return {
    id: '',
    degree: line(study.degree),
    school: line(study.school),
    location: line(study.location),
    graduationDate: study.graduationDate,
    description: description(study.description),
  };
}

function printedSection({ kind, title, include, items }: FurtherSection): FurtherSection {
  return { id: '', kind, title: line(title), include, items: numbered(items.map(printedItem)) };
}

function printedItem(item: FurtherSectionItem): FurtherSectionItem {
  return {
    id: '',
    title: line(item.title),
    subtitle: line(item.subtitle),
    location: line(item.location),
    url: line(item.url),
    ...period(item),
    description: description(item.description),
  };
}

/** What goes on has no end, whatever was once chosen as one. */
function period({ startDate, endDate, current }: { startDate: string; endDate: string; current: boolean }) {
  return { startDate, endDate: current ? '' : endDate, current };
}

function line(typed: string): string {
  return withinLimit(cleanLine(typed), typed);
}

function description(typed: string): string {
  return descriptionBlocks(typed).length > 0 ? withinLimit(cleanText(typed), typed) : '';
}

/** Composing takes a few rare letters apart; a text that grows by it stays as typed, and so within its limit. */
function withinLimit(cleaned: string, typed: string): string {
  return cleaned.length <= typed.length ? cleaned : typed.toWellFormed();
}

function numbered<E extends { id: string }>(entries: readonly E[]): E[] {
  return entries.filter(saysAnything).map(withNumber);
}

/** Whether an entry whose id is empty leaves a trace in print. */
function saysAnything(entry: object): boolean {
  return Object.values(entry).some(Boolean);
}

function withNumber<E extends { id: string }>(entry: E, index: number): E {
  return { ...entry, id: String(index + 1) };
}

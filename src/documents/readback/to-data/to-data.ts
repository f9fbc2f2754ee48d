import { documentLanguages } from '../../text/languages/languages.ts';
import { emptyResume } from '../../resume/empty.ts';
import type { FurtherSection, ResumeData } from '../../resume/schema.ts';
import { ENTRIES_MAX, SECTIONS_MAX, TAGS_MAX } from '../../limits.ts';
import type { ReadFile } from '../read-file.ts';
import type { ReadResume } from '../read-resume.ts';
import { createDoubts, type Doubt } from './doubts.ts';
import { educationOf, jobsOf } from './entries.ts';
import { furtherSections } from './further-sections.ts';
import { personOf } from './person.ts';
import { fitLine, fitText } from './fit.ts';

/** A resume for the builder, and the values in it that a person should look at. */
export type ReadIntoData = { data: ResumeData; doubts: readonly Doubt[] };

/**
 * What was read of a file as a resume to go on with. Nothing that was read is dropped: what has no place of its own
 * becomes a section of the person's own. A PDF of ours brings the very data it was printed from.
 */
export function toData(read: ReadResume, file?: Pick<ReadFile, 'attached'>): ReadIntoData {
  if (file?.attached) return { data: file.attached.data, doubts: [] };
  const empty = emptyResume();
  const doubts = createDoubts();
  const sections: FurtherSection[] = furtherSections(read, doubts).slice(0, SECTIONS_MAX);
  const known = documentLanguages.some(({ code }) => code === read.language);
  const data: ResumeData = {
    ...empty,
    personalInfo: personOf(read, doubts),
    summary: fitText(read.summary.map(({ value }) => value).join('\n\n')),
    employment: jobsOf(read.jobs.slice(0, ENTRIES_MAX), doubts),
    education: educationOf(read.education.slice(0, ENTRIES_MAX), doubts),
    skills: [...new Set(read.skills.map(({ value }) => fitLine(value)))].filter(Boolean).slice(0, TAGS_MAX),
    settings: { ...empty.settings, language: known ? read.language : empty.settings.language },
    sections: sections.map((section, index) => ({ ...section, id: String(index + 1) })),
  };
  return { data, doubts: doubts.all() };
}

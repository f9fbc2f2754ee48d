import { documentLanguages } from '../../text/languages/languages.ts';
import type { Paper } from '../../fields.ts';
import { emptyResume } from '../../resume/empty.ts';
import type { FurtherSection, ResumeData } from '../../resume/schema.ts';
import { ENTRIES_MAX, SECTIONS_MAX, TAGS_MAX } from '../../limits.ts';
import type { ReadFile } from '../read-file.ts';
import type { ReadResume } from '../read-resume.ts';
import type { FileLines } from '../resume/lines/prepare.ts';
import { createDoubts, type Doubt } from './doubts.ts';
import { educationOf, jobsOf } from './entries.ts';
import { furtherSections } from './further-sections.ts';
import { personOf } from './person.ts';
import { fitLine, fitText } from './fit.ts';
import { paperOf } from './paper.ts';
import { unplacedWords, type Unplaced } from './unplaced.ts';

/** A resume for the builder, and what a person should know of it. */
export type ReadIntoData = {
  data: ResumeData;
  /** The values in it to be looked at. */
  doubts: readonly Doubt[];
  /** What is in the file and not in it. */
  unplaced: readonly Unplaced[];
  /** The design that it was printed in, where the file says so. */
  templateId: string | null;
};

type FileToGoOn = Pick<ReadFile, 'attached'> & Partial<FileLines>;

/**
 * What was read of a file as a resume to go on with. Nothing that was read is dropped: lines that no field took become a
 * section of the person's own, and words that are left of other lines are named. A PDF of ours brings the very data it
 * was printed from. `paper` is taken where the file does not tell its own.
 */
export function toData(read: ReadResume, file?: FileToGoOn, paper: Paper = 'a4'): ReadIntoData {
  if (file?.attached) {
    const { data, templateId } = file.attached;
    return { data, doubts: [], unplaced: [], templateId };
  }
  const empty = emptyResume(paperOf(file?.pages?.[0]) ?? paper);
  const doubts = createDoubts();
  const known = documentLanguages.some(({ code }) => code === read.language);
  const language = known ? read.language : empty.settings.language;
  const sections: FurtherSection[] = furtherSections(read, language, doubts).slice(0, SECTIONS_MAX);
  const data: ResumeData = {
    ...empty,
    personalInfo: personOf(read, doubts),
    summary: fitText(read.summary.map(({ value }) => value).join('\n\n')),
    employment: jobsOf(read.jobs.slice(0, ENTRIES_MAX), doubts),
    education: educationOf(read.education.slice(0, ENTRIES_MAX), doubts),
    skills: [...new Set(read.skills.map(({ value }) => fitLine(value)))].filter(Boolean).slice(0, TAGS_MAX),
    settings: { ...empty.settings, language },
    sections: sections.map((section, index) => ({ ...section, id: String(index + 1) })),
  };
  const { lines, facts, pages } = file ?? {};
  const whole = lines && facts && pages ? { lines, facts, pages } : undefined;
  return { data, doubts: doubts.all(), unplaced: unplacedWords(read, data, whole), templateId: null };
}

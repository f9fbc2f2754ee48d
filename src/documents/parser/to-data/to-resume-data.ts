import { emptyValues, type Paper } from '#documents/fields.ts';
import {
  ENTRIES_MAX,
  FACTS_MAX,
  SECTIONS_MAX,
  SKILL_GROUPS_MAX,
  TAGS_MAX,
  URL_MAX,
} from '#documents/limits.ts';
import { emptyResume } from '#documents/resume/empty.ts';
import { JOB, STUDY } from '#documents/resume/fields.ts';
import { PERSON } from '#documents/resume/person-fields.ts';
import type {
  EducationEntry,
  EmploymentEntry,
  FurtherSection,
  ResumeData,
  SkillGroup,
} from '#documents/resume/schema.ts';
import { documentLanguages } from '#documents/text/languages/languages.ts';
import type { ParsedFile, ParsedPage } from '../parsed-file.ts';
import type { ParsedEducation, ParsedFact, ParsedJob, ParsedResume } from '../parsed-resume.ts';
import { type FileLines, type PreparedLines, prepareLines } from '../resume/lines/prepare.ts';
import {
  monthOf,
  describe,
  describeDetails,
  fitLine,
  fitText,
  isPlacedStudy,
  monthsOf,
  studyDates,
} from './field-values.ts';
import { fold } from '../resume/text/fold.ts';
import { fieldSources, type FieldSource } from './field-sources.ts';
import { furtherGroups, furtherSections } from './further-sections.ts';
import { nameInCapitals } from './name-in-capitals.ts';
import { withHeadings } from './headings-read.ts';
import { orderRead } from './order-read.ts';
import { splitName } from './split-name.ts';
import { createLowConfidenceFields, type LowConfidenceFields } from './low-confidence.ts';
import { noteSuspicious } from './suspicious-values.ts';
import { unplacedWords } from './unplaced.ts';
import type { LowConfidenceField, UnplacedWords } from '../../resume/read-notes.ts';

/* A parsed resume as a document for the builder. */

/** A resume for the builder, and what a person should know of it. */
export type ImportedResume = {
  data: ResumeData;
  /** The fields whose values the person has to confirm. */
  lowConfidenceFields: readonly LowConfidenceField[];
  /** What is in the file and not in it. */
  unplaced: readonly UnplacedWords[];
  /** The design that it was printed in, where the file says so. */
  templateId: string | null;
  /** Where in the file the fields were read; missing where its data came as such. */
  sources?: readonly FieldSource[];
};

type FileToGoOn = Pick<ParsedFile, 'attached'> & Partial<FileLines>;

/**
 * What was read of a file as a resume to go on with. Nothing that was read is dropped: lines that no field took become a
 * section of the person's own, and words that are left of other lines are named. A PDF of ours brings the very data it
 * was printed from. `paper` is taken where the file does not tell its own.
 */
export function toResumeData(
  read: ParsedResume,
  file?: FileToGoOn,
  paper: Paper = 'a4',
  prepared = preparedOf(file),
  groups = furtherGroups(read),
): ImportedResume {
  if (file?.attached) {
    const { data, templateId } = file.attached;
    return { data, lowConfidenceFields: [], unplaced: [], templateId };
  }
  const empty = emptyResume(paperOf(file?.pages?.[0]) ?? paper);
  const lowConfidence = createLowConfidenceFields();
  const known = documentLanguages.some(({ code }) => code === read.language);
  const language = known ? read.language : empty.settings.language;
  const sections: FurtherSection[] = furtherSections(
    groups,
    { read: read.language, document: language },
    lowConfidence,
  )
    .slice(0, SECTIONS_MAX)
    .map((section, index) => ({ ...section, id: String(index + 1) }));
  const data: ResumeData = {
    ...empty,
    personalInfo: personOf(read, lowConfidence),
    summary: fitText(read.summary.map(({ value }) => value).join('\n\n')),
    employment: jobsOf(read.jobs.slice(0, ENTRIES_MAX), lowConfidence),
    education: educationOf(read.education.slice(0, ENTRIES_MAX), lowConfidence),
    skillGroups: groupsOf(read),
    skills: [...new Set(read.skills.map(({ value }) => fitLine(value)))].filter(Boolean).slice(0, TAGS_MAX),
    settings: { ...empty.settings, language },
    sections,
    order: withHeadings(orderRead(read, groups, sections, file), read, { sections, language }),
  };
  noteSuspicious(read, { jobs: data.employment.length, studies: data.education.length }, lowConfidence);
  const sources = fieldSources(read, groups);
  return {
    data,
    lowConfidenceFields: lowConfidence.all(),
    unplaced: unplacedWords(
      read,
      data,
      prepared,
      sources.flatMap((field) => field.sources),
    ),
    templateId: null,
    sources,
  };
}

function preparedOf({ lines, facts, pages }: Partial<FileLines> = {}): PreparedLines | undefined {
  return lines && facts && pages && prepareLines({ lines, facts, pages });
}

/** Groups of skills that the file has names for. */
function groupsOf({ skillGroups }: ParsedResume): SkillGroup[] {
  return skillGroups.slice(0, SKILL_GROUPS_MAX).map(({ name, skills }, index) => ({
    id: String(index + 1),
    name: fitLine(name.value),
    skills: [...new Set(skills.map(({ value }) => fitLine(value)))].filter(Boolean).slice(0, TAGS_MAX),
  }));
}

/** Jobs as the builder has them. */
function jobsOf(jobs: readonly ParsedJob[], lowConfidence: LowConfidenceFields): EmploymentEntry[] {
  return jobs.map((job, index) => {
    const path = `employment.${index}`;
    const { written, ...months } = monthsOf(job.period, path, lowConfidence);
    return {
      ...emptyValues(JOB),
      id: String(index + 1),
      position: fitLine(lowConfidence.noteIfUnsure(job.title, `${path}.position`)?.value),
      company: fitLine(lowConfidence.noteIfUnsure(job.employer, `${path}.company`)?.value),
      location: fitLine(lowConfidence.noteIfUnsure(job.place, `${path}.location`)?.value),
      ...months,
      description: describe([written, ...job.paragraphs.map(({ value }) => value)], job.bullets),
    };
  });
}

/** Degrees and courses as the builder has them: one that still goes on has its dates in the text, as written. */
function educationOf(
  studies: readonly ParsedEducation[],
  lowConfidence: LowConfidenceFields,
): EducationEntry[] {
  return studies.map((study, index) => {
    const path = `education.${index}`;
    const { period } = study;
    const { start, end } = studyDates(period?.value);
    const [startDate, graduationDate] = [monthOf(start), monthOf(end)];
    const isWritten = period !== undefined && !isPlacedStudy(period.value);
    if (startDate !== '') lowConfidence.noteIfUnsure(period, `${path}.startDate`);
    lowConfidence.noteIfUnsure(period, `${path}.graduationDate`);
    if (period && graduationDate === '') lowConfidence.note(`${path}.graduationDate`, period.source.snippet);
    const written = isWritten ? period.source.snippet.trim() : '';
    return {
      ...emptyValues(STUDY),
      id: String(index + 1),
      degree: fitLine(lowConfidence.noteIfUnsure(study.degree, `${path}.degree`)?.value),
      school: fitLine(lowConfidence.noteIfUnsure(study.school, `${path}.school`)?.value),
      location: fitLine(lowConfidence.noteIfUnsure(study.place, `${path}.location`)?.value),
      startDate,
      graduationDate,
      description: describeDetails(written, study.details),
    };
  });
}

/** Whether what somebody is called is what one of the jobs is called too: two places of the file say it. */
function isTitleOfJob({ title, jobs }: ParsedResume): boolean {
  return title !== undefined && jobs.some((job) => fold(job.title?.value ?? '') === fold(title.value));
}

/** Who a resume is about, with the first address and number. */
function personOf(read: ParsedResume, lowConfidence: LowConfidenceFields): ResumeData['personalInfo'] {
  const field = (name: string) => `personalInfo.${name}`;
  const texts = read.sections.flatMap(({ text }) => text.map(({ value }) => value));
  const { firstName, lastName } = splitName(
    nameInCapitals(lowConfidence.noteIfUnsure(read.name, field('firstName'))?.value ?? '', texts),
  );
  const fact = (kind: ParsedFact['kind']) =>
    fitLine(read.facts.find((one) => one.kind === kind)?.value.value);
  return {
    ...emptyValues(PERSON),
    firstName: fitLine(firstName),
    lastName: fitLine(lastName),
    title: fitLine(
      (isTitleOfJob(read) ? read.title : lowConfidence.noteIfUnsure(read.title, field('title')))?.value,
    ),
    email: fitLine(lowConfidence.noteIfUnsure(read.emails[0], field('email'))?.value),
    phone: fitLine(lowConfidence.noteIfUnsure(read.phones[0], field('phone'))?.value),
    location: fitLine(lowConfidence.noteIfUnsure(read.location, field('location'))?.value),
    links: read.links
      .filter(({ value }) => value.length <= URL_MAX)
      .slice(0, TAGS_MAX)
      .map((link, index) => {
        lowConfidence.noteIfUnsure(link, field(`links.${index}.url`));
        return { label: '', url: link.value };
      }),
    preferredName: fitLine(
      nameInCapitals(
        lowConfidence.noteIfUnsure(read.preferredName, field('preferredName'))?.value ?? '',
        texts,
      ),
    ),
    pronouns: fact('pronouns'),
    workPermit: fact('work permit'),
    facts: factsOf(read, lowConfidence),
  };
}

/** What else the head of a page says. A resume has one address and one number; further ones stand beside them. */
function factsOf(
  { emails, phones, facts }: ParsedResume,
  lowConfidence: LowConfidenceFields,
): ResumeData['personalInfo']['facts'] {
  const further = [...emails.slice(1), ...phones.slice(1)].map((value) => ({ label: undefined, value }));
  return [...further, ...facts.filter(({ kind }) => kind === 'other')]
    .slice(0, FACTS_MAX)
    .map(({ label, value }, index) => ({
      id: String(index + 1),
      label: fitLine(label?.value),
      value: fitLine(lowConfidence.noteIfUnsure(value, `personalInfo.facts.${index}.value`)?.value),
    }));
}

/** Sides of the sheets that we print on, in points. */
const SHEETS: Record<Paper, { width: number; height: number }> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
};
/** Programs round, in points. */
const TOLERANCE = 6;

/** The sheet a page was made for; nothing where it is neither of ours. */
function paperOf(page: Pick<ParsedPage, 'width' | 'height'> | undefined): Paper | undefined {
  if (!page) return undefined;
  const papers = Object.keys(SHEETS) as Paper[]; // The keys are papers.
  return papers.find((paper) => {
    const { width, height } = SHEETS[paper];
    return Math.abs(page.width - width) < TOLERANCE && Math.abs(page.height - height) < TOLERANCE;
  });
}

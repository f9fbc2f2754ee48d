import type {
  ParsedEducation,
  ParsedJob,
  ParsedResume,
  ParsedValue,
  PartialDate,
  Period,
} from '../parsed-resume.ts';
import { findDates } from '../resume/dates/find-dates.ts';
import { degreeScore, schoolScore } from '../resume/entries/education.ts';
import { fold } from '../resume/text/fold.ts';
import { PRESENT_WORDS, SINCE_WORDS } from '../resume/words/date-words.ts';
import { organizationScore, titleScore } from '../resume/words/score.ts';
import type { LowConfidenceFields } from './low-confidence.ts';
import {
  beginsWithTwoHeadings,
  headsSection,
  isFragment,
  isMisreadName,
  isOnlyPlace,
  isUnlikeName,
} from './signs-of-misreading.ts';
import { monthCount } from '../resume/dates/month-count.ts';

/*
 * What was read with confidence and yet does not look like what it should be: a person would stumble over it, and in a
 * hurry would not. Each is shown to be confirmed, with what stands in the file.
 */

/** Notes what looks wrong in a resume that was read, for as many jobs and studies as come into it. */
export function noteSuspicious(
  read: ParsedResume,
  counts: { jobs: number; studies: number },
  lowConfidence: LowConfidenceFields,
): void {
  const jobs = read.jobs.slice(0, counts.jobs);
  const studies = read.education.slice(0, counts.studies);
  notePerson(read, lowConfidence);
  for (const [index, job] of jobs.entries()) {
    const note = noteIn(`employment.${index}`, lowConfidence);
    noteJob(job, jobs, note);
  }
  for (const [index, study] of studies.entries()) {
    const note = noteIn(`education.${index}`, lowConfidence);
    noteStudy(study, studies, note);
  }
}

/** Notes a field of an entry, with what was read, or with what else says where it stands. */
type Note = (field: string, ...from: readonly (ParsedValue<unknown> | undefined)[]) => void;

function noteIn(path: string, lowConfidence: LowConfidenceFields): Note {
  return (field, ...from) => {
    const source = from.find((one) => one !== undefined)?.source;
    // Where nothing at all was read there is nothing to look at.
    if (source) lowConfidence.note(`${path}.${field}`, source.snippet);
  };
}

function notePerson(
  { name, title, location, sections }: ParsedResume,
  lowConfidence: LowConfidenceFields,
): void {
  const note = noteIn('personalInfo', lowConfidence);
  const first = sections.find(({ text }) => text.length > 0)?.text[0];
  if (!name || isUnlikeName(name.value)) note('firstName', name, first);
  if (title && (isMisreadName(title.value) || isOnlyPlace(title.value))) note('title', title);
  if (location && isFragment(location.value)) note('location', location);
}

function noteJob(job: ParsedJob, all: readonly ParsedJob[], note: Note): void {
  const { title, employer, period, bullets, paragraphs } = job;
  const [said] = [...paragraphs, ...bullets];
  const isOdd = isOddOne(job, all) || isSwapped(job) || isStudy(job);
  if (!title || isOdd || isMisreadName(title.value) || isOnlyPlace(title.value))
    note('position', title, employer, period, said);
  if (!employer || isOdd || isMisreadName(employer.value)) note('company', employer, title, period, said);
  if (!period && (!title || !employer || all.some((one) => one.period)))
    note('startDate', title, employer, said);
  else if (period)
    notePeriod(
      period,
      all.map((one) => one.period),
      note,
    );
  const heading = [...paragraphs, ...bullets].find(
    ({ value }) => headsSection(value) || beginsWithTwoHeadings(value),
  );
  if (heading) note('description', heading);
}

/** Among jobs with dates, one without any of which neither title nor employer looks like one is perhaps none. */
function isOddOne({ title, employer, period }: ParsedJob, all: readonly ParsedJob[]): boolean {
  if (period || !all.some((one) => one.period)) return false;
  return titleScore(title?.value ?? '') < 1 && organizationScore(employer?.value ?? '') < 0.3;
}

/** An employer that is somebody's title, and a title that is an organization: the two are perhaps the other way round. */
function isSwapped({ title, employer }: ParsedJob): boolean {
  const [what, where] = [title?.value ?? '', employer?.value ?? ''];
  return titleScore(where) >= 2 && titleScore(what) < 1 && organizationScore(where) < titleScore(where);
}

/** A degree from a school, in a section of jobs: the heading between them was not seen. */
function isStudy({ title, employer }: ParsedJob): boolean {
  return (
    degreeScore(title?.value ?? '') >= 1.3 &&
    schoolScore(employer?.value ?? '') >= 2 &&
    titleScore(title?.value ?? '') < 1
  );
}

function noteStudy(study: ParsedEducation, all: readonly ParsedEducation[], note: Note): void {
  const { degree, school, period, details } = study;
  const second = details.find(({ value }) => isAnotherStudy(value));
  if ((degree && (isMisreadName(degree.value) || isOnlyPlace(degree.value))) || second)
    note('degree', degree, school);
  if ((school && isMisreadName(school.value)) || second) note('school', school, degree);
  if (second) note('description', second);
  if (!degree && school && all.some((one) => one.degree)) note('degree', school);
  if (!school && degree && all.some((one) => one.school)) note('school', degree);
  if (!period && all.some((one) => one.period)) note('graduationDate', degree, school);
  if (period && isPerhapsStart(study, all)) note('graduationDate', period);
}

/**
 * A lone date later than the ends of all other studies, which have a beginning each: as likely, somebody who still
 * studies says since when.
 */
function isPerhapsStart(study: ParsedEducation, all: readonly ParsedEducation[]): boolean {
  const others = all.filter((one) => one !== study && one.period);
  const { start, end, current, expected } = study.period?.value ?? {};
  if (current || expected || (start && end) || others.length === 0) return false;
  return others.every(({ period }) => {
    const own = period?.value;
    return own?.start && own.end && monthOf(own.end) <= monthOf(end ?? start);
  });
}

/** A line within a study that has a period, a school or a degree of its own. */
function isAnotherStudy(text: string): boolean {
  return (
    findDates(text).some(({ kind }) => kind === 'period') ||
    (text.split(/\s+/u).length < WORDS_OF_HEAD && schoolScore(text) >= 2)
  );
}

const WORDS_OF_HEAD = 9;

/** An end that was perhaps not seen, and one that perhaps is none. */
function notePeriod(
  period: ParsedValue<Period>,
  all: readonly (ParsedValue<Period> | undefined)[],
  note: Note,
): void {
  const { start, end, current } = period.value;
  if (start && end && monthOf(start) > monthOf(end)) {
    note('startDate', period);
    note('endDate', period);
  }
  if (!current && (!start || !end)) note('startDate', period);
  const isLater = all.some(
    (one) => start && one && one !== period && monthOf(one.value.start) > monthOf(start),
  );
  if (current && !saysPresent(period.source.snippet) && isLater) note('startDate', period);
}

const monthOf = (date: PartialDate | undefined): number => (date ? monthCount(date) : 0);

/** Whether a word says that something goes on, and not only a missing end. */
function saysPresent(snippet: string): boolean {
  const words = fold(snippet).split(/[^\p{L}]+/u);
  return words.some((word) => PRESENT_WORDS.includes(word) || SINCE_WORDS.includes(word));
}

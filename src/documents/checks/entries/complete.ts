import type { TextLine } from '#documents/parser/parsed-file.ts';
import type { ParsedJob, ParsedValue } from '#documents/parser/parsed-resume.ts';
import { beginning, jobName, jobPlaces } from '../bullets/resume-bullets.ts';
import type { Check, CheckInput, Fault } from '../check.ts';
import { RCHILLI } from '../finding.ts';
import { isDegree, isHeadOfRoles, isMuddled } from './misread.ts';

/* Checks that a job has what every job has: title, employer and dates. */

/** Title and employer in one: whichever is missing is in the other. */
const JOINED = /\s[|–—@/-]\s|\s(?:at|bei|chez|en|na|presso|bij)\s|,\s|[|@•·]/iu;
const OWN_BOSS =
  /freelanc|self.?employ|independent|founder|owner|contractor|consultant|entrepreneur|freiberuf|freie[rn]?\s|selbst[äa]ndig|selbstständig|inhaber|gründer|indépendant|fondat|autónom|autônom|propietari|proprietári|fundador|libero professionista|titolare|fondatore|zzp|zelfstandig|oprichter|eigenaar|berater|parental|maternity|paternity|sabbatical|career break|elternzeit/iu;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)|['’]\d\d(?!\d)/u;
/** Several words before the comma, and no state after it: "Fördewind Energie eG, Kiel", not "Boston, MA". */
const EMPLOYER_AND_PLACE = /^\S+\s\S.*,\s(?![A-Z]{2}$)/u;
/** So far back, a line without dates is a summary of what came before. */
const RECENT_JOBS = 3;
/** Longest text that is taken for the name of an employer. */
const NAME_WORDS = 8;

const ofJobs = {
  group: 'entries',
  area: 'experience',
  severity: 'high',
  applies: ({ resume }: CheckInput) => resume.jobs.length > 0,
} as const;

/** A job without a title. */
export const jobTitle: Check = {
  ...ofJobs,
  id: 'entries/job-title',
  why: 'The title is what a job is found and compared by. RChilli, a parser, reports every position without one.',
  reference: RCHILLI,
  passed: 'Every job has a title',
  find: (input) =>
    input.resume.jobs.flatMap((job): Fault[] => {
      if (job.title !== undefined || isUnread(job, input) || isBegun(job, input)) return [];
      const { employer } = job;
      if (input.file && employer && (JOINED.test(employer.value) || mayBeTitled(employer, input))) return [];
      return [
        {
          missing: 'detail',
          title: `${named(job)}: ${input.file ? 'no job title was found' : 'the job title is missing'}`,
          suggestion:
            'Write the title on the first line of the entry, in the words that other employers use for it.',
          places: jobPlaces(job),
        },
      ];
    }),
};

/** A job without an employer. */
export const jobEmployer: Check = {
  ...ofJobs,
  id: 'entries/job-employer',
  why: 'A job without an employer cannot be checked by anybody, and the field of the form stays empty.',
  passed: 'Every job names its employer',
  find: (input) =>
    input.resume.jobs.flatMap((job, index): Fault[] => {
      const { title, employer } = job;
      if (employer !== undefined || title === undefined || OWN_BOSS.test(title.value)) return [];
      if (isBegun(job, input)) return [];
      if (input.file && (JOINED.test(title.value) || mayBeNamed(job, index, input))) return [];
      return [
        {
          missing: 'detail',
          title: `${named(job)}: ${input.file ? 'no employer was found' : 'the employer is missing'}`,
          suggestion:
            'Name the employer beside or under the title. If you worked for yourself, write “Self-employed”; if it is confidential, what it does (“Regional bank”).',
          places: jobPlaces(job),
        },
      ];
    }),
};

/** A job without dates. */
export const jobDates: Check = {
  ...ofJobs,
  id: 'entries/job-dates',
  why: 'Without dates nobody can tell how long you did it, and a parser cannot count the years of your experience.',
  passed: 'Every job has dates',
  find: (input) =>
    input.resume.jobs.flatMap((job, index): Fault[] => {
      if (job.period !== undefined || isUnread(job, input) || isMuddled(input)) return [];
      if (isBegun(job, input)) return [];
      // Where a year stands nearby, we missed it; the person did not.
      if (linesOfJob(job, index, input).some(({ text }) => YEAR.test(text))) return [];
      return [
        {
          severity: index >= RECENT_JOBS && job.bullets.length === 0 ? 'low' : 'high',
          missing: 'detail',
          title: `${named(job)}: ${input.file ? 'no dates were found' : 'the dates are missing'}`,
          suggestion:
            'Add month and year of start and end, as in “Mar 2019 – Jun 2021”, or “Present” for the end.',
          places: jobPlaces(job),
        },
      ];
    }),
};

/** Neither title nor employer: what we took for a job may be something else. */
const isUnread = ({ title, employer }: ParsedJob, { file }: CheckInput): boolean =>
  file !== undefined && title === undefined && employer === undefined;

/** In a document that is being edited, one of which nothing is told yet: whoever writes it is not there yet. */
const isBegun = ({ bullets, paragraphs }: ParsedJob, { file }: CheckInput): boolean =>
  file === undefined && bullets.length + paragraphs.length === 0;

/** A degree is no employer; and a line right above, at the same edge, may be the title that we gave to another section. */
function mayBeTitled({ value, source }: ParsedValue, { file, resume }: CheckInput): boolean {
  if (isDegree(value)) return true;
  const own = source.line === undefined ? undefined : file?.lines[source.line];
  const above = file?.lines[(own?.index ?? 0) - 1];
  if (own?.box === undefined || above?.box === undefined || above.page !== own.page || above.bullet !== '')
    return false;
  const isHeading = resume.sections.some(({ heading }) => heading?.source.line === above.index);
  const isNear =
    own.box.top - above.box.bottom < own.fontSize * 0.6 && Math.abs(own.box.left - above.box.left) < 2;
  return isNear && !isHeading;
}

/** Whether the employer may stand where we did not look for it. */
function mayBeNamed(job: ParsedJob, index: number, input: CheckInput): boolean {
  const { title, place, period, bullets, paragraphs } = job;
  const [first] = paragraphs;
  // "Vistula Cloud, Warsaw" on a line of its own looks like a place, an unknown name like a paragraph.
  const ownLine = place?.source.line !== undefined && place.source.line !== title?.source.line;
  const longPlace = place !== undefined && EMPLOYER_AND_PLACE.test(place.value);
  const bareLine = first !== undefined && first.value.split(/\s+/).length <= NAME_WORDS;
  const isBare = period === undefined && bullets.length + paragraphs.length === 0;
  return (
    ownLine ||
    longPlace ||
    bareLine ||
    isBare ||
    isMuddled(input) ||
    isHeadOfRoles(job, input) ||
    isFurtherRole(input, index)
  );
}

/** One more role under an employer that stands above them all. */
function isFurtherRole(input: CheckInput, index: number): boolean {
  const before = input.resume.jobs
    .slice(0, index)
    .findLast((job) => job.employer !== undefined || isHeadOfRoles(job, input));
  if (before !== undefined && isHeadOfRoles(before, input)) return true;
  const employer = before?.employer?.source.line;
  const title = before?.title?.source.line;
  return employer !== undefined && title !== undefined && employer < title;
}

function named(job: ParsedJob): string {
  if (job.title !== undefined || job.employer !== undefined) return `“${jobName(job)}”`;
  const first = job.bullets[0] ?? job.paragraphs[0];
  return first ? `The job that begins “${beginning(first.value)}”` : 'A job';
}

/** Longest head of an entry, in lines. */
const HEAD_LINES = 4;

/** The lines around an entry's head, where what we did not understand of it would stand. */
function linesOfJob(job: ParsedJob, index: number, { file, resume }: CheckInput): readonly TextLine[] {
  const from = firstLine(job);
  if (file === undefined || from === undefined) return [];
  const next = resume.jobs[index + 1];
  const end = Math.min((next && firstLine(next)) ?? Infinity, from + HEAD_LINES);
  const head = file.lines.slice(Math.max(0, from - 1), end);
  // What stands at the right edge may have been taken for a column of its own, and so come much later.
  return [
    ...head,
    ...file.lines.filter((line) => !head.includes(line) && head.some((own) => areBeside(own, line))),
  ];
}

function areBeside(a: TextLine, b: TextLine): boolean {
  if (a.page !== b.page || a.column === b.column || a.box === undefined || b.box === undefined) return false;
  return Math.min(a.box.bottom, b.box.bottom) > Math.max(a.box.top, b.box.top);
}

function firstLine({ title, employer, place, bullets, paragraphs }: ParsedJob): number | undefined {
  const lines = [title, employer, place, bullets[0], paragraphs[0]].flatMap(
    (read) => read?.source.line ?? [],
  );
  return lines.length === 0 ? undefined : Math.min(...lines);
}

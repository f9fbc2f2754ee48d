import type { ParsedJob, Source } from '#documents/parser/parsed-resume.ts';
import { beginning, counted, quotedJob, jobPlaces } from '../bullets/resume-bullets.ts';
import type { Check } from '../check.ts';
import type { CheckInput } from '../check-input.ts';
import { RCHILLI, type Unsure } from '../finding.ts';
import { datesLeftOver, restAround } from '../second-look/around-entry.ts';
import { ifNowhere, unsure, type ProvenFault } from '../second-look/proof.ts';
import { isDegree, isHeadOfRoles, isMuddled } from './misread.ts';

/* Checks that a job has what every job has: title, employer and dates. */

/** Title and employer in one: whichever is missing is in the other. */
const JOINED = /\s[|–—@/-]\s|\s(?:at|bei|chez|en|na|presso|bij)\s|,\s|[|@•·]/iu;
const OWN_BOSS =
  /freelanc|self.?employ|independent|founder|owner|contractor|consultant|entrepreneur|freiberuf|freie[rn]?\s|selbst[äa]ndig|selbstständig|inhaber|gründer|indépendant|fondat|autónom|autônom|propietari|proprietári|fundador|libero professionista|titolare|fondatore|zzp|zelfstandig|oprichter|eigenaar|berater|parental|maternity|paternity|sabbatical|career break|elternzeit/iu;
/** A year, a month with two figures of one, or that it goes on. */
const DATE =
  /(?<!\d)(?:19|20)\d\d(?!\d)|['’]\d\d(?!\d)|(?<!\d)\d{1,2}\s?[./]\s?\d\d(?!\d)|(?<!\p{L})(?:present|current|today|now|ongoing|heute|jetzt|seit|aujourd|actuel|depuis|actual|presente|desde|atual|oggi|heden|sinds|obecnie|chwili)(?!\p{L})/iu;
/** Longer ones are sentences. */
const TITLE_WORDS = 10;
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
    told(
      input,
      (job, index) => {
        if (job.title !== undefined || isBegun(job, input)) return [];
        const { employer } = job;
        if (input.file && employer && (JOINED.test(employer.value) || isDegree(employer.value))) return [];
        if (isNoJob(job, input)) return [unsure(WHICH_TITLE)];
        return [
          ifNowhere(
            input,
            () => restAround(input, index, 'head', hasWords),
            {
              missing: 'detail',
              title: `${named(job)}: ${input.file ? 'no job title was found' : 'the job title is missing'}`,
              suggestion:
                'Write the title on the first line of the entry, in the words that other employers use for it.',
              places: jobPlaces(job),
            },
            WHICH_TITLE,
          ),
        ];
      },
      'the title',
    ),
};

/** A job without an employer. */
export const jobEmployer: Check = {
  ...ofJobs,
  id: 'entries/job-employer',
  why: 'A job without an employer cannot be checked by anybody, and the field of the form stays empty.',
  passed: 'Every job names its employer',
  find: (input) =>
    told(
      input,
      (job, index) => {
        const { title, employer } = job;
        if (employer !== undefined || title === undefined || OWN_BOSS.test(title.value)) return [];
        if (isBegun(job, input)) return [];
        if (
          input.file &&
          (JOINED.test(title.value) || isHeadOfRoles(job, input) || isFurtherRole(input, index))
        )
          return [];
        if (input.file && (isNoJob(job, input) || mayBeNamed(job, input))) return [unsure(WHICH_EMPLOYER)];
        return [
          ifNowhere(
            input,
            () => restAround(input, index, 'head', hasWords),
            {
              missing: 'detail',
              title: `${named(job)}: ${input.file ? 'no employer was found' : 'the employer is missing'}`,
              suggestion:
                'Name the employer beside or under the title. If you worked for yourself, write “Self-employed”; if it is confidential, what it does (“Regional bank”).',
              places: jobPlaces(job),
            },
            WHICH_EMPLOYER,
          ),
        ];
      },
      'the employer',
    ),
};

/** A job without dates. */
export const jobDates: Check = {
  ...ofJobs,
  id: 'entries/job-dates',
  why: 'Without dates nobody can tell how long you did it, and a parser cannot count the years of your experience.',
  passed: 'Every job has dates',
  find(input) {
    let dates: readonly Source[] | undefined;
    const leftOver = () => (dates ??= datesLeftOver(input));
    return told(
      input,
      (job, index) => {
        if (job.period !== undefined || isBegun(job, input)) return [];
        if (isNoJob(job, input) || isMuddled(input)) return [unsure(WHICH_DATES)];
        return [
          ifNowhere(
            input,
            // Where a year stands nearby, we missed it; the person did not.
            () => [...restAround(input, index, 'whole', (rest) => DATE.test(rest)), ...leftOver()],
            {
              severity: index >= RECENT_JOBS && job.bullets.length === 0 ? 'low' : 'high',
              missing: 'detail',
              title: `${named(job)}: ${input.file ? 'no dates were found' : 'the dates are missing'}`,
              suggestion:
                'Add month and year of start and end, as in “Mar 2019 – Jun 2021”, or “Present” for the end.',
              places: jobPlaces(job),
            },
            WHICH_DATES,
          ),
        ];
      },
      'the dates',
    );
  },
};

const WHICH_TITLE = {
  title: '',
  lookAt:
    'Its title may stand there, and we did not make it out. The first line of an entry is where most software looks for it.',
};
const WHICH_EMPLOYER = {
  title: '',
  lookAt:
    'Its employer may stand there, and we did not make it out. Beside or under the title is where most software looks for it.',
};
const WHICH_DATES = {
  title: '',
  lookAt:
    'Its dates may stand there, and we did not make them out. “Mar 2019 – Jun 2021” is read everywhere.',
};

/** What is said of each job; what could not be told of several is one question. */
function told(
  { resume }: CheckInput,
  judge: (job: ParsedJob, index: number) => readonly (ProvenFault | Unsure)[],
  what: string,
): (ProvenFault | Unsure)[] {
  const outcomes: { job: ParsedJob; outcome: ProvenFault | Unsure }[] = [];
  for (const [index, job] of resume.jobs.entries())
    for (const outcome of judge(job, index)) {
      const before = outcomes.at(-1);
      // Of two in a row, what may stand above the first may be above the second, too.
      const isSecond = before !== undefined && before.job === resume.jobs[index - 1];
      const isDoubted = isSecond && 'unsure' in before.outcome && !('unsure' in outcome);
      outcomes.push({ job, outcome: isDoubted ? { ...before.outcome, places: [] } : outcome });
    }
  const faults = outcomes.flatMap(({ outcome }) => ('unsure' in outcome ? [] : [outcome]));
  const doubts = outcomes.flatMap(({ job, outcome }) => ('unsure' in outcome ? [{ job, outcome }] : []));
  const [first] = doubts;
  if (first === undefined) return faults;
  const of = doubts.length === 1 ? named(first.job, 'an entry') : counted(doubts.length, 'entry', 'entries');
  const places = doubts.flatMap(({ job, outcome }) => [...jobPlaces(job), ...outcome.places]);
  const title = `We could not tell ${what} of ${of}`;
  return [...faults, unsure({ ...first.outcome, title, places: onePerLine(places) })];
}

const onePerLine = (places: readonly Source[]): Source[] => [
  ...new Map(places.map((place) => [place.line ?? place.snippet, place])).values(),
];

const hasWords = (rest: string): boolean => /\p{L}{3}/u.test(rest);

/** What we took for a job may be something else: a list of skills, a label, a line of text. */
function isNoJob({ title, employer, period, bullets }: ParsedJob, { file }: CheckInput): boolean {
  if (file === undefined) return false;
  const name = title ?? employer;
  if (name === undefined) return true;
  const bare = period === undefined && bullets.length === 0;
  return (
    /:$|^[^:]{2,30}:\s/u.test(name.value) ||
    [title, employer].some((read) => (read?.value.split(/\s+/).length ?? 0) > TITLE_WORDS) ||
    (bare && (title === undefined || employer === undefined)) ||
    (period === undefined && /(?:[,;|•·].*){2}/u.test(name.value))
  );
}

/** In a document that is being edited, one of which nothing is told yet: whoever writes it is not there yet. */
const isBegun = ({ bullets, paragraphs }: ParsedJob, { file }: CheckInput): boolean =>
  file === undefined && bullets.length + paragraphs.length === 0;

/** Whether the employer may stand where we did not look for it. */
function mayBeNamed(job: ParsedJob, input: CheckInput): boolean {
  const { title, place, period, bullets, paragraphs } = job;
  const [first] = paragraphs;
  // "Vistula Cloud, Warsaw" on a line of its own looks like a place, an unknown name like a paragraph.
  const ownLine = place?.source.line !== undefined && place.source.line !== title?.source.line;
  const longPlace = place !== undefined && EMPLOYER_AND_PLACE.test(place.value);
  const bareLine = first !== undefined && first.value.split(/\s+/).length <= NAME_WORDS;
  const isBare = period === undefined && bullets.length + paragraphs.length === 0;
  return ownLine || longPlace || bareLine || isBare || isMuddled(input);
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

function named(job: ParsedJob, otherwise = 'A job'): string {
  if (job.title !== undefined || job.employer !== undefined) return quotedJob(job);
  const first = job.bullets[0] ?? job.paragraphs[0];
  return first
    ? `${otherwise === 'A job' ? 'The job' : 'the entry'} that begins “${beginning(first.value)}”`
    : otherwise;
}

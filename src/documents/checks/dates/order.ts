import type { ParsedJob, ParsedValue, Period } from '#documents/parser/parsed-resume.ts';
import { isAtSameEmployer, jobName, quotedJob } from '../bullets/resume-bullets.ts';
import type { Check, Fault } from '../check.ts';
import type { CheckInput } from '../check-input.ts';
import { isStudy } from '../entries/misread.ts';
import type { Unsure, Mild } from '../finding.ts';
import { SURE } from '../places.ts';
import { ifQuoted, unsure, type ProvenFault } from '../second-look/proof.ts';
import { earliest, latest, monthOf } from './months.ts';

/* Checks of dates against each other: the order of jobs, and periods that cannot be. */

/** Jobs that do not stand in order from the newest to the oldest. */
export const newestFirst: Check = {
  id: 'dates/newest-first',
  counts: 'jobs',
  group: 'dates',
  area: 'experience',
  severity: 'medium',
  why: 'Readers take the first job for the latest. Where it is not, they judge you by what you did long ago.',
  passed: 'Your jobs go from the newest to the oldest',
  applies: ({ resume }) => resume.jobs.filter(({ period }) => period !== undefined).length > 1,
  find(input) {
    const jobs = input.resume.jobs.filter((job) => !isStudy(job, input));
    const pairs = jobs.slice(1).flatMap((later, index) => {
      const before = rivalOf(later, jobs.slice(0, index + 1));
      return before && isNewer(later, before, input) && inOneSection(before, later, input)
        ? [[before, later] as const]
        : [];
    });
    const [first] = pairs;
    if (first === undefined) return [];
    const [before, later] = first;
    const all = pairs.length === jobs.length - 1 && pairs.length > 1;
    return [
      {
        title: all
          ? 'Your jobs go from the oldest to the newest'
          : `${quotedJob(later)} (${later.period?.source.snippet ?? ''}) comes after ${quotedJob(before)} (${before.period?.source.snippet ?? ''}), and is newer`,
        suggestion: all
          ? 'Turn the order around: the job you have now, or had last, comes first.'
          : 'Sort the jobs by their end, the newest first.',
        places: pairs.flatMap(([, { period }]) => period?.source ?? []),
      },
    ];
  },
};

/**
 * What a job has to be older than: the one before it, of several roles at one employer the latest, which stands first
 * among them.
 */
function rivalOf(job: ParsedJob, before: readonly ParsedJob[]): ParsedJob | undefined {
  const last = before.at(-1);
  if (!last || isAtSameEmployer(job, last)) return last;
  const first = before.findLastIndex((one) => !isAtSameEmployer(one, last)) + 1;
  return before[first];
}

/** Certainly newer, however the years without months are read: both began and ended later. */
function isNewer(a: ParsedJob, b: ParsedJob, { today }: CheckInput): boolean {
  const [x, y] = [a.period?.value, b.period?.value];
  if (!x?.start || !y?.start || (!x.current && !x.end) || (!y.current && !y.end)) return false;
  const now = monthOf(today.year, today.month);
  const endOfX = x.current || !x.end ? now : earliest(x.end);
  const endOfY = y.current || !y.end ? now : latest(y.end);
  return earliest(x.start) > latest(y.start) && endOfX > endOfY;
}

/** "Relevant experience" and "Further experience" each have an order of their own. */
function inOneSection(a: ParsedJob, b: ParsedJob, { resume, file }: CheckInput): boolean {
  if (file === undefined) return true;
  const [x, y] = [a, b].map((job) => (job.title ?? job.employer ?? job.period)?.source.line);
  if (x === undefined || y === undefined) return true;
  return !resume.sections.some(({ lines }) => lines !== undefined && lines.first > x && lines.first <= y);
}

/** Somebody may have signed for a job that is to begin, or have a contract with an end. */
const SOON = 6;
const LONG_AHEAD = 60;

/** A period that ends before it begins, or a date in the future. */
export const impossibleDates: Check = {
  id: 'dates/impossible',
  group: 'dates',
  area: 'experience',
  severity: 'high',
  why: 'A date that cannot be is taken for carelessness at best, and a parser leaves it out or counts backwards.',
  passed: 'Every date is possible',
  applies: (input) => dated(input).length > 0,
  find: (input) =>
    dated(input).flatMap(([name, period, isJob]): (ProvenFault | MildFault | Unsure)[] => {
      const said = wrong(period.value, isJob, input);
      if (said === undefined || period.confidence < SURE) return [];
      const { snippet } = period.source;
      const fault = {
        area: isJob ? ('experience' as const) : ('education' as const),
        title: `${name}: “${snippet}” ${said.title}`,
        suggestion: said.suggestion,
        places: [period.source],
      };
      if (said.severity) return [{ ...fault, severity: said.severity }];
      const question = {
        area: fault.area,
        title: `${name}: we could not tell which dates are meant by “${snippet}”`,
        lookAt:
          'If they are written as you see them here, write each as month and year, as in “Mar 2019 – Jun 2021”.',
      };
      return input.file && !isWrittenSo(snippet, said.kind, input)
        ? [unsure({ ...question, places: fault.places })]
        : [ifQuoted(input, snippet, fault, question)];
    }),
};

type MildFault = Fault & { severity: Mild };

/** Whether the years as they are written, read plainly from left to right, say so too. */
function isWrittenSo(snippet: string, kind: Wrong['kind'], { today }: CheckInput): boolean {
  const years = (snippet.match(/(?<!\d)\d{4}(?!\d)/gu) ?? []).map(Number);
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined) return false;
  return kind === 'turned around' ? years.length > 1 && first >= last : last >= today.year;
}

type Wrong = { kind: 'turned around' | 'future'; title: string; suggestion: string; severity?: Mild };

function wrong({ start, end, current }: Period, isJob: boolean, { today }: CheckInput): Wrong | undefined {
  const now = monthOf(today.year, today.month);
  if (start && end && !current && earliest(start) > latest(end))
    return {
      kind: 'turned around',
      title: 'ends before it begins',
      suggestion: 'Look whether the two were swapped, or a digit is wrong.',
    };
  // Studies may well be planned; a year far off is a slip there too.
  const limit = isJob ? SOON : LONG_AHEAD;
  if (start && earliest(start) > now + limit)
    return {
      kind: 'future',
      title: 'begins in the future',
      suggestion: 'Look whether a digit is wrong. If you have signed for this job, say so: “from Mar 2027”.',
    };
  if (end && !current && earliest(end) > now + LONG_AHEAD)
    return { kind: 'future', title: 'ends in the far future', suggestion: 'Look whether a digit is wrong.' };
  if (isJob && start && end && !current && earliest(end) > now && earliest(start) <= now)
    return {
      kind: 'future',
      severity: 'low',
      title: 'ends in the future',
      suggestion: 'Write “Present” for a job that you still have, unless the end of a contract matters here.',
    };
  return undefined;
}

/** What has a name and dates; places of study as well. */
function dated({ resume }: CheckInput): [string, ParsedValue<Period>, boolean][] {
  return [
    ...resume.jobs.flatMap((job): [string, ParsedValue<Period>, boolean][] =>
      job.period ? [[jobName(job), job.period, true]] : [],
    ),
    ...resume.education.flatMap(({ degree, school, period }): [string, ParsedValue<Period>, boolean][] =>
      period ? [[(degree ?? school)?.value ?? 'Education', period, false]] : [],
    ),
  ];
}

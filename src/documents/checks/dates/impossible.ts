import type { Period, Read } from '../../readback/read-resume.ts';
import { jobName } from '../bullets/resume-bullets.ts';
import type { Check, CheckInput, Fault } from '../check.ts';
import { SURE } from '../places.ts';
import { earliest, latest, monthOf } from './months.ts';

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
    dated(input).flatMap(([name, period, isJob]): Fault[] => {
      const said = wrong(period.value, isJob, input);
      if (said === undefined || period.confidence < SURE) return [];
      return [
        {
          ...said,
          area: isJob ? 'experience' : 'education',
          title: `${name}: “${period.source.snippet}” ${said.title}`,
          places: [period.source],
        },
      ];
    }),
};

function wrong(
  { start, end, current }: Period,
  isJob: boolean,
  { today }: CheckInput,
): Omit<Fault, 'places'> | undefined {
  const now = monthOf(today.year, today.month);
  if (start && end && !current && earliest(start) > latest(end))
    return {
      title: 'ends before it begins',
      suggestion: 'Look whether the two were swapped, or a digit is wrong.',
    };
  // Studies may well be planned; a year far off is a slip there too.
  const limit = isJob ? SOON : LONG_AHEAD;
  if (start && earliest(start) > now + limit)
    return {
      title: 'begins in the future',
      suggestion: 'Look whether a digit is wrong. If you have signed for this job, say so: “from Mar 2027”.',
    };
  if (end && !current && earliest(end) > now + LONG_AHEAD)
    return { title: 'ends in the far future', suggestion: 'Look whether a digit is wrong.' };
  if (isJob && start && end && !current && earliest(end) > now && earliest(start) <= now)
    return {
      severity: 'low',
      title: 'ends in the future',
      suggestion: 'Write “Present” for a job that you still have, unless the end of a contract matters here.',
    };
  return undefined;
}

/** What has a name and dates; places of study as well. */
function dated({ resume }: CheckInput): [string, Read<Period>, boolean][] {
  return [
    ...resume.jobs.flatMap((job): [string, Read<Period>, boolean][] =>
      job.period ? [[jobName(job), job.period, true]] : [],
    ),
    ...resume.education.flatMap(({ degree, school, period }): [string, Read<Period>, boolean][] =>
      period ? [[(degree ?? school)?.value ?? 'Education', period, false]] : [],
    ),
  ];
}

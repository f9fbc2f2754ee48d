import type { ReadJob } from '../../readback/read-resume.ts';
import { jobName } from '../bullets/resume-bullets.ts';
import type { Check, CheckInput } from '../check.ts';
import { isStudy } from '../entries/doubt.ts';
import { earliest, latest, monthOf } from './months.ts';

/** Jobs that do not stand in order from the newest to the oldest. */
export const newestFirst: Check = {
  id: 'dates/newest-first',
  group: 'dates',
  area: 'experience',
  severity: 'medium',
  why: 'Readers take the first job for the latest. Where it is not, they judge you by what you did long ago.',
  passed: 'Your jobs go from the newest to the oldest',
  applies: ({ resume }) => resume.jobs.filter(({ period }) => period !== undefined).length > 1,
  find(input) {
    const jobs = input.resume.jobs.filter((job) => !isStudy(job, input));
    const pairs = jobs.slice(1).flatMap((later, index) => {
      const before = jobs[index];
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
          : `“${jobName(later)}” (${later.period?.source.snippet ?? ''}) comes after “${jobName(before)}” (${before.period?.source.snippet ?? ''}), and is newer`,
        suggestion: all
          ? 'Turn the order around: the job you have now, or had last, comes first.'
          : 'Sort the jobs by their end, the newest first.',
        places: pairs.flatMap(([, { period }]) => period?.source ?? []),
      },
    ];
  },
};

/** Certainly newer, however the years without months are read: both began and ended later. */
function isNewer(a: ReadJob, b: ReadJob, { today }: CheckInput): boolean {
  const [x, y] = [a.period?.value, b.period?.value];
  if (!x?.start || !y?.start || (!x.current && !x.end) || (!y.current && !y.end)) return false;
  const now = monthOf(today.year, today.month);
  const endOfX = x.current || !x.end ? now : earliest(x.end);
  const endOfY = y.current || !y.end ? now : latest(y.end);
  return earliest(x.start) > latest(y.start) && endOfX > endOfY;
}

/** "Relevant experience" and "Further experience" each have an order of their own. */
function inOneSection(a: ReadJob, b: ReadJob, { resume, file }: CheckInput): boolean {
  if (file === undefined) return true;
  const [x, y] = [a, b].map((job) => (job.title ?? job.employer ?? job.period)?.source.line);
  if (x === undefined || y === undefined) return true;
  return !resume.sections.some(({ lines }) => lines !== undefined && lines.first > x && lines.first <= y);
}

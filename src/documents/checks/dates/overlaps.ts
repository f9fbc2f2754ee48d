import type { ParsedJob } from '#documents/parser/parsed-resume.ts';
import { quotedJob } from '../bullets/resume-bullets.ts';
import type { Check } from '../check.ts';
import type { CheckInput } from '../check-input.ts';
import { isStudy } from '../entries/misread.ts';
import { SURE } from '../places.ts';
import { monthName, narrowest } from './months.ts';

/** Jobs may overlap by a few weeks, for a handover. */
const SOME_MONTHS = 3;
/** Words for work that is usually done beside another job. */
const BESIDE =
  /part.?time|freelanc|self.?employ|contract|consult|founder|owner|volunt|intern|trainee|apprentice|assistant|tutor|adjunct|lecturer|instructor|teach|board|advis|mentor|coach|member|chair|president|treasurer|reserve|guard|student|seasonal|weekend|side|on.?call|per.?diem|substitute|teilzeit|nebenberuf|nebenjob|werkstudent|aushilfe|minijob|freiberuf|selbst|praktik|gründer|ehrenamt|temps partiel|indépendant|bénévol|stagi|alternan|vacatair|media jornada|tiempo parcial|autónom|becari|prácticas|meio período|tempo parcial|autônom|estági|freie|tirocin|libero|zzp|deeltijd|parttime|bijbaan|stage/iu;

/** Two jobs at the same time, without an explanation. */
export const overlaps: Check = {
  id: 'dates/overlap',
  counts: 'jobs',
  group: 'dates',
  area: 'experience',
  severity: 'low',
  why: 'Two jobs at once may be right, and a reader who is not told wonders whether a date is wrong.',
  passed: 'No two jobs overlap unexplained',
  applies: ({ resume }) => resume.jobs.filter(({ period }) => period !== undefined).length > 1,
  find(input) {
    const jobs = input.resume.jobs.filter((job) => isFullTime(job) && !isStudy(job, input));
    return jobs.flatMap((a, index) =>
      jobs.slice(index + 1).flatMap((b) => {
        const shared = sharedMonths(a, b, input);
        // Both still going on is another check's matter; roles of one employer follow each other.
        if (shared === undefined || isSameEmployer(a, b) || (isCurrent(a) && isCurrent(b))) return [];
        return [
          {
            title: `${quotedJob(a)} and ${quotedJob(b)} overlap from ${monthName(shared.from)} to ${monthName(shared.to)}`,
            suggestion:
              'Look whether a date is wrong. If both are right, add “part-time” or “freelance” to one of them.',
            places: [a, b].flatMap(({ period }) => period?.source ?? []),
          },
        ];
      }),
    );
  },
};

/** Several jobs without an end. */
export const severalCurrent: Check = {
  id: 'dates/several-present',
  counts: 'jobs',
  group: 'dates',
  area: 'experience',
  severity: 'medium',
  why: 'A parser takes one job for the current one. With several it may take the wrong one, and a reader wonders which was left behind.',
  passed: 'One job at most is the current one',
  applies: ({ resume }) => resume.jobs.some(isCurrent),
  find({ resume }) {
    const current = resume.jobs.filter(isCurrent);
    const employers = current.filter(
      (job, index) => !current.slice(0, index).some((other) => isSameEmployer(job, other)),
    );
    if (employers.length < 2) return [];
    // Work beside the main one is fine as it is, if it says so.
    const main = employers.filter((job) => isFullTime(job));
    if (main.length < 2 && employers.length < 4) return [];
    return [
      {
        severity: main.length > 2 ? 'medium' : 'low',
        title: `At least ${String(employers.length)} jobs are marked as current: ${employers.map(quotedJob).join(', ')}`,
        suggestion:
          'Give those that ended their last month. If they do run side by side, add “part-time” or “freelance” and put the main one first.',
        places: employers.flatMap(({ period }) => period?.source ?? []),
      },
    ];
  },
};

const isCurrent = ({ period }: ParsedJob): boolean =>
  period?.value.current === true && period.confidence >= SURE;

function isFullTime({ title, employer, period, bullets, paragraphs }: ParsedJob): boolean {
  if ((period?.confidence ?? 0) < SURE) return false;
  const said = [title, employer, bullets[0], paragraphs[0]].map((read) => read?.value ?? '');
  return !BESIDE.test([...said, period?.source.snippet ?? ''].join(' '));
}

function sharedMonths(a: ParsedJob, b: ParsedJob, { today }: CheckInput) {
  const [x, y] = [a, b].map(({ period }) => period && narrowest(period.value, today));
  if (!x || !y) return undefined;
  const shared = { from: Math.max(x.from, y.from), to: Math.min(x.to, y.to) };
  return shared.to - shared.from + 1 >= SOME_MONTHS ? shared : undefined;
}

/** Where one is unknown, it may be the same as the one above. */
function isSameEmployer(a: ParsedJob, b: ParsedJob): boolean {
  const [x, y] = [a, b].map(
    ({ employer }) => employer?.value.toLowerCase().replace(/[^\p{L}\d]/gu, '') ?? '',
  );
  return !x || !y || x.startsWith(y) || y.startsWith(x);
}

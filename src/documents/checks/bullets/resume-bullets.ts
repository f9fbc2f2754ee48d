import type { ParsedJob, ParsedValue, Source } from '#documents/parser/parsed-resume.ts';
import type { CheckInput } from '../check-input.ts';
import { isMuddled, isStudy } from '../entries/misread.ts';
import { isRoleLine } from './role-lines.ts';

/** A bullet with what there is to know of the job it belongs to. */
export type Bullet = {
  text: string;
  source: Source;
  job: ParsedJob;
  jobIndex: number;
  tense: 'current' | 'past' | 'unknown';
};

/** All bullets of jobs, in reading order. */
export function jobBullets(input: CheckInput): Bullet[] {
  return input.resume.jobs.flatMap((job, jobIndex) =>
    (isStudy(job, input) ? [] : job.bullets)
      .filter((bullet) => bullet.value.trim() !== '' && !isRoleLine(bullet, job, input))
      .map(({ value, source }) => ({
        text: value.trim(),
        source,
        job,
        jobIndex,
        tense: isMuddled(input) ? 'unknown' : tenseOf(job),
      })),
  );
}

/** What a job says of itself: its bullets, and its paragraphs where it has any. */
export function jobTexts({ resume }: CheckInput): ParsedValue[] {
  return resume.jobs
    .flatMap((job) => [...job.bullets, ...job.paragraphs])
    .filter(({ value }) => value.trim() !== '');
}

/** Whether rules of English may be applied. */
export const isEnglish = ({ resume }: CheckInput): boolean => resume.language === 'en';

/** There are bullets, and they are English. */
export const hasEnglishBullets = (input: CheckInput): boolean =>
  isEnglish(input) && jobBullets(input).length > 0;

/** The job as people call it: "Line Cook at Harbor Grill". */
export function jobName({ title, employer }: ParsedJob): string {
  if (title !== undefined && employer !== undefined) return `${title.value} at ${employer.value}`;
  return title?.value ?? employer?.value ?? 'this job';
}

/** The same, each word of it as it is written: “Line Cook” at “Harbor Grill”. */
export function quotedJob({ title, employer }: ParsedJob): string {
  const written = [title, employer].flatMap((read) => (read === undefined ? [] : [`“${read.value}”`]));
  return written.length === 0 ? 'This job' : written.join(' at ');
}

/** Whether two jobs are roles at one employer, as both of them say. */
export function isAtSameEmployer(a: ParsedJob, b: ParsedJob): boolean {
  const [x, y] = [a, b].map(({ employer }) => employer?.value.toLowerCase() ?? '');
  return x !== '' && x === y;
}

/** Where somebody finds the job, for a fault of the job as a whole. */
export function jobPlaces(job: ParsedJob): Source[] {
  const read = job.title ?? job.employer ?? job.period;
  return read === undefined ? [] : [read.source];
}

/** A part of what stands at a place, as written there. */
export const within = (source: Source, snippet: string): Source => ({ ...source, snippet });

/** "1 bullet", "3 bullets". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${String(count)} ${count === 1 ? one : many}`;

/** "At least one bullet", "At least 3 bullets": where we know some of them for sure, and not all. */
export const atLeast = (count: number, one: string, many: string): string =>
  `At least ${count === 1 ? `one ${one}` : `${String(count)} ${many}`}`;

/** The first few, quoted, for a title of one line. */
export function quoted(words: readonly string[], most = 3): string {
  const distinct = [...new Set(words)];
  const shown = distinct.slice(0, most).map((word) => `“${word}”`);
  const more = distinct.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${String(more)} more` : shown.join(', ');
}

/** The beginning of a text, for quoting. */
export function beginning(text: string, words = 5): string {
  const all = text.split(/\s+/);
  return all.length <= words ? text : `${all.slice(0, words).join(' ')} …`;
}

function tenseOf({ period }: ParsedJob): Bullet['tense'] {
  if (period === undefined) return 'unknown';
  if (period.value.current) return 'current';
  return period.value.end === undefined ? 'unknown' : 'past';
}

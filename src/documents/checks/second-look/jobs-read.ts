import type { ParsedFile, TextLine } from '#documents/parser/parsed-file.ts';
import type { Source } from '#documents/parser/parsed-resume.ts';
import { isCopyright } from '#documents/parser/resume/lines/around-text.ts';
import type { Check } from '../check.ts';
import type { CheckInput } from '../check-input.ts';
import { isMuddled } from '../entries/misread.ts';
import { SCHOOL } from '../entries/school.ts';
import { jobPlaces } from '../bullets/resume-bullets.ts';
import { bulletsWithin } from '../bullets/unread-bullets.ts';
import { lineSource } from '../places.ts';
import { STUDY } from './what-may-be.ts';
import { unsure } from './proof.ts';

/*
 * Whether all jobs of a file were read. Where one was missed, or lines of one were given to another, nobody can say how
 * many bullets, which dates or how many years there are: whatever counts jobs is a question then.
 */

const DATE = String.raw`(?:\p{L}{3,12}\.?\s{0,2}|\d{1,2}[./]){0,2}(?:19|20)\d\d`;
/** A period: two dates, one and that it goes on, or one since when. */
const PERIOD = new RegExp(
  String.raw`(?<!\d)(?:19|20)\d\d\s{0,3}(?:[-–—‐‑~]{1,2}|to|bis|à|a|al|tot|t/m|do|до|по)\s{0,3}(?:${DATE}(?!\d)|present|now|current|today|ongoing|heute|dato|aujourd|actual|presente|atual|oggi|heden|obecnie|dzi|chwili|настоящ|$)` +
    String.raw`|(?<!\p{L})(?:since|seit|depuis|desde|sinds|od|с)\s${DATE}(?!\d)`,
  'iu',
);
/** Longer lines are sentences that tell of a time. */
const MOST_LETTERS = 110;
/** What was missed of a few is shown; more places to look at are no help. */
const MOST_PLACES = 4;

const asked = new WeakMap<CheckInput, readonly Source[]>();

/** Where jobs, or parts of them, may stand that we did not read as such; nothing where all of them were read. */
export function jobsInDoubt(input: CheckInput): readonly Source[] {
  const { file } = input;
  if (file === undefined) return [];
  let found = asked.get(input);
  if (found === undefined) {
    const muddled = isMuddled(input) ? input.resume.jobs.flatMap(jobPlaces).slice(0, 1) : [];
    found = [...periodsLeftOver(input, file), ...brokenPeriods(input), ...muddled].slice(0, MOST_PLACES);
    asked.set(input, found);
  }
  return found;
}

/** Where bullets may stand that we did not read as such: those of jobs that we missed, or within a paragraph. */
export function bulletsInDoubt(input: CheckInput): readonly Source[] {
  const { file, resume } = input;
  if (file === undefined) return [];
  return [...jobsInDoubt(input), ...bulletsWithin(resume.jobs, file)].slice(0, MOST_PLACES);
}

/** Where what a check counts may stand unread. */
export const inDoubt = { jobs: jobsInDoubt, bullets: bulletsInDoubt } as const;

/** Periods that no entry has, outside of parts that are known to be no jobs. */
function periodsLeftOver({ resume }: CheckInput, { lines }: ParsedFile): Source[] {
  const { jobs, education, certificates, others, sections } = resume;
  // Where nobody knows on which lines periods were read, none is left over.
  if (jobs.some(({ period }) => period !== undefined && period.source.line === undefined)) return [];
  const items = others.flatMap((other) => (other.kind === 'unknown' ? [] : other.items));
  const read = [...jobs, ...education, ...certificates, ...items].flatMap(
    ({ period }) => period?.source ?? [],
  );
  const taken = new Map(read.map(({ line, snippet }) => [line, snippet]));
  const elsewhere = new Set(
    sections.flatMap(({ kind, text }) =>
      kind === 'experience' || kind === 'contact' || kind === 'unknown'
        ? []
        : text.map(({ source }) => source.line),
    ),
  );
  const employers = jobs.flatMap(({ employer }) => employer?.value ?? []);
  return lines
    .filter(
      (line) =>
        !isTaken(line, taken) &&
        isPeriod(line) &&
        !elsewhere.has(line.index) &&
        // Above the roles somebody had there, an employer has the dates of them all.
        !employers.some((employer) => line.text.includes(employer)),
    )
    .map(lineSource);
}

/** A head of two lines is read as one, and its dates as of the first. */
function isTaken({ index, text }: TextLine, taken: ReadonlyMap<number | undefined, string>): boolean {
  const above = taken.get(index - 1);
  return taken.has(index) || (above !== undefined && text.includes(above));
}

const isPeriod = ({ text, region }: TextLine): boolean =>
  region !== 'footer' &&
  text.length <= MOST_LETTERS &&
  !isCopyright(text) &&
  PERIOD.test(text) &&
  !SCHOOL.test(text) &&
  !STUDY.test(text);

/** A period that ends in a dash above one that has no beginning is one, over two lines: the jobs between were cut. */
const brokenPeriods = ({ resume }: CheckInput): Source[] =>
  resume.jobs.flatMap(({ period }, index) => {
    const before = resume.jobs[index - 1]?.period;
    const isRest = period?.value.start === undefined && period?.value.end !== undefined;
    return isRest && before !== undefined && /[-–—‐‑]\s*$/u.test(before.source.snippet)
      ? [before.source, period.source]
      : [];
  });

/** Jobs, or bullets of them, that were not read, or not as they stand. A question, never a fault: the page may be in order. */
export const jobsRead: Check = {
  id: 'entries/jobs-read',
  group: 'entries',
  area: 'experience',
  severity: 'low',
  why: 'What counts jobs, their bullets and their years can only be told where all of them were read.',
  applies: (input) => bulletsInDoubt(input).length > 0,
  find: (input) => [
    jobsInDoubt(input).length > 0
      ? unsure({
          title:
            'We could not read all of your jobs, so we say nothing of gaps, months or numbers of bullets',
          lookAt:
            'These lines may be of jobs that we missed. Title, employer and dates on the first lines of each job, one below the other, are read everywhere.',
          places: jobsInDoubt(input),
        })
      : unsure({
          title: 'We could not read all bullets of your jobs, so we say nothing of their number',
          lookAt:
            'Bullets may stand within these lines. They are read everywhere where each has its own line, and nothing stands beside it.',
          places: bulletsInDoubt(input),
        }),
  ],
};

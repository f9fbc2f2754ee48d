import type { ParsedFile, TextLine } from '#documents/parser/parsed-file.ts';
import type { ParsedJob, ParsedValue } from '#documents/parser/parsed-resume.ts';
import { organizationScore, placeScore, titleScore } from '#documents/parser/resume/words/score.ts';
import type { CheckInput } from '../check-input.ts';

/* Lines that have the sign of a bullet and are the title of a job: where it has no dates, we took it for a bullet. */

/** Longer ones are sentences. */
const MOST_WORDS = 10;
/** So much like a title, an employer or a place, by the words alone. */
const TITLE = 1.6;
const EMPLOYER = 0.9;
const PLACE = 0.6;
/** What belongs to a line is set further in, in points. */
const FURTHER_IN = 6;

/** Whether a bullet of a job is the title line of another. */
export function isRoleLine(
  { value, source }: ParsedValue,
  job: ParsedJob,
  { resume, file }: CheckInput,
): boolean {
  const line = lineOf(source.line, file);
  const text = value.trim();
  if (!line?.bullet || text.split(/\s+/).length > MOST_WORDS) return false;
  if (namesRole(text)) return true;
  if (/[.!?;]$/.test(text)) return false;
  return (line.bold && !areBold(resume.jobs, file)) || headsOthers(line, text, job, file);
}

/** "Shift Leader, Corner Deli", "Koch – Hotel Adler, Köln". */
function namesRole(text: string): boolean {
  const [title = '', ...rest] = text.split(/,\s|\s[–—|-]\s|\s(?:at|bei|chez)\s|\t/u);
  const where = rest[0] ?? '';
  return (
    titleScore(title) >= TITLE &&
    /^\p{Lu}/u.test(where) &&
    (organizationScore(where) >= EMPLOYER || placeScore(where) >= PLACE)
  );
}

/** A title above bullets that are set further in than itself. */
function headsOthers(line: TextLine, text: string, job: ParsedJob, file: ParsedFile | undefined): boolean {
  if (titleScore(text) < TITLE) return false;
  const next = job.bullets
    .map(({ source }) => lineOf(source.line, file))
    .find((other) => other !== undefined && other.index > line.index);
  return (next?.box?.left ?? 0) > (line.box?.left ?? Infinity) + FURTHER_IN;
}

/** Whether bullets are bold as a rule. */
function areBold(jobs: readonly ParsedJob[], file: ParsedFile | undefined): boolean {
  const lines = jobs.flatMap(({ bullets }) =>
    bullets.flatMap(({ source }) => lineOf(source.line, file) ?? []),
  );
  return lines.filter(({ bold }) => bold).length * 3 > lines.length;
}

const lineOf = (index: number | undefined, file: ParsedFile | undefined): TextLine | undefined =>
  index === undefined ? undefined : file?.lines[index];

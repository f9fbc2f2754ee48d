import type { ParsedJob } from '#documents/parser/parsed-resume.ts';
import type { Line } from '../lines/line.ts';
import { readLines, readOf, readPiece } from '../lines/piece.ts';
import { organizationScore, titleScore } from '../words/score.ts';
import { assignAll, type Assigned } from './assign.ts';
import { headPieces } from './head-pieces.ts';
import { innerMarks } from './inner-marks.ts';
import { bodyOf } from './paragraphs.ts';
import { titleInText } from './title-in-text.ts';
import { withShortYears } from './short-years.ts';
import { type RawEntry, splitEntries } from './split-entries.ts';

/** The jobs of a section, in order. */
export function readJobs(lines: readonly Line[]): ParsedJob[] {
  const entries = withShortYears(splitEntries(lines));
  const inner = innerMarks(entries);
  const assigned = assignAll(
    entries.map((entry, index) => headPieces(entry, false, inner[index])),
    { what: titleScore, where: organizationScore },
  );
  const jobs = entries.map((entry, index) => jobOf(entry, assigned[index] ?? { rest: [] }));
  return underOneEmployer(jobs, entries);
}

function jobOf(entry: RawEntry, { what, where, place, rest }: Assigned): ParsedJob {
  const { bullets, paragraphs } = bodyOf(entry.body);
  const said = entry.body[0] && titleInText(entry.body[0].line);
  const title = what ? readPiece(what.piece, what.confidence) : undefined;
  return {
    ...((said ?? title) && { title: said ?? title }),
    ...(where && { employer: readPiece(where.piece, where.confidence) }),
    ...(place && { place: readPiece(place.piece, place.confidence) }),
    ...periodOf(entry),
    bullets,
    paragraphs: [...remarks(entry, { what, where, place, rest }), ...paragraphs],
  };
}

export function periodOf({ date }: RawEntry) {
  if (!date) return {};
  const { line, found } = date;
  return { period: readOf(line, found.start, found.end, found.period, found.confidence) };
}

/** Whole lines of the head in which nothing was found: what the company does, a team. */
export function remarks(entry: RawEntry, { what, where, place, rest }: Assigned) {
  const used = new Set([what, where, place].map((one) => one?.piece.line));
  const lines = entry.head.filter((line) => !used.has(line) && rest.some((piece) => piece.line === line));
  return lines.map((line) => readLines([line], 0.7)).filter((read) => read !== undefined);
}

/** Several positions at one employer: it is named once, above them. */
function underOneEmployer(jobs: readonly ParsedJob[], entries: readonly RawEntry[]): ParsedJob[] {
  const result: ParsedJob[] = [];
  let over: ParsedJob | undefined;
  jobs.forEach((job, index) => {
    const next = jobs[index + 1];
    const isEmpty = job.bullets.length + job.paragraphs.length === 0;
    if (isEmpty && job.employer && !job.title && next?.title && !next.employer) {
      over = job;
      return;
    }
    const entry = entries[index];
    if (job.title && !job.employer && over?.employer && entry && entry.above === 0) {
      result.push(inherit(job, over));
      return;
    }
    if (job.title && !job.employer && over?.employer) result.push(inherit(job, over));
    else result.push(job);
    if (job.employer) over = job;
  });
  return result;
}

function inherit(job: ParsedJob, { employer, place }: ParsedJob): ParsedJob {
  return {
    ...job,
    ...(employer && { employer: { ...employer, confidence: Math.min(employer.confidence, 0.85) } }),
    ...(!job.place && place && { place }),
  };
}

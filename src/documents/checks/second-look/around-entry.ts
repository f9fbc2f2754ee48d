import type { ParsedFile, TextLine } from '#documents/parser/parsed-file.ts';
import type { ParsedJob, ParsedResume, ParsedValue, Source } from '#documents/parser/parsed-resume.ts';
import { lineSource } from '../places.ts';
import { bareText } from './plain-text.ts';

/* The lines around an entry as they stand, without what was read of it: what was missed of it would stand there. */

/** Lines above the first that was read of an entry, and the longest entry that is looked at. */
const ABOVE = 2;
const HEAD_LINES = 4;
const ALL_LINES = 12;

/** How much of an entry is looked at: what names it stands in its head, a date may come at its end. */
type Extent = 'head' | 'whole';

/** The lines around a job that have something of their own, such that `isLike` takes it for what is missing. */
export function restAround(
  { resume, file }: { resume: ParsedResume; file?: ParsedFile },
  index: number,
  extent: Extent,
  isLike: (rest: string) => boolean,
): Source[] {
  if (file === undefined) return [];
  const known = [-1, 0, 1].flatMap((step) => {
    const job = resume.jobs[index + step];
    // A period that the reader gave to the next job may be this one's.
    return step === 1 && extent === 'whole' ? [...(job?.bullets ?? [])] : readOf(job);
  });
  const headings = new Set(
    resume.sections.flatMap(({ kind, isGuessed, heading }) =>
      kind === 'unknown' || isGuessed ? [] : (heading?.source.line ?? []),
    ),
  );
  return linesAround(resume, index, file, extent)
    .filter(
      (line) => line.bullet === '' && !headings.has(line.index) && isLike(withoutRead(line.text, known)),
    )
    .map(lineSource);
}

function linesAround(
  resume: ParsedResume,
  index: number,
  file: ParsedFile,
  extent: Extent,
): readonly TextLine[] {
  const from = firstLine(resume.jobs[index]);
  if (from === undefined) return [];
  const next = extent === 'head' ? firstLine(resume.jobs[index + 1]) : nameLine(resume.jobs[index + 1]);
  const longest = from + (extent === 'head' ? HEAD_LINES : ALL_LINES);
  const end = next !== undefined && next > from ? Math.min(next, longest) : longest;
  const near = file.lines.slice(Math.max(0, from - ABOVE), Math.min(end, headingBelow(resume, from, file)));
  // What stands at the edge may have been taken for a column of its own, and so come much later.
  const beside = file.lines.filter(
    (line) => !near.includes(line) && near.some((own) => areBeside(own, line)),
  );
  return [...near, ...beside];
}

/** The next heading of another part, as far as nothing stands beside it: what comes after it is no part of the entry. */
function headingBelow({ sections }: ParsedResume, from: number, { lines, pages }: ParsedFile): number {
  const below = sections.flatMap(({ kind, isGuessed, heading }) => {
    const index = heading?.source.line ?? -1;
    const columns = pages.find(({ number }) => number === lines[index]?.page)?.columns;
    const isKnown = kind !== 'unknown' && kind !== 'experience' && isGuessed !== true;
    return isKnown && index > from && columns === 1 ? [index] : [];
  });
  return Math.min(lines.length, ...below);
}

function areBeside(a: TextLine, b: TextLine): boolean {
  if (a.page !== b.page || a.box === undefined || b.box === undefined) return false;
  return Math.min(a.box.bottom, b.box.bottom) > Math.max(a.box.top, b.box.top);
}

/** The line above which the dates of a job may stand. */
function nameLine(job: ParsedJob | undefined): number | undefined {
  const lines = [job?.title, job?.employer].flatMap((read) => read?.source.line ?? []);
  return lines.length === 0 ? firstLine(job) : Math.min(...lines) - 1;
}

/** The first line that anything was read from. */
function firstLine(job: ParsedJob | undefined): number | undefined {
  const lines = readOf(job).flatMap(({ source }) => source.line ?? []);
  return lines.length === 0 ? undefined : Math.min(...lines);
}

function readOf(job: ParsedJob | undefined): ParsedValue<unknown>[] {
  if (job === undefined) return [];
  const { title, employer, place, period, bullets, paragraphs } = job;
  return [title, employer, place, period, ...bullets, ...paragraphs].filter((value) => value !== undefined);
}

/** A line without what was read of it; nothing of one that is a part of a longer text. */
function withoutRead(text: string, known: readonly ParsedValue<unknown>[]): string {
  const bare = bareText(text);
  let rest = text;
  for (const { value, source } of known) {
    const written = typeof value === 'string' ? [value, source.snippet] : [source.snippet];
    for (const words of written) {
      if (words === '') continue;
      if (bare !== '' && bareText(words).includes(bare)) return '';
      rest = rest.replace(words, ' ');
    }
  }
  return rest;
}

/** A line of nothing but a date, or two and what parts them. */
const DATES_ALONE =
  /^\(?(?:\p{L}{2,12}\.?\s?)?(?:\d{1,2}\s?[./]\s?){0,2}(?:\d{4}|['’]?\d\d)(?:\s?[-–—‐‑/]{1,2}\s?.{0,20})?\)?$/u;

/** Dates on lines of their own that the reader gave to nothing: they are of some entry. */
export function datesLeftOver({ resume, file }: { resume: ParsedResume; file?: ParsedFile }): Source[] {
  if (file === undefined) return [];
  const read = [...resume.jobs, ...resume.education, ...resume.certificates].flatMap(
    ({ period }) => period ?? [],
  );
  const taken = new Set(read.map(({ source }) => source.line));
  return file.lines
    .filter(({ text, index, bullet }) => bullet === '' && !taken.has(index) && DATES_ALONE.test(text.trim()))
    .map(lineSource);
}

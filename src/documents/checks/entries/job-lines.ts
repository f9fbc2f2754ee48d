import type { TextLine } from '../../readback/read-file.ts';
import type { ReadJob } from '../../readback/read-resume.ts';
import type { CheckInput } from '../check.ts';

/** Longest head of an entry, in lines. */
const HEAD_LINES = 4;

/** The lines around an entry's head, where what we did not understand of it would stand. */
export function linesOfJob(job: ReadJob, index: number, { file, resume }: CheckInput): readonly TextLine[] {
  const from = firstLine(job);
  if (file === undefined || from === undefined) return [];
  const next = resume.jobs[index + 1];
  const end = Math.min((next && firstLine(next)) ?? Infinity, from + HEAD_LINES);
  const head = file.lines.slice(Math.max(0, from - 1), end);
  // What stands at the right edge may have been taken for a column of its own, and so come much later.
  return [
    ...head,
    ...file.lines.filter((line) => !head.includes(line) && head.some((own) => areBeside(own, line))),
  ];
}

function areBeside(a: TextLine, b: TextLine): boolean {
  if (a.page !== b.page || a.column === b.column || a.box === undefined || b.box === undefined) return false;
  return Math.min(a.box.bottom, b.box.bottom) > Math.max(a.box.top, b.box.top);
}

function firstLine({ title, employer, place, bullets, paragraphs }: ReadJob): number | undefined {
  const lines = [title, employer, place, bullets[0], paragraphs[0]].flatMap(
    (read) => read?.source.line ?? [],
  );
  return lines.length === 0 ? undefined : Math.min(...lines);
}

import type { ParsedFile, TextLine } from '../parser/parsed-file.ts';
import type { Source } from '../parser/parsed-resume.ts';

/** Below this, what was read is as likely our mistake as the person's: nobody is told of a fault in it. */
export const SURE = 0.6;

/** A whole line as a place. */
export function lineSource({ text, index, box }: TextLine): Source {
  return { snippet: text, line: index, ...(box && { box }) };
}

/** The lines of these numbers, in order; numbers without a line are left out. */
export function linesAt(file: ParsedFile, indices: readonly number[]): TextLine[] {
  return [...new Set(indices)].toSorted((a, b) => a - b).flatMap((index) => file.lines[index] ?? []);
}

export const lineSources = (lines: readonly TextLine[]): Source[] => lines.map(lineSource);

/** The first few words of a line, in quotes. */
export function quotedLine(line: TextLine | undefined, letters = 40): string {
  const text = line?.text.replace(/\s+/gu, ' ').trim() ?? '';
  return text.length > letters ? `“${text.slice(0, letters).trimEnd()}…”` : `“${text}”`;
}

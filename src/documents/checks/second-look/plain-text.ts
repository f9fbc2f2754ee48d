import type { ParsedFile, ParsedPage, TextLine } from '#documents/parser/parsed-file.ts';
import type { Source } from '#documents/parser/parsed-resume.ts';
import { normalForm } from '#documents/text/clean.ts';
import { lineSource } from '../places.ts';

/* The whole text of a file, its lines as they stand: what a second look goes over, without the reader's fields. */

/** The lines that something may stand in. */
export const linesLike = (
  { lines }: ParsedFile,
  isLike: (text: string, line: TextLine) => boolean,
): Source[] => lines.filter((line) => isLike(line.text, line)).map(lineSource);

/** Letters and figures alone, so that blanks, dashes and quotes that differ do not matter. */
export const bareText = (text: string): string =>
  normalForm(text, 'NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@+]/gu, '');

const bareLines = new WeakMap<ParsedFile, string>();

/** Whether words stand in the text, on one line or over the end of one. */
export function standsInText(file: ParsedFile, words: string): boolean {
  let whole = bareLines.get(file);
  if (whole === undefined) {
    whole = bareText(file.lines.map(({ text }) => text).join(' '));
    bareLines.set(file, whole);
  }
  return whole.includes(bareText(words));
}

/**
 * Pages of which no letter was read: they are blank, or their text is a picture. Whatever is missing may stand there. A
 * Word document has no pages of its own.
 */
export function pagesWithoutText({ kind, pages, lines }: ParsedFile): readonly ParsedPage[] {
  const written = new Set(lines.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map(({ page }) => page));
  if (kind === 'docx' && written.size > 0) return [];
  return pages.filter(({ number }) => !written.has(number));
}

/** A whole page as a place. */
export const pageSource = ({ number, width, height }: ParsedPage): Source => ({
  snippet: '',
  box: { page: number, left: 0, top: 0, right: width, bottom: height },
});

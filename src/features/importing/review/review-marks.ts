import type { ImportedFile } from '#documents/import/imported-file.ts';
import type { ParsedFile } from '#documents/parser/parsed-file.ts';
import type { Mark } from '#editor/file-pages/marks.ts';
import type { Source } from '#documents/parser/parsed-resume.ts';
import type { WordsToPlace } from './review.ts';

/** What words without a field are called among the marks. */
export function wordsMark(id: string): string {
  return `words-${id}`;
}

/** Where in the file each field was read, and where words stand that no field took. */
export function reviewMarks(
  { file, sources = [], lowConfidenceFields }: ImportedFile,
  words: readonly WordsToPlace[],
): Mark[] {
  if (!file) return [];
  const doubtful = new Set(lowConfidenceFields.map(({ field }) => field));
  const fields = sources.map(({ field, sources: places }): Mark => ({
    id: field,
    tone: doubtful.has(field) ? 'caution' : 'plain',
    sources: places,
  }));
  const left = words
    .filter(({ fate }) => fate === 'open')
    .flatMap(({ id, line, words: said }): Mark[] => {
      const source = lineSource(file, line, said);
      return source ? [{ id: wordsMark(id), tone: 'danger', sources: [source] }] : [];
    });
  return [...fields, ...left];
}

/** The line of the file that words stand in. */
function lineSource({ lines }: ParsedFile, line: string, words: string): Source | undefined {
  const plain = (text: string) => text.replaceAll('\t', ' ').trim();
  const found =
    lines.find(({ text }) => plain(text) === line) ??
    // A line that was put together or taken apart while it was read.
    lines.find(
      ({ text }) => text.includes(words) && (line.includes(plain(text)) || plain(text).includes(line)),
    ) ??
    lines.find(({ text }) => plain(text).includes(words));
  return found && { snippet: words, line: found.index };
}

import { descriptionBlocks } from './description.ts';
import { markedSpans, plainWords, type Span } from './marks.ts';

/** A line as it is set: words alone, or stretches of which some are bold, italic or lead somewhere. */
export type WrittenLine = string | Span[];

/** A stretch of a long text as it is set. */
export type WrittenBlock =
  { kind: 'paragraph'; lines: WrittenLine[] } | { kind: 'list'; items: WrittenLine[] };

/** A long text as it is set; `marks` says whether it has bold, italic and links in it. */
export function writtenBlocks(text: string, marks: boolean): WrittenBlock[] {
  const blocks = descriptionBlocks(text);
  if (!marks) return blocks;
  return blocks.map((block) =>
    block.kind === 'list'
      ? { ...block, items: block.items.map(written) }
      : { ...block, lines: block.lines.map(written) },
  );
}

/** The words of a long text, line by line, and which of them are bullets. */
export function writtenLines(text: string, marks: boolean): { text: string; bullet?: true }[] {
  const words = (line: string) => (marks ? plainWords(line) : line);
  return descriptionBlocks(text).flatMap((block) =>
    block.kind === 'list'
      ? block.items.map((item) => ({ text: words(item), bullet: true as const }))
      : block.lines.map((line) => ({ text: words(line) })),
  );
}

function written(line: string): WrittenLine {
  const spans = markedSpans(line);
  const isPlain = spans.every(({ bold, italic, href }) => !bold && !italic && href === undefined);
  return isPlain ? spans.map(({ text }) => text).join('') : spans;
}

/** The words of a line as it is set. */
export function wordsOf(line: WrittenLine): string {
  return typeof line === 'string' ? line : line.map(({ text }) => text).join('');
}

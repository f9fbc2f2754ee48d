import type { ParsedDetail, ParsedValue } from '#documents/parser/parsed-resume.ts';
import type { Line } from '../lines/line.ts';
import { readLines } from '../lines/piece.ts';
import { type EntryLine, classify, LABELLED } from './classify.ts';

/* Bullets and paragraphs out of lines. */

/** Bullets and paragraphs out of the lines below a head. */
export function bodyOf(parts: readonly EntryLine[]): { bullets: ParsedValue[]; paragraphs: ParsedValue[] } {
  const bullets: ParsedValue[] = [];
  const paragraphs: ParsedValue[] = [];
  let open: Line[] = [];
  let isBullet = false;
  const close = () => {
    const read = readLines(open, isBullet ? 0.95 : 0.85);
    if (read?.value) (isBullet ? bullets : paragraphs).push(read);
    open = [];
  };
  let before: EntryLine | undefined;
  for (const part of parts) {
    const begins = part.part === 'bullet' || (part.part === 'prose' && !flowsOn(before, part));
    if (begins) {
      close();
      isBullet = part.part === 'bullet';
    }
    open.push(part.line);
    before = part;
  }
  close();
  return { bullets, paragraphs };
}

/** Bullets that stand among other details, to be told from them. */
export function asItems(bullets: readonly ParsedValue[]): ParsedDetail[] {
  return bullets.map((bullet) => ({ ...bullet, isBullet: true }));
}

/** Whether a paragraph's line goes on with the line before it: that one was full, or this one is no beginning. */
function flowsOn(before: EntryLine | undefined, part: EntryLine): boolean {
  if (before?.part !== 'prose' || LABELLED.test(part.line.text)) return false;
  const lower = /^\s*[\p{Ll}(&]/u.test(part.line.text);
  const { box } = before.line.source;
  if (!box || !part.line.source.box) return lower;
  if (lower) return true;
  if (/[.:]\s*$/u.test(before.line.text) && box.right < part.line.source.box.right - 30) return false;
  if (part.line.source.gapAbove > part.line.source.fontSize * 0.9) return false;
  const word = /^\s*\S+/u.exec(part.line.text)?.[0].trim().length ?? 0;
  return (
    box.right + word * part.line.source.fontSize * 0.5 >
      part.line.source.box.right - part.line.source.fontSize || box.right - box.left > 380
  );
}

/** Running text in paragraphs, bullets as paragraphs of their own, in order. */
export function readParagraphs(lines: readonly Line[]): ParsedValue[] {
  let bulletOpen = false;
  const parts = classify(lines).map((part): EntryLine => {
    if (part.part !== 'more') bulletOpen = part.part === 'bullet';
    if (part.part === 'bullet') return part;
    return { line: part.line, part: bulletOpen && part.part === 'more' ? 'more' : 'prose' };
  });
  const { bullets, paragraphs } = bodyOf(parts);
  return [...paragraphs, ...bullets].sort((a, b) => (a.source.line ?? 0) - (b.source.line ?? 0));
}

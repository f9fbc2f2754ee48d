import type { Read } from '../../read-resume.ts';
import { bodyOf } from '../entries/bodies.ts';
import type { EntryLine } from '../entries/classify.ts';
import { classify } from '../entries/classify.ts';
import type { Line } from '../lines/line.ts';

/** Running text in paragraphs, bullets as paragraphs of their own, in order. */
export function readParagraphs(lines: readonly Line[]): Read[] {
  const parts = classify(lines).map((part, index, all): EntryLine => {
    if (part.part === 'bullet') return part;
    const bulletOpen =
      [...all.slice(0, index)].reverse().find((one) => one.part !== 'more')?.part === 'bullet';
    return { line: part.line, part: bulletOpen && part.part === 'more' ? 'more' : 'prose' };
  });
  const { bullets, paragraphs } = bodyOf(parts);
  return [...paragraphs, ...bullets].sort((a, b) => (a.source.line ?? 0) - (b.source.line ?? 0));
}

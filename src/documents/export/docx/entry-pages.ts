import type { LineWidths } from './line-widths.ts';
import type { Paragraph } from './paragraph.ts';
import type { StyleId } from './style-sheet.ts';

/* What of an entry stays on one page: its head with what follows it, and all of a short one. */

/** Lines that an entry has at most to stay whole. */
const SHORT = 4;

const HEAD: ReadonlySet<StyleId> = new Set(['Heading2', 'Heading3', 'EntryDetails']);

/** A paragraph and the entry that it belongs to, if it does. */
export type OfEntry = Paragraph & { entry: number | undefined; staysWithNext: boolean };

/**
 * Each entry by itself: what kept whole sections together would be broken by Word where it likes, or leave holes.
 * The head of an employer stays with that of the first role there.
 */
export function keptTogether<Of extends OfEntry>(
  paragraphs: readonly Of[],
  widths: LineWidths,
): Omit<Of, 'entry' | 'staysWithNext'>[] {
  const lines = new Map<number, number>();
  for (const { entry, runs, style } of paragraphs) {
    if (entry !== undefined) lines.set(entry, (lines.get(entry) ?? 0) + widths.lines(runs, style));
  }
  return paragraphs.map(({ entry, staysWithNext, ...paragraph }, index) => {
    if (entry === undefined) return paragraph;
    const isHead = HEAD.has(paragraph.style);
    const isLast = paragraphs[index + 1]?.entry !== entry;
    const isShort = (lines.get(entry) ?? 0) <= SHORT;
    const keepNext = isLast ? staysWithNext : isHead || isShort;
    // Styles of headings keep what follows; one that nothing follows is no reason to keep the next entry.
    return keepNext || isHead ? { ...paragraph, keepNext } : paragraph;
  });
}

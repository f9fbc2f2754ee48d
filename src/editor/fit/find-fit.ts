import type { LineToHide } from '#documents/fit/lines-to-hide.ts';
import type { Layout } from '#documents/render/places/document-layout.ts';
import type { Content } from '#editor/session/content.ts';
import { inLook, type FitKind, type FitLook } from './fit-kind.ts';

/** What came of looking for a look. */
export type Found =
  | { kind: 'look'; look: FitLook }
  /** It has as few pages already. */
  | { kind: 'fits'; pages: number }
  /** Even the closest look leaves lines on a page too many; without these it fits. */
  | { kind: 'lines'; look: FitLook | null; lines: readonly LineToHide[]; pages: number }
  /** Nothing helps: so many lines stay on the last page. */
  | {
      kind: 'none';
      linesLeft: number;
      pages: number;
      /** What helps, where the column beside the text alone is too long. */
      advice?: string;
    };

type Search<Data> = {
  kind: FitKind<Data>;
  content: Content<Data>;
  /** How a document comes out. Rejects where that cannot be told, or need not be any more. */
  locate(data: Data): Promise<Pick<Layout, 'pages' | 'lastPageLines'>>;
};

/** More than these are no longer a few lines, but another document. */
const MOST_LINES = 40;

/**
 * The gentlest look with one page fewer, or with no more than `most`; where none has, the fewest lines from the end whose absence helps the closest
 * one. Pages never become more from one step of a ladder to the next, so that a few attempts find the step.
 */
export async function findCloser<Data>(
  { kind, content, locate }: Search<Data>,
  most?: number,
): Promise<Found> {
  const { data } = content;
  const { pages } = await locate(data);
  const wanted = most ?? Math.max(pages - 1, 1);
  if (pages <= wanted) return { kind: 'fits', pages };
  const looks = kind.closer(content);
  const fits = async (tried: Data) => (await locate(tried)).pages <= wanted;
  const at = await firstOf(looks.length, (index) => fits(inLook(data, looks[index] ?? {})));
  const look = looks[at];
  if (look) return { kind: 'look', look };

  const closest = looks.at(-1) ?? null;
  const without = (lines: readonly LineToHide[]) => inLook(kind.withLinesHidden(data, lines), closest ?? {});
  const lines = kind.linesToHide(data).slice(0, MOST_LINES);
  const last = await firstOf(lines.length, (index) => fits(without(lines.slice(0, index + 1))));
  if (last < lines.length) return { kind: 'lines', look: closest, lines: lines.slice(0, last + 1), pages };
  const { lastPageLines } = await locate(without([]));
  const aside = kind.aside?.(content);
  const isAside = aside !== undefined && (await fits(inLook(aside.without, closest ?? {})));
  return { kind: 'none', linesLeft: lastPageLines, pages, ...(isAside && { advice: aside.advice }) };
}

/** The airiest look that needs no further page. */
export async function findAirier<Data>({ kind, content, locate }: Search<Data>): Promise<Found> {
  const { data } = content;
  const { pages, lastPageLines } = await locate(data);
  const looks = kind.airier(content);
  const isTooMuch = async (look: FitLook) => (await locate(inLook(data, look))).pages > pages;
  const tooMuch = await firstOf(looks.length, (index) => isTooMuch(looks[index] ?? {}));
  const look = looks[tooMuch - 1];
  return look ? { kind: 'look', look } : { kind: 'none', linesLeft: lastPageLines, pages };
}

/** The first of so many steps of which something holds, where it holds of all that follow; else their number. */
async function firstOf(count: number, holds: (index: number) => Promise<boolean>): Promise<number> {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (await holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

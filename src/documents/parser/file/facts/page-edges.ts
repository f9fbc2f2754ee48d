import type { ParsedPage } from '#documents/parser/parsed-file.ts';
import type { DraftLine } from '../layout/glyph.ts';

/* What stands at the edges of pages: running heads and feet, margins and the end of the last page. */

type PageSize = { number: number; height: number };

/** Where heads end and feet begin, as shares of a page's height. */
const HEAD = 0.1;
const FOOT = 0.91;
/** How far apart, in points, the same head may stand on two pages. */
const SHIFT = 4;
/** A name beside the number, as in "Ana Silva · 2". */
const NAME_AND_NUMBER = /^[^\d\n]{2,50}[\s·|•–—-]\d{1,2}(?:\s*(?:\/|of|von|de|sur|z|di)\s*\d{1,2})?$/u;
/** A foot stands this many times its size below the text. */
const APART = 2;
const PAGE_NUMBER =
  /^(?:page|seite|página|pagina|strona|p\.)?\s*\d{1,2}(?:\s*(?:\/|of|von|de|sur|z|di)\s*\d{1,2})?$/iu;

/**
 * Lines with the region they belong to. A foot is what repeats at the same height of several pages, or a page's
 * number; a head is what repeats on a further page, since the first page's own is where the document begins.
 */
export function withRegions(lines: readonly DraftLine[], pages: readonly PageSize[]): DraftLine[] {
  const heightOf = new Map(pages.map(({ number, height }) => [number, height]));
  const place = (line: DraftLine) => line.box.top / (heightOf.get(line.page) ?? 1);
  const alike = Map.groupBy(lines, withoutPage);
  const first = new Set(
    lines
      .filter(({ page }) => page === 1)
      .slice(0, FIRST)
      .map(saying),
  );
  const isAgain = (line: DraftLine) =>
    (line.page > 1 && first.has(saying(line))) ||
    (alike.get(withoutPage(line)) ?? []).some(
      (other) => other.page !== line.page && Math.abs(other.box.top - line.box.top) < SHIFT,
    );
  const inMargin = lines.filter((line) => line.text !== '' && (place(line) > FOOT || place(line) < HEAD));
  const again = new Set(inMargin.filter(isAgain));
  const byPage = Map.groupBy(lines, ({ page }) => page);
  // A list may say the same at the top of two pages.
  const begin = uppermost(byPage.get(1) ?? []);
  const repeats = (line: DraftLine) =>
    again.has(line) &&
    (isFirstAgain(line, begin, byPage) || !isInFlow(line, byPage.get(line.page) ?? [], again));
  return lines.map((line) => {
    const { artifact, text, page } = line;
    if (isNumberBelow(line, pages, byPage)) return { ...line, region: 'footer' as const };
    if (place(line) > FOOT) {
      const apart = line.gapAbove > APART * line.fontSize && NAME_AND_NUMBER.test(text.trim());
      const foot = artifact || apart || PAGE_NUMBER.test(text.trim()) || repeats(line);
      return foot ? { ...line, region: 'footer' as const } : line;
    }
    const onTop = place(line) < HEAD && text !== '';
    if (onTop && (artifact || (page > 1 && (PAGE_NUMBER.test(text.trim()) || repeats(line))))) {
      return { ...line, region: 'header' as const };
    }
    return line;
  });
}

/** Wide margins lift a page's number above where feet begin: below all text, and apart from it, it is one. */
const LIFTED_FOOT = 0.85;

/** Whether a line is the number of its page and says the truth: "1/2" and "Page 1" on the first of two. */
function isNumberBelow(
  line: DraftLine,
  pages: readonly PageSize[],
  byPage: ReadonlyMap<number, readonly DraftLine[]>,
): boolean {
  const { text, page, box, bullet, gapAbove, fontSize } = line;
  const height = pages.find(({ number }) => number === page)?.height ?? Infinity;
  if (bullet !== '' || box.top < LIFTED_FOOT * height || gapAbove < fontSize) return false;
  const [own, all = pages.length] = (text.match(/\d+/gu) ?? []).map(Number);
  if (!PAGE_NUMBER.test(text.trim()) || own !== page || all !== pages.length) return false;
  return (byPage.get(page) ?? []).every((other) => other === line || other.box.top < box.top);
}

function uppermost(page: readonly DraftLine[]): DraftLine | undefined {
  return page.reduce<DraftLine | undefined>(
    (first, line) => (line.text !== '' && (!first || line.box.top < first.box.top) ? line : first),
    undefined,
  );
}

/** Whether a page begins as the first one does, at the same height: no text goes on so, however close it follows. */
function isFirstAgain(
  line: DraftLine,
  begin: DraftLine | undefined,
  byPage: ReadonlyMap<number, readonly DraftLine[]>,
): boolean {
  return (
    begin !== undefined &&
    line.bullet === '' &&
    line === uppermost(byPage.get(line.page) ?? []) &&
    saying(line) === saying(begin) &&
    Math.abs(line.box.top - begin.box.top) < SHIFT
  );
}

/** So many lines of the first page may say who it is about. */
const FIRST = 6;

function saying({ text }: DraftLine): string {
  return text.toLowerCase().replace(/\s/gu, '');
}

/** Less air than this, in sizes of its letters, parts a line from its neighbour of the same text. */
const FLOWS = 0.6;

/** Whether a line is the text's: a bullet, or as close to a line of its look as lines of text are. */
function isInFlow(line: DraftLine, page: readonly DraftLine[], again: ReadonlySet<DraftLine>): boolean {
  if (line.artifact) return false;
  if (line.bullet !== '') return true;
  return page.some((other) => {
    if (again.has(other) || other.fontSize !== line.fontSize || other.bold !== line.bold) return false;
    const gap = Math.max(other.box.top - line.box.bottom, line.box.top - other.box.bottom);
    const isBeside = other.box.left < line.box.right && line.box.left < other.box.right;
    return isBeside && gap >= -FLOWS * line.fontSize && gap < FLOWS * line.fontSize;
  });
}

/** Places of heads on further pages that the file does not mark as such: readers take them for text. */
export function repeatedHeads(lines: readonly DraftLine[]): number[] {
  return lines.flatMap(({ region, page, artifact, text }, index) =>
    region === 'header' && page > 1 && !artifact && !PAGE_NUMBER.test(text) ? [index] : [],
  );
}

/** What a head says on every page: all but the page's own number, which stands at its end or first. */
function withoutPage({ text, page }: DraftLine): string {
  return text
    .replace(new RegExp(`(?<!\\d)${page}(?:\\s*(?:\\/|of|von|de|sur|z|di)\\s*\\d{1,2})?$`, 'u'), '#')
    .replace(new RegExp(`^(\\p{L}{1,8}\\.?\\s)?${page}(?!\\d)`, 'u'), '$1#')
    .trim();
}

/** The least distance of text from the edges of its page, in points, and how full the last page is. */
export function pageSpace(
  lines: readonly DraftLine[],
  pages: readonly ParsedPage[],
): { leastMargin?: number; lastPageFill?: number } {
  const seen = lines.filter(
    ({ region, runs, box }) =>
      region === 'body' && box.right > box.left && !runs.every(({ hidden }) => hidden),
  );
  const margins = seen.flatMap(({ box, page }) => {
    const size = pages.find(({ number }) => number === page);
    return size ? [box.left, box.top, size.width - box.right, size.height - box.bottom] : [];
  });
  const last = pages.at(-1);
  const boxes = seen.filter(({ page }) => page === last?.number).map(({ box }) => box);
  if (margins.length === 0 || !last) return {};
  const leastMargin = Math.max(0, Math.min(...margins));
  if (boxes.length === 0) return { leastMargin, lastPageFill: 0 };
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  // As far down as the text begins from the top, a page is meant to stay empty.
  const room = Math.max(1, last.height - 2 * top);
  return { leastMargin, lastPageFill: Math.min(1, Math.max(0, (bottom - top) / room)) };
}

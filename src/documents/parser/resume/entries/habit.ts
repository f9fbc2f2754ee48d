import { durationAfter } from '../dates/duration.ts';
import { signature } from '../sections/find-headings.ts';
import type { EntryLine } from './classify.ts';

/* How a resume sets the heads of its entries. */

/** Lines of heads that follow each other, and what is said below them. */
export type Block = { head: EntryLine[]; body: EntryLine[] };

/** How this resume sets its heads: how many lines stand above the date, and how the first of them looks. */
export type Habit = { above: number; first: string; looks: ReadonlySet<string>; air: number };

export function habitOf(blocks: readonly Block[]): Habit | undefined {
  const first = blocks.find(({ head }) => head.some(({ date }) => date));
  const above = first?.head.findIndex(({ date }) => date) ?? 0;
  const top = first?.head[0];
  if (!top) return undefined;
  const looks = new Set(
    blocks
      .filter(({ head }) => head.some(({ date }) => date))
      .map(({ head }) => (head[0] ? signature(head[0].line) : '')),
  );
  return { above, first: signature(top.line), looks, air: airOf(blocks) };
}

/** Less air, in sizes of the letters, parts nothing. */
const LEAST_AIR = 0.35;

/** The least air above entries with a date, where it is more than between any other lines; else no air is enough. */
function airOf(blocks: readonly Block[]): number {
  const airs: number[] = [];
  const within = blocks.flatMap(({ body }) => body.map(({ line }) => line.source.gapAbove));
  for (const { head } of blocks) {
    let from = 0;
    head.forEach(({ date }, index) => {
      if (!date) return;
      const gaps = head.slice(from, index + 1).map(({ line }) => line.source.gapAbove);
      from = index + 1;
      // The first line of a page has no air above it, whatever it begins.
      if (index > 0 && gaps.includes(0)) return;
      gaps.sort((a, b) => b - a);
      airs.push(gaps[0] ?? 0);
      within.push(...gaps.slice(1));
    });
  }
  // The first stands below a heading, or at the top of a page.
  const least = Math.min(...airs.slice(1).filter((gap) => gap > 0));
  const size = blocks[0]?.head[0]?.line.source.fontSize ?? 0;
  return Number.isFinite(least) && least > LEAST_AIR * size && within.every((gap) => gap < 0.8 * least)
    ? 0.9 * least
    : Infinity;
}

/** An entry of nothing but a head, and the head below it: where there is as much air as above entries. */
export function partedByAir(head: readonly EntryLine[], habit: Habit | undefined): EntryLine[][] {
  const parts: EntryLine[][] = [];
  for (const line of head) {
    const last = parts.at(-1);
    const isNear = !habit || line.line.source.gapAbove < habit.air;
    const dated = last?.find(({ date }) => date);
    if (last && (isNear || isDateBelow(line, dated))) last.push(line);
    else parts.push([line]);
  }
  return parts;
}

/** Whether a date had no room beside its name: it stands below it, where the date before stands beside its own. */
export function isDateBelow(line: EntryLine | undefined, dated: EntryLine | undefined): boolean {
  return isDateAlone(line) && dated !== undefined && !isDateAlone(dated);
}

/** Whether a line says when and how long, and nothing else. */
function isDateAlone(entryLine: EntryLine | undefined): boolean {
  if (!entryLine?.date) return false;
  const { line, date } = entryLine;
  const after = line.text.slice(date.end);
  return !/\p{L}/u.test(line.text.slice(0, date.start) + after.slice(durationAfter(after)));
}

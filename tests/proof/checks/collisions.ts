import { type Box, overlap, placeOf } from '../page/box.ts';
import type { TextRun } from '../page/text-runs.ts';

/** In points: as far glyphs may reach into each other, as accents above a line of tight type do. */
const SLIVER = 1;
/** In points: a glyph no larger is a dot, or an accent that the script sets over another glyph. */
const MARK = 2.5;
/** In points: height of the strips of the page in which neighbours are looked for. */
const STRIP = 24;

type Placed = Box & { run: TextRun };

/** Glyphs of different runs that are drawn over each other. Neighbours on one line may touch. */
export function collisions(runs: readonly TextRun[]): string[] {
  const strips = new Map<number, Placed[]>();
  const hit = new Map<TextRun, string>();
  for (const run of runs) {
    for (const glyph of run.glyphs.filter((each) => !isMark(each))) {
      const placed = { ...glyph, run };
      for (let strip = Math.floor(glyph.top / STRIP); strip <= glyph.bottom / STRIP; strip++) {
        const others = strips.get(strip) ?? [];
        if (others.some((other) => collide(placed, other))) {
          hit.set(run, `text is drawn over other text, ${placeOf(glyph)}`);
        }
        strips.set(strip, [...others, placed]);
      }
    }
  }
  return [...hit.values()];
}

function isMark({ left, top, right, bottom }: Box): boolean {
  return Math.max(right - left, bottom - top) <= MARK;
}

function collide(one: Placed, other: Placed): boolean {
  if (one.run === other.run) return false;
  const { width, height } = overlap(one, other);
  if (width <= SLIVER || height <= SLIVER) return false;
  const besides = Math.abs(one.run.baseline - other.run.baseline) < SLIVER;
  return !besides || width > Math.min(one.right - one.left, other.right - other.left) / 2;
}

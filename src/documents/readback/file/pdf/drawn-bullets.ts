import type { Glyph } from '../layout/glyph.ts';
import type { Shape } from './page-marks.ts';

/** Largest and smallest dot before a line, in points. */
const DOT = { least: 1, most: 6 };

/** Bullets that are drawn and not set, as browsers print them: they become letters, so that lists are lists. */
export function drawnBullets(shapes: readonly Shape[], glyphs: readonly Glyph[]): Glyph[] {
  const dots = shapes.filter(isDot);
  return dots.flatMap((dot) => {
    const middle = (dot.top + dot.bottom) / 2;
    const line = glyphs.filter(
      ({ baseline, size, text }) =>
        text.trim() !== '' && middle < baseline - 0.1 * size && middle > baseline - 0.65 * size,
    );
    const next = line.filter(({ left }) => left >= dot.right).sort((a, b) => a.left - b.left)[0];
    if (!next || next.left - dot.right > 2.2 * next.size || dot.right - dot.left > 0.7 * next.size) return [];
    const before = line.some(({ right }) => right <= dot.left && right > dot.left - 4 * next.size);
    // Several dots beside each other are a level of something.
    const twins = dots.filter((other) => other !== dot && Math.abs(other.top - dot.top) < 1);
    const level = twins.some((other) => Math.abs(other.left - dot.left) < 5 * DOT.most);
    if (before || level) return [];
    const { left, right, order } = dot;
    return [{ ...next, text: '•', left, right, order, spaced: false }];
  });
}

function isDot({ left, top, right, bottom, filled }: Shape): boolean {
  const width = right - left;
  const height = bottom - top;
  const fits = (length: number) => length >= DOT.least && length <= DOT.most;
  return filled && fits(width) && fits(height) && width / height > 0.7 && width / height < 1.4;
}

import sharp from 'sharp';
import type { Box } from './box.ts';
import type { Colour } from './colour.ts';
import { withoutText } from './text-runs.ts';

/** A page without its text, in dots of one point. */
export type Ground = { width: number; height: number; rgb: Uint8Array };

export async function groundOf(page: string): Promise<Ground> {
  const picture = sharp(Buffer.from(withoutText(page)), { density: 72 }).flatten({ background: '#fff' });
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

/** The dots that a box lies on: at least the one in its middle. */
export function* dotsUnder({ width, height, rgb }: Ground, box: Box): Generator<Colour> {
  const [left, right] = span(box.left, box.right, width);
  const [top, bottom] = span(box.top, box.bottom, height);
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const at = 3 * (y * width + x);
      yield [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0];
    }
  }
}

function span(from: number, to: number, end: number): [first: number, last: number] {
  const inside = (dot: number) => Math.min(end - 1, Math.max(0, dot));
  const [first, last] = [Math.ceil(from - 0.5), Math.floor(to - 0.5)];
  const middle = Math.floor((from + to) / 2);
  return first <= last ? [inside(first), inside(last)] : [inside(middle), inside(middle)];
}

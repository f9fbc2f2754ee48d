import type { Picture } from './picture.ts';

/** In px: the side of the squares whose change is counted. */
const SQUARE = 8;
/** The mean difference from which on a square counts as changed; 255 is black to white. */
const CHANGED = 10;

/** How far two pictures are apart: on the whole (0 to 255), and the share of squares that changed. */
export type Difference = { mean: number; changed: number };

/** Pictures of different sizes are as different as can be. */
export function difference(one: Picture, other: Picture): Difference {
  const { width, height } = one;
  if (width !== other.width || height !== other.height) return { mean: 255, changed: 1 };
  const across = Math.ceil(width / SQUARE);
  const squares = new Float64Array(across * Math.ceil(height / SQUARE));
  let sum = 0;
  for (let at = 0; at < one.rgb.length; at++) {
    const apart = Math.abs((one.rgb[at] ?? 0) - (other.rgb[at] ?? 0));
    const dot = Math.floor(at / 3);
    const square = Math.floor(Math.floor(dot / width) / SQUARE) * across + Math.floor((dot % width) / SQUARE);
    squares[square] = (squares[square] ?? 0) + apart;
    sum += apart;
  }
  const changed = squares.filter((apart) => apart / (3 * SQUARE * SQUARE) > CHANGED).length;
  return { mean: sum / one.rgb.length, changed: changed / squares.length };
}

import type { Bounds } from './page-marks.ts';

/*
 * What the operators of a PDF work with: arguments, transformations, paths and the graphics state (ISO 32000-1, chapter 8).
 */

/* Arguments of operators, which nobody vouches for: what is no number counts as the fallback. */

export function numberAt(args: readonly unknown[], index: number, fallback = 0): number {
  const value = args[index];
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}

export function textAt(args: readonly unknown[], index: number): string | undefined {
  const value = args[index];
  return typeof value === 'string' ? value : undefined;
}

export function numbersOf(value: unknown): number[] {
  return ArrayBuffer.isView(value) || Array.isArray(value)
    ? Array.from(value as ArrayLike<unknown>, (one) => (typeof one === 'number' ? one : 0))
    : [];
}

export function matrixOf(value: unknown): Matrix | undefined {
  const [a, b, c, d, e, f] = numbersOf(value);
  if (a === undefined || b === undefined || c === undefined) return undefined;
  if (d === undefined || e === undefined || f === undefined) return undefined;
  return [a, b, c, d, e, f];
}

/** A transformation as PDF writes it: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function times(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The upright box around a rectangle after a transformation. */
export function boxAround(
  matrix: Matrix,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
): { left: number; top: number; right: number; bottom: number } {
  const corners = [
    apply(matrix, x0, y0),
    apply(matrix, x1, y0),
    apply(matrix, x0, y1),
    apply(matrix, x1, y1),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** A part of a path that is drawn without lifting the pen. */
export type Subpath = { points: [x: number, y: number][]; curved: boolean };

/** Numbers by which pdf.js tells the steps of a path, and how many coordinates follow each. */
const MOVE = 0;
const CLOSE = 4;
const LENGTHS = [2, 2, 6, 4, 0];

export function subpathsOf(data: unknown): Subpath[] {
  const path = numbersOf(data);
  const found: Subpath[] = [];
  for (let at = 0; at < path.length;) {
    const step = path[at] ?? CLOSE;
    const length = LENGTHS[step] ?? 0;
    if (step === MOVE) found.push({ points: [], curved: false });
    const subpath = found.at(-1);
    const first = subpath?.points[0];
    if (subpath && step === CLOSE && first) subpath.points.push([...first]);
    else if (subpath) {
      // The control points of a curve count as points: its box is a little larger than it.
      for (let pair = 1; pair < length; pair += 2) {
        subpath.points.push([path[at + pair] ?? 0, path[at + pair + 1] ?? 0]);
      }
      subpath.curved ||= length > 2;
    }
    at += 1 + length;
  }
  return found.filter(({ points }) => points.length > 1);
}

export type Quad = readonly [x0: number, y0: number, x1: number, y1: number];

export function boundsOf({ points }: Subpath): Quad {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Whether it is a rectangle whose sides are level and upright, or a line. */
export function isStraight(subpath: Subpath): boolean {
  const [x0, y0, x1, y1] = boundsOf(subpath);
  const near = (a: number, b: number) => Math.abs(a - b) < 0.02 * Math.max(1, x1 - x0, y1 - y0);
  return (
    !subpath.curved &&
    subpath.points.length <= 6 &&
    subpath.points.every(([x, y]) => (near(x, x0) || near(x, x1)) && (near(y, y0) || near(y, y1)))
  );
}

/** What the pen leaves of a path: a shape as wide as the pen; an outline is as many lines. */
export function strokesOf(
  subpath: Subpath,
  lineWidth: number,
): { quad: Quad; filled: boolean; straight: boolean }[] {
  const half = lineWidth / 2;
  const { points, curved } = subpath;
  if (curved || points.length > 6) return [{ quad: boundsOf(subpath), filled: false, straight: false }];
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const [x0, y0, x1, y1] = boundsOf({ points: [from, to], curved });
    const straight = x1 - x0 < 0.01 || y1 - y0 < 0.01;
    return { quad: [x0 - half, y0 - half, x1 + half, y1 + half], filled: straight, straight };
  });
}

/** The box around all clips; `straight` where the box is the clip. */
type Clip = Bounds & { straight: boolean };

/** What an operator leaves behind for those after it. */
export type GraphicsState = {
  ctm: Matrix;
  /** What is drawn shows within it alone; absent where that is the whole page. */
  clip: Clip | undefined;
  /** Absent where it is a pattern. */
  fill: string | undefined;
  stroke: string | undefined;
  fillAlpha: number;
  lineWidth: number;
  font: string;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  /** Of the width of letters. */
  scale: number;
  leading: number;
  rise: number;
  /** Text rendering mode (ISO 32000-1, table 106): 3 draws nothing, 7 only clips. */
  renderingMode: number;
};

export function initialState(ctm: Matrix): GraphicsState {
  return {
    ctm,
    clip: undefined,
    fill: '#000000',
    stroke: '#000000',
    fillAlpha: 1,
    lineWidth: 1,
    font: '',
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    renderingMode: 0,
  };
}

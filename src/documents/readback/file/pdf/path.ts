import { numbersOf } from './arguments.ts';

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

/** The six numbers of an SVG matrix: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];

export function times([a, b, c, d, e, f]: Matrix, [u, v, w, x, y, z]: Matrix): Matrix {
  return [a * u + c * v, b * u + d * v, a * w + c * x, b * w + d * x, a * y + c * z + e, b * y + d * z + f];
}

export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Reads an SVG `transform`; throws on a kind that the compiler does not write, so that none is passed over. */
export function matrixOf(transform = ''): Matrix {
  const steps = transform.matchAll(/(\w+)\(([^)]*)\)/g);
  return steps.reduce<Matrix>((matrix, [, kind = '', list = '']) => {
    return times(matrix, step(kind, list.split(/[\s,]+/).map(Number)));
  }, UNMOVED);
}

function step(kind: string, [a = 0, b, c = 0, d = 0, e = 0, f = 0]: number[]): Matrix {
  if (kind === 'translate') return [1, 0, 0, 1, a, b ?? 0];
  if (kind === 'scale') return [a, 0, 0, b ?? a, 0, 0];
  if (kind === 'matrix') return [a, b ?? 0, c, d, e, f];
  if (kind === 'rotate' && b === undefined) {
    const angle = (a * Math.PI) / 180;
    return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
  }
  throw new Error(`A page moves something by ${kind}(), which is not read yet.`);
}

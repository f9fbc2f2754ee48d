import type { Matrix } from './matrix.ts';

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

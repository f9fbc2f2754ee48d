import { expect, it } from 'vitest';
import { inkOf } from './ink.ts';

const dots = (...grays: number[]) => ({
  width: grays.length,
  height: 1,
  rgb: Uint8Array.from(grays.flatMap((gray) => [gray, gray, gray])),
});

it('counts what is dark by how dark it is', () => {
  expect(inkOf(dots(255, 255))).toBeCloseTo(0);
  expect(inkOf(dots(0, 0))).toBeCloseTo(1);
  expect(inkOf(dots(255, 255, 255, 0))).toBeCloseTo(0.25);
  expect(inkOf(dots(255, 204))).toBeCloseTo(0.1);
});

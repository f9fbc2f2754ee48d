import { expect, test } from 'vitest';
import { acceptsEncoding } from './accepted-encoding.ts';

test.each([
  ['br', true],
  ['gzip, deflate, br', true],
  ['gzip;q=1.0, BR;q=0.001', true],
  ['br ; q=0.5', true],
  [undefined, false],
  ['', false],
  ['gzip', false],
  ['br;q=0, gzip', false],
  ['gzip, br; q=0.000', false],
  ['brotli', false],
  ['x-br', false],
])('an answer in Brotli for %o: %s', (header, accepted) => {
  expect(acceptsEncoding(header, 'br')).toBe(accepted);
});

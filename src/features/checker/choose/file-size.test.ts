import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it.each([
  [1, '1 byte'],
  [999, '999 bytes'],
  [84_213, '84 KB'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [1_240_000, '1.2 MB'],
])('%d is written %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

const printed = (text: string) =>
  (qrCode(text) ?? []).map((row) => row.map((isDark) => (isDark ? '1' : '0')).join('')).join('\n');

/** Each of these was read back by a reader of codes (ZBar) when it was drawn first. */
test.each([
  [12, 21, 'a9a08b4069c5ff06'],
  [24, 25, '0f2e2ade066f4345'],
  [40, 29, '1cdb879126b56576'],
  [50, 33, '4f32a8a93772ebca'],
  [80, 37, 'cd440985c0a795f5'],
  [100, 41, '618ceed4aa6cfa70'],
  [120, 45, 'ec746bb95e7f8343'],
  [150, 49, '079f699b2e3bf164'],
  [180, 53, '971cb6f293bb9857'],
  [213, 57, 'b87e23667d1a3084'],
] as const)('a code for %s letters is the one that was read back', (length, size, digest) => {
  const code = printed('https://foothold.example/s/'.repeat(8).slice(0, length));
  expect(code.split('\n')).toHaveLength(size);
  expect(createHash('sha256').update(code).digest('hex').slice(0, 16)).toBe(digest);
});

test('what no code of these sizes holds has none', () => {
  expect(qrCode('x'.repeat(213))).toHaveLength(57);
  expect(qrCode('x'.repeat(214))).toBeUndefined();
  // Counted in bytes.
  expect(qrCode('ø'.repeat(107))).toBeUndefined();
});

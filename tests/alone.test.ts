import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALONE } from './support/alone.ts';

const REPLACES_MODULES = /\bvi\.(?:mock|doMock|hoisted|resetModules)\(/;

test('every test that replaces modules runs alone: others would have loaded them before', () => {
  const files = globSync('{src,tests,scripts}/**/*.test.{ts,tsx}').filter((file) =>
    REPLACES_MODULES.test(readFileSync(file, 'utf8')),
  );
  expect(files.length).toBeGreaterThan(1);
  expect(ALONE).toEqual(expect.arrayContaining(files));
});

import { expect, test } from 'vitest';
import { z } from 'zod';
import { anyVersion } from './any-version.ts';

const schema = anyVersion((raw) => ({ migrated: raw }), z.looseObject({}));
const nested = (depth: number): unknown => (depth === 0 ? 'end' : [nested(depth - 1)]);

test('data is migrated before it is checked', () => {
  expect(schema.parse('old')).toEqual({ migrated: 'old' });
});

test('data is kept up to forty levels, and refused beyond, however deep it is', () => {
  expect(schema.safeParse(nested(40)).success).toBe(true);
  expect(schema.safeParse(nested(41)).error?.issues[0]?.message).toBe('is nested too deeply');
  const absurd = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`) as unknown; // Anything at all.
  expect(schema.safeParse(absurd).success).toBe(false);
});

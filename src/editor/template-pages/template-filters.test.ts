import { expect, it } from 'vitest';
import type { Trait } from '#documents/catalog/traits.ts';
import { grants, type Wish } from './template-filters.tsx';

const has = (traits: Trait[], wishes: Wish[], pinned = false) =>
  grants(new Set(wishes), new Set(traits), pinned);

it('asks for one of each kind of traits, and for all kinds', () => {
  expect(has(['serif', 'blue'], [])).toBe(true);
  expect(has(['serif', 'blue'], ['blue', 'red'])).toBe(true);
  expect(has(['serif', 'blue'], ['blue', 'sans'])).toBe(false);
  expect(has(['serif', 'blue'], ['serif', 'red'])).toBe(false);
  expect(has(['serif', 'blue'], ['pinned'])).toBe(false);
  expect(has(['serif', 'blue'], ['pinned', 'serif'], true)).toBe(true);
});

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** The modules that a module names, for their types too; those that are loaded on demand wait for nobody. */
const NAMED = /^(?:import|export) [^'";]*?from '([#.][^']+)';/gm;

const modules = globSync('src/**/*.{ts,tsx}').filter((path) => !/\.test\.tsx?$/.test(path));

function named(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(NAMED)].map(([, name = '']) =>
    name.startsWith('#') ? join('src', name.slice(1)) : join(dirname(path), name),
  );
}

/** What is left once all that names nothing of the rest is taken away, again and again: circles, and what leads to them. */
function entangled(): string[] {
  const rest = new Map(modules.map((path) => [path, named(path)]));
  let before: number;
  do {
    before = rest.size;
    for (const [path, names] of rest) if (!names.some((name) => rest.has(name))) rest.delete(path);
  } while (rest.size < before);
  return [...rest.keys()];
}

test('no modules of the product name each other in a circle, not even for types', () => {
  expect(modules.length).toBeGreaterThan(1_000);
  expect(modules.flatMap(named).filter((name) => modules.includes(name)).length).toBeGreaterThan(3_000);
  expect(entangled()).toEqual([]);
});

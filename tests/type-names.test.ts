import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const EXPORTED_TYPE = /^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) (\w+)/gm;

test('no two modules export a type of one name: whoever reads the name knows which is meant', () => {
  const modules = globSync('src/**/*.{ts,tsx}').filter((path) => !/\.test\.tsx?$/.test(path));
  const declared = modules.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(EXPORTED_TYPE)].map(([, name = '']) => ({ name, path })),
  );
  expect(declared.length).toBeGreaterThan(500);
  const byName = Object.entries(Object.groupBy(declared, ({ name }) => name));
  const ambiguous = byName.flatMap(([name, places = []]) =>
    new Set(places.map(({ path }) => path)).size > 1 ? [[name, ...places.map(({ path }) => path)]] : [],
  );
  expect(ambiguous).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGE_CODE_MISSING } from '../../src/main/missing-files/missing-files.ts';
import { toldInPlaceOfReload } from './route-module-missing.ts';

const loaders = globSync('node_modules/react-router/dist/*/lib/dom/ssr/routeModules.js');

test('the version of React Router that is installed tells of code that is missing, and reloads nothing', () => {
  expect(loaders).toHaveLength(2);
  for (const file of loaders) {
    const told = toldInPlaceOfReload(readFileSync(file, 'utf8'));
    expect(told).not.toContain('location.reload');
    expect(told).toContain(PAGE_CODE_MISSING);
  }
});

test('another loader is noticed by the build', () => {
  expect(() => toldInPlaceOfReload('import(route.module)')).toThrow(/another way/);
});

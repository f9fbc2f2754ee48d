import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { drawnPage } from '../checks/drawn-page.ts';
import { compareWithReference } from './references.ts';

const root = mkdtempSync(join(tmpdir(), 'foothold-references-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const ruled = (colour: string, down = 0) =>
  drawnPage(`#v(${down}pt) #text(fill: rgb("${colour}"))[A heading] #line(length: 100%) #lorem(20)`);

test('a page without a picture is a fault, until pictures are taken on purpose', async () => {
  expect(await compareWithReference(ruled('#1d4ed8'), 'new', { root, update: false })).toHaveLength(1);
  expect(existsSync(join(root, 'tests/references/new.webp'))).toBe(false);
  expect(await compareWithReference(ruled('#1d4ed8'), 'new', { root, update: true })).toEqual([]);
  expect(await compareWithReference(ruled('#1d4ed8'), 'new', { root, update: false })).toEqual([]);
});

test.each([
  ['a heading of another colour', ruled('#be123c')],
  ['everything two points lower', ruled('#1d4ed8', 2)],
  ['a sheet of another size', ruled('#1d4ed8').replaceAll('"100"', '"120"').replaceAll(' 100"', ' 120"')],
])('%s is found, and shown', async (_, page) => {
  await compareWithReference(ruled('#1d4ed8'), 'page', { root, update: true });
  const [fault] = await compareWithReference(page, 'page', { root, update: false });
  expect(fault).toContain('see .cache/proof/page.webp and .cache/proof/page-difference.png');
  for (const file of ['page.webp', 'page-difference.png']) {
    expect(existsSync(join(root, '.cache/proof', file))).toBe(true);
    rmSync(join(root, '.cache/proof', file));
  }
});

import { expect, test } from 'vitest';
import { emptyResume } from '#documents/resume/empty.ts';
import { memoryTable } from '#editor/device/testing/memory-table.ts';
import { createImports } from './imports.ts';
import { createServerCopies } from './server-copies.ts';
import { memoryShelf } from './testing/memory-shelf.ts';

const copy = (title: string) => ({ version: 1, title, templateId: 'modern-1', data: {} });

test('what the server had is found by its whole name, and listed by kind', async () => {
  const copies = createServerCopies(1, memoryTable().table);
  await copies.keep('resume/7', copy('Seven'));
  await copies.keep('resume/77', copy('Seventy-seven'));
  await copies.keep('letter/7', copy('Letter'));
  expect(await copies.find('resume/7')).toEqual(copy('Seven'));
  expect(await copies.find('resume/')).toBeUndefined();
  expect((await copies.list('resume/')).map(({ document }) => document)).toEqual(['resume/7', 'resume/77']);
});

test('one account never sees the copies of another, and clearing takes its own alone, for good', async () => {
  const { table } = memoryTable();
  const [mine, theirs] = [createServerCopies(1, table), createServerCopies(11, table)];
  await mine.keep('resume/7', copy('Mine'));
  await theirs.keep('resume/8', copy('Theirs'));
  expect(await mine.list('')).toHaveLength(1);
  await mine.clear();
  await mine.keep('resume/7', copy('Late'));
  expect(await mine.list('')).toEqual([]);
  expect(await theirs.find('resume/8')).toEqual(copy('Theirs'));
});

test('with the copy of a document goes whatever else is kept of it', async () => {
  const { table } = memoryTable();
  const imports = createImports(memoryShelf());
  const notes = { data: emptyResume(), doubts: [], unplaced: [], settled: [], hidden: false };
  imports.keep(1, 'resume/7', notes);
  imports.keep(1, 'resume/77', notes);
  const copies = createServerCopies(1, table, (document) => imports.drop(1, document));
  await copies.keep('resume/7', copy('Seven'));
  await copies.drop('resume/7');
  expect(imports.find(1, 'resume/7')).toBeUndefined();
  expect(imports.find(1, 'resume/77')).toEqual(notes);
});

test('a device that keeps nothing is no failure', async () => {
  const device = memoryTable();
  device.break();
  const copies = createServerCopies(1, device.table);
  await copies.keep('resume/7', copy('Seven'));
  await copies.drop('resume/7');
  expect(await copies.find('resume/7')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { emptyResume } from '#documents/resume/empty.ts';
import { memoryTable } from '#editor/device/testing/memory-table.ts';
import { createImports } from './imports.ts';
import { createServerCopies, dropSavedCopies } from './server-copies.ts';
import { memoryShelf } from './testing/memory-shelf.ts';
import { createJournal } from './draft-journal.ts';

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
  const notes = { data: emptyResume(), lowConfidenceFields: [], unplaced: [], settled: [], hidden: false };
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

const draft = {
  title: '',
  templateId: 'modern-1',
  data: {},
  baseVersion: null,
  writtenAt: '2026-11-22T07:00:00.000Z',
};

async function device() {
  const [copies, drafts] = [memoryTable(), memoryTable()];
  const journal = createJournal(memoryShelf());
  const names = ['1:resume/7', '1:resume/77', '1:letter/7', '11:resume/7', '2:resume/8'];
  await copies.table.write({ put: names.map((name) => [name, { version: 1 }] as const) });
  const kept = { copies: copies.table, drafts: drafts.table, journal };
  return { kept, drafts, journal, copies, names: () => [...copies.rows.keys()] };
}

test('once nobody is signed in, no document that the server has is kept', async () => {
  const { kept, names } = await device();
  await dropSavedCopies(kept, null);
  expect(names()).toEqual([]);
});

test('whoever signs in keeps their own, and nothing of anybody else', async () => {
  const { kept, names } = await device();
  await dropSavedCopies(kept, 1);
  expect(names()).toEqual(['1:resume/7', '1:resume/77', '1:letter/7']);
});

test('what a draft was written on stays with the draft, wherever that lies', async () => {
  const { kept, drafts, journal, names } = await device();
  await drafts.table.write({ put: [['1:resume/77:page', draft]] });
  journal.put('2:resume/8:other-page', draft);
  await dropSavedCopies(kept, null);
  expect(names()).toEqual(['1:resume/77', '2:resume/8']);
  expect(drafts.rows.size).toBe(1);
  expect(journal.read('')).toHaveLength(1);
});

test('where the drafts cannot be read nothing is removed', async () => {
  const { kept, drafts, names } = await device();
  drafts.break();
  await dropSavedCopies(kept, null);
  expect(names()).toHaveLength(5);
});

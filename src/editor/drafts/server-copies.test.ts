import { expect, test } from 'vitest';
import { memoryTable } from '#editor/device/testing/memory-table.ts';
import { createImports } from './imports.ts';
import { createServerCopies, dropSavedCopies } from './server-copies.ts';
import { memoryShelf } from './testing/memory-shelf.ts';
import { createJournal } from './draft-journal.ts';

const draft = {
  title: '',
  templateId: 'modern-1',
  data: {},
  baseVersion: 1,
  writtenAt: '2026-11-22T07:00:00.000Z',
};

const copy = (title: string, version = 1) => ({ version, title, templateId: 'modern-1', data: {} });

/** Drafts of documents, by the versions that they were written on. */
function written(drafts: Readonly<Record<string, number>> = {}) {
  const of = (document: string, baseVersion: number) => ({ document, draft: { ...draft, baseVersion } });
  const list = async () =>
    Object.entries(drafts).map(([document, version]) => ({
      ...of(document, version),
      remove: async () => undefined,
    }));
  return { list };
}

test('what the server had is found by its whole name, and listed by kind', async () => {
  const copies = createServerCopies(1, memoryTable().table, written());
  await copies.keep('resume/7', copy('Seven'));
  await copies.keep('resume/77', copy('Seventy-seven'));
  await copies.keep('letter/7', copy('Letter'));
  expect(await copies.find('resume/7')).toEqual(copy('Seven'));
  expect(await copies.find('resume/')).toBeUndefined();
  expect((await copies.list('resume/')).map(({ document }) => document)).toEqual(['resume/7', 'resume/77']);
});

test('one account never sees the copies of another, and clearing takes its own alone, for good', async () => {
  const { table } = memoryTable();
  const [mine, theirs] = [createServerCopies(1, table, written()), createServerCopies(11, table, written())];
  await mine.keep('resume/7', copy('Mine'));
  await theirs.keep('resume/8', copy('Theirs'));
  expect(await mine.list('')).toHaveLength(1);
  await mine.clear();
  await mine.keep('resume/7', copy('Late'));
  expect(await mine.list('')).toEqual([]);
  expect(await theirs.find('resume/8')).toEqual(copy('Theirs'));
});

test('what a draft was written on stays beside what the server has now, and goes once no draft names it', async () => {
  const { table, rows } = memoryTable();
  const drafts = { 'resume/7': 1, 'resume/77': 2 };
  const copies = createServerCopies(1, table, written(drafts));
  for (const version of [1, 2, 3]) await copies.keep('resume/7', copy(`Seven ${version}`, version));
  expect(await copies.find('resume/7')).toEqual(copy('Seven 3', 3));
  expect(await copies.find('resume/7', 1)).toEqual(copy('Seven 1', 1));
  expect(await copies.find('resume/7', 3)).toEqual(copy('Seven 3', 3));
  expect(await copies.find('resume/7', 2)).toBeUndefined();
  expect((await copies.list('resume/')).map(({ copy: { version } }) => version)).toEqual([3]);
  drafts['resume/7'] = 3;
  await copies.keep('resume/7', copy('Seven 4', 4));
  expect([...rows.keys()].toSorted()).toEqual(['1:resume/7', '1:resume/7@3']);
  await copies.drop('resume/7');
  expect(rows.size).toBe(0);
});

test('a copy that is kept again is not kept twice, and one on its way when somebody logs out is not kept', async () => {
  const { table, rows } = memoryTable();
  const copies = createServerCopies(1, table, written({ 'resume/7': 1 }));
  for (const title of ['Seven', 'Seven']) await copies.keep('resume/7', copy(title));
  expect([...rows.keys()]).toEqual(['1:resume/7']);
  await Promise.all([copies.keep('resume/7', copy('Late', 2)), copies.clear()]);
  expect(rows.size).toBe(0);
});

test('with the copy of a document goes whatever else is kept of it', async () => {
  const { table } = memoryTable();
  const imports = createImports(memoryShelf());
  imports.mark(1, 'resume/7');
  imports.mark(1, 'resume/77');
  const copies = createServerCopies(1, table, written(), (document) => imports.drop(1, document));
  await copies.keep('resume/7', copy('Seven'));
  await copies.drop('resume/7');
  expect(imports.isRead(1, 'resume/7')).toBe(false);
  expect(imports.isRead(1, 'resume/77')).toBe(true);
});

test('a device that keeps nothing is no failure', async () => {
  const device = memoryTable();
  device.break();
  const copies = createServerCopies(1, device.table, written());
  await copies.keep('resume/7', copy('Seven'));
  await copies.drop('resume/7');
  expect(await copies.find('resume/7')).toBeUndefined();
});

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

test('of a document with drafts only the versions stay that they were written on, for whoever is signed in as well', async () => {
  const { kept, drafts, copies, names } = await device();
  await copies.table.write({
    put: [
      ['1:resume/7', { version: 4 }],
      ['1:resume/7@3', { version: 3 }],
      ['1:resume/7@1', { version: 1 }],
      ['2:resume/8@3', { version: 3 }],
    ],
  });
  await drafts.table.write({ put: [['1:resume/7:page', { ...draft, baseVersion: 3 }]] });
  await dropSavedCopies(kept, 1);
  expect(names()).toEqual(['1:resume/7', '1:resume/77', '1:letter/7', '1:resume/7@3']);
  await dropSavedCopies(kept, null);
  expect(names()).toEqual(['1:resume/7@3']);
});

test('where the drafts cannot be read nothing is removed', async () => {
  const { kept, drafts, names } = await device();
  drafts.break();
  await dropSavedCopies(kept, null);
  expect(names()).toHaveLength(5);
});

import { expect, test } from 'vitest';
import { memoryTable } from '#editor/device/testing/memory-table.ts';
import { createJournal } from './draft-journal.ts';
import { dropSavedCopies } from './saved-copies.ts';
import { memoryShelf } from './testing/memory-shelf.ts';

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

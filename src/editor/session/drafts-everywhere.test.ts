import { expect, it } from 'vitest';
import type { Unsaved } from '#editor/drafts/draft-store.ts';
import type { ListedDraft } from '#editor/store/server-drafts/contract.ts';
import { oneList } from './drafts-everywhere.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 10, minute)).toISOString();
const here = (key: string, title: string, minute: number): Unsaved => ({
  document: 'resume/new',
  draft: {
    ...{ baseVersion: null, title, templateId: 'modern-1', data: { summary: title } },
    ...{ writtenAt: at(minute), creationKey: key },
  },
  remove: async () => undefined,
});
const there = (key: string, title: string, minute: number): ListedDraft => ({
  ...{ key, kind: 'letter', title, templateId: 'classic-1', updatedAt: at(minute) },
});
const list = (unsaved: Unsaved[], listed: ListedDraft[], shared: string[] = [], onceHere: string[] = []) =>
  oneList(1, unsaved, { listed, shared: new Set(shared) }, new Set(onceHere)).map(
    ({ document, draft, where = 'here' }) => [document, draft.title, where],
  );

it('what this device and the server have are one list by creation key, the newest first', () => {
  const unsaved = [here('a', 'Both', 1), here('b', 'Here', 3)];
  expect(list(unsaved, [there('c', 'There', 2), there('a', 'Both', 1)], ['a'])).toEqual([
    ['resume/new', 'Here', 'here'],
    ['letter/new', 'There', 'elsewhere'],
    ['resume/new', 'Both', 'everywhere'],
  ]);
});

it('of a document that moved on both sides the later words are told', () => {
  expect(list([here('a', 'Mine', 2)], [there('a', 'Theirs', 1)])).toEqual([
    ['resume/new', 'Mine', 'everywhere'],
  ]);
  expect(list([here('a', 'Mine', 2)], [there('a', 'Theirs', 3)])).toEqual([
    ['resume/new', 'Theirs', 'everywhere'],
  ]);
});

it('what has just been saved or discarded here is not told by a list that is older than that', () => {
  expect(list([], [there('a', 'Saved', 1), there('b', 'There', 1)], [], ['a'])).toEqual([
    ['letter/new', 'There', 'elsewhere'],
  ]);
});

it('a saved document with unsaved changes stands in it as ever', () => {
  const { draft, remove } = here('x', 'Changed', 1);
  const { creationKey: _, ...changed } = draft;
  expect(list([{ document: 'resume/7', draft: { ...changed, baseVersion: 3 }, remove }], [])).toEqual([
    ['resume/7', 'Changed', 'here'],
  ]);
});

// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { DocumentEditing } from '#editor/builder/use-document-editing.ts';
import type { PreviewDocument } from '#editor/preview-engine/protocol.ts';
import { openSeven, type } from '#editor/session/testing/session-setup.ts';
import { mount, unmount } from '#tests/support/mounted.tsx';
import { TwoVersions } from './conflict-dialog.tsx';

afterEach(unmount);

const words = { nameOf: () => 'Summary', templateName: (id: string) => id };

async function inConflict() {
  const { session, there } = openSeven();
  there.saveElsewhere(7, { title: 'Theirs', data: { summary: 'theirs' } });
  session.edit((content) => ({ ...content, title: 'Mine' }));
  session.edit(type('mine'));
  await session.save('person');
  const done: string[] = [];
  const shown: Partial<DocumentEditing> = {
    conflictOpen: true,
    keepingBoth: false,
    setConflictOpen: () => undefined,
    keepMine: async () => void done.push('mine'),
    takeTheirs: () => void done.push('theirs'),
    chooseEach: async (taken) => {
      done.push([...taken].join());
      await session.chooseEach(taken);
    },
  };
  const editing = shown as DocumentEditing; // All that the dialog uses of it.
  const toDocument = (): PreviewDocument => {
    throw new Error('no pages are drawn');
  };
  await mount(<TwoVersions {...{ session, editing, words, toDocument }} noun="resume" />);
  return { session, there, done };
}

const said = () => document.body.textContent ?? '';
const groups = () =>
  [...document.querySelectorAll('fieldset')].map((group) => ({
    name: group.querySelector('legend')?.textContent,
    sides: [...group.querySelectorAll('label')].map((label) => label.textContent),
    chosen: [...group.querySelectorAll('label')].find((label) => label.querySelector('input')?.checked)
      ?.textContent,
  }));
const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click());
const choose = (side: number, of: number) =>
  act(async () => document.querySelectorAll('fieldset')[of]?.querySelectorAll('input')[side]?.click());

test('each conflict has its own choice, mine at first, also of what is written meanwhile', async () => {
  const { session } = await inConflict();
  expect(groups()).toEqual([
    { name: 'Title', sides: ['MineMine', 'The otherTheirs'], chosen: 'MineMine' },
    { name: 'Summary', sides: ['Minemine', 'The othertheirs'], chosen: 'Minemine' },
  ]);
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'Mine',
    'Theirs',
    'mine',
    'theirs',
  ]);
  await choose(1, 0);
  await act(async () => session.edit(type('mine, longer')));
  expect(groups().map(({ chosen }) => chosen)).toEqual(['The otherTheirs', 'Minemine, longer']);
});

test('what is saved is what was chosen of each, and the other can be brought back', async () => {
  const { session, there, done } = await inConflict();
  await choose(1, 0);
  expect(said()).toContain('Save keeps 1 of mine and takes 1 of the other.');
  await press('Save');
  expect(done).toEqual(['title']);
  expect(there.documents.get(7)).toMatchObject({ title: 'Theirs', data: { summary: 'mine' } });
  expect(session.state().notice).toMatchObject({
    kind: 'choseEach',
    other: { title: 'Theirs', data: { summary: 'theirs' } },
  });
});

test('all mine and all the other are one press each', async () => {
  const { done } = await inConflict();
  await press('All the other');
  await press('Save');
  await press('All mine');
  await press('Save');
  expect(done).toEqual(['theirs', 'mine']);
});

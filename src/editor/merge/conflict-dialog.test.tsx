// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { DocumentEditing } from '#editor/builder/use-document-editing.ts';
import { openSeven, type } from '#editor/session/testing/session-setup.ts';
import { mount, unmount } from '#tests/support/mounted.tsx';
import { TwoVersions } from './conflict-dialog.tsx';

afterEach(unmount);

const words = { nameOf: () => 'Summary', templateName: (id: string) => id };
const shown: Partial<DocumentEditing> = {
  conflictOpen: true,
  keepingBoth: false,
  setConflictOpen: () => undefined,
};
const editing = shown as DocumentEditing; // All that the dialog shows of it.

test('the dialog tells of each conflict what either choice undoes, also of what is written meanwhile, and of nothing else', async () => {
  const { session, there } = openSeven();
  there.saveElsewhere(7, { title: 'Renamed', data: { summary: 'theirs' } });
  session.edit(type('mine'));
  await session.save('person');
  await mount(<TwoVersions {...{ session, editing, words }} noun="resume" />);
  const said = () => document.body.textContent ?? '';
  expect(said()).toContain(
    'Keep mine undoes what was changed elsewhere:Summary: “theirs” goes, “mine” stays.',
  );
  expect(said()).toContain(
    'Take the other undoes what you changed here:Summary: “mine” goes, “theirs” stays.',
  );
  expect(said()).not.toContain('Title');
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'mine',
    'theirs',
  ]);
  await act(async () => session.edit(type('mine, longer')));
  expect(said()).toContain('“theirs” goes, “mine, longer” stays.');
});

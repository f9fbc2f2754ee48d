import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openNew, openSeven, type } from './testing/session-setup.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('what a new document begins with can be changed without anything counting as written', async () => {
  const { session, here } = openNew();
  session.beginWith(type('from the account'));
  expect(session.state()).toMatchObject({ dirty: false, content: { data: { summary: 'from the account' } } });
  expect(session.state().history.past).toEqual([]);
  expect(session.draftToShare()).toBeNull();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await here.drafts.list()).toEqual([]);
});

it('once something is written it is an edit like any other, that can be taken back', () => {
  const { session } = openNew();
  session.edit(type('mine'));
  session.beginWith(type('cleared'));
  expect(session.state().dirty).toBe(true);
  session.undo();
  session.undo();
  expect(session.state()).toMatchObject({ dirty: false, content: { data: { summary: '' } } });
});

it('in a saved document it is an edit', async () => {
  const { session } = openSeven();
  session.beginWith(type('cleared'));
  expect(session.state().dirty).toBe(true);
});

it('the end of a step parts what is typed in one go', () => {
  const { session } = openNew();
  session.edit(type('one'));
  session.endStep();
  session.edit(type('one two'));
  session.edit(type('one two three'));
  session.undo();
  expect(session.state().content.data.summary).toBe('one');
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSeven, server, seven, type } from './testing/session-setup.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('one that another tab has deleted is said to be gone, stays on the screen and is no draft', async () => {
  const there = server([seven]);
  const { session, here } = openSeven(there);
  there.documents.delete(7);
  session.deletedElsewhere();
  expect(session.state()).toMatchObject({
    ...{ failure: { kind: 'gone' }, stored: null, dirty: false },
    content: { data: { summary: 'old' } },
  });
  await vi.runAllTimersAsync();
  expect(there.calls).toEqual([]);
  expect(await here.drafts.list()).toEqual([]);
});

it('what was not saved of it is kept, and saved as a new one when that is asked for', async () => {
  const there = server([seven]);
  const { session, here } = openSeven(there);
  session.edit(type('more'));
  there.documents.delete(7);
  session.deletedElsewhere();
  await vi.runAllTimersAsync();
  expect(there.documents.size).toBe(0);
  expect(await here.drafts.list()).toHaveLength(1);
  expect(await session.save('person')).toEqual({ kind: 'saved', created: true });
  expect([...there.documents.values()].map(({ data }) => data.summary)).toEqual(['more']);
  expect(session.state().failure).toBeNull();
});

it('so is one of which all was saved', async () => {
  const there = server([seven]);
  const { session } = openSeven(there);
  there.documents.delete(7);
  session.deletedElsewhere();
  expect(await session.save('person')).toEqual({ kind: 'saved', created: true });
  expect(there.documents.size).toBe(1);
});

it('what it became goes by the key of its new draft, once that is saved, too', async () => {
  const there = server([seven]);
  const { session } = openSeven(there);
  session.edit(type('more'));
  await session.save('person');
  expect(session.draftKey()).toBeNull();
  there.documents.delete(7);
  session.deletedElsewhere();
  const key = session.creationKey();
  expect(key).not.toBeNull();
  await session.save('person');
  expect([session.creationKey(), session.draftKey()]).toEqual([null, key]);
});

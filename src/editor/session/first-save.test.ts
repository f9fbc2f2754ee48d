import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDocumentSession } from './document-session.ts';
import { startNew } from './session-start.ts';
import { first, offline, openNew, openSeven, sessionParts, type } from './testing/session-setup.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a new document', () => {
  it('is created once, however often Save is pressed, and takes the title the server gave', async () => {
    const { session, there } = openNew();
    session.edit(type('text'));
    const outcomes = await Promise.all([session.save('person'), session.save('person')]);
    expect(outcomes[0]).toEqual({ kind: 'saved', created: true });
    expect(there.calls).toEqual(['create']);
    expect(session.state()).toMatchObject({ stored: { id: 1, version: 1 }, content: { title: 'My Resume' } });
  });

  it('goes by the key of its draft once it is saved, too', async () => {
    const { session } = openNew();
    const key = session.creationKey();
    expect(key).not.toBeNull();
    expect(session.draftKey()).toBe(key);
    session.edit(type('text'));
    await session.save('person');
    session.edit(type('more'));
    await session.save('person');
    expect([session.creationKey(), session.draftKey()]).toEqual([null, key]);
  });

  it('is not saved by itself, but kept on the device', async () => {
    const { session, there, here } = openNew();
    session.edit(type('text'));
    await vi.advanceTimersByTimeAsync(60_000);
    await session.close();
    expect(there.calls).toEqual([]);
    // Under a name that no page has: whichever opens it next takes it over.
    expect(here.names()).toEqual(['1:resume/new:page.1']);
  });

  it('what is typed during the first save stays on the screen and on the device under the new name', async () => {
    const { session, there, here } = openNew();
    there.onCall(() => new Promise((resolve) => setTimeout(resolve, 100)));
    session.edit(type('one'));
    const saving = session.save('person');
    session.edit(type('one two'));
    await vi.advanceTimersByTimeAsync(100);
    await saving;
    expect(session.state().content.data.summary).toBe('one two');
    expect(here.names()).toEqual(['1:resume/1:page']);
  });

  it('whose first save was answered by nobody is made once, and ends with the newest text', async () => {
    const { session, there, here } = openNew();
    there.onAnswer(() => {
      throw offline();
    });
    session.edit(type('one'));
    expect(await session.save('person')).toEqual({ kind: 'offline' });
    there.onAnswer(() => undefined);
    session.edit(type('one two'));
    expect(await session.save('person')).toEqual({ kind: 'saved', created: true });
    expect([...there.documents.keys()]).toEqual([1]);
    expect(there.documents.get(1)).toMatchObject({ title: 'My Resume', data: { summary: 'one two' } });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(here.names()).toEqual([]);
  });

  it('is made once even when the page was closed between the two tries', async () => {
    const { session, there, here } = openNew();
    there.onAnswer(() => {
      throw offline();
    });
    session.edit(type('one'));
    await session.save('person');
    await session.close();
    there.onAnswer(() => undefined);
    const draft = await here.drafts.take('resume/new');
    const next = createDocumentSession(
      startNew(first, draft && { ...draft, data: { summary: 'one' } }, 'resume/new'),
      sessionParts(there, here),
    );
    expect(await next.save('person')).toEqual({ kind: 'saved', created: true });
    expect(there.documents.size).toBe(1);
  });

  it('that the person asked to save offline is saved when the network is back', async () => {
    const { session, there } = openNew();
    there.onCall(() => Promise.reject(offline()));
    session.edit(type('on a train'));
    await session.save('person');
    there.onCall(() => undefined);
    session.saveIfDirty();
    await vi.advanceTimersByTimeAsync(0);
    expect(there.summary(1)).toBe('on a train');
  });

  /** One whose save is under way while another new document comes into its place on this page. */
  async function leftWhileSaving() {
    const { session, there, here } = openNew();
    await here.drafts.keep('resume/new', {
      ...{ ...first, data: { summary: 'the second' }, baseVersion: null },
      ...{ creationKey: 'second', writtenAt: '2020-01-01T00:00:00.000Z' },
    });
    await here.drafts.leave('resume/new');
    session.edit(type('the first'));
    let answer: (failure?: Error) => void = () => undefined;
    there.onCall(
      () => new Promise((resolve, reject) => (answer = (failure) => (failure ? reject(failure) : resolve()))),
    );
    void session.save('person');
    const closing = session.close();
    await here.drafts.take('resume/new', 'second');
    const unsaved = async () => (await here.drafts.list()).map(({ draft }) => draft.data.summary).toSorted();
    return { closing, answer: (failure?: Error) => answer(failure), here, unsaved };
  }

  it('that is saved late takes nothing of the one that is open in its place, and leaves nothing of its own', async () => {
    const { closing, answer, unsaved, here } = await leftWhileSaving();
    answer();
    await closing;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await unsaved()).toEqual(['the second']);
    expect(here.names()).toEqual(['1:resume/new:page']);
  });

  it('that fails late does not give away the one that is open in its place', async () => {
    const { closing, answer, unsaved, here } = await leftWhileSaving();
    answer(offline());
    await closing;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await unsaved()).toEqual(['the first', 'the second']);
    expect(here.names().toSorted()).toEqual(['1:resume/new:page', '1:resume/new:page.2']);
  });

  it('sends nothing any more after logging out', async () => {
    const { session, there, here } = openSeven();
    session.edit(type('private'));
    await here.drafts.clear();
    await session.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(there.calls).toEqual([]);
    expect(here.names()).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#platform/http/api-error.ts';
import type { Content } from './content.ts';
import { createDocumentSession } from './document-session.ts';
import { startNew, startStored } from './session-start.ts';
import {
  device,
  first,
  offline,
  openNew,
  openSeven,
  server,
  sessionParts,
  seven,
  type,
  type Text,
} from './testing/session-setup.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a saved document', () => {
  it('saves itself two seconds after typing stops, once', async () => {
    const { session, there } = openSeven();
    session.edit(type('n'));
    await vi.advanceTimersByTimeAsync(1_500);
    session.edit(type('new'));
    await vi.advanceTimersByTimeAsync(1_900);
    expect(there.calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(there.calls).toEqual(['update']);
    expect(there.summary(7)).toBe('new');
    expect(session.state().status).toBe('saved');
  });

  it('keeps what is typed while a save is under way, and saves it after', async () => {
    const { session, there } = openSeven();
    there.onCall(() => new Promise((resolve) => setTimeout(resolve, 500)));
    session.edit(type('one'));
    const saving = session.save('person');
    session.edit(type('one two'));
    await vi.advanceTimersByTimeAsync(500);
    expect(await saving).toEqual({ kind: 'saved', created: false });
    expect(there.summary(7)).toBe('one');
    expect(session.state().content.data.summary).toBe('one two');
    expect(session.state().dirty).toBe(true);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(there.summary(7)).toBe('one two');
  });

  it('never has two saves under way, and a save asked for meanwhile brings the newest text', async () => {
    const { session, there } = openSeven();
    let open = 0;
    there.onCall(async () => {
      expect(++open).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 100));
      open -= 1;
    });
    session.edit(type('one'));
    const saves = [session.save('autosave')];
    session.edit(type('two'));
    saves.push(session.save('person'), session.save('person'));
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all(saves);
    expect(there.summary(7)).toBe('two');
    expect(there.calls).toEqual(['update', 'update']);
  });

  it('saves what was taken back like any other change', async () => {
    const { session, there, here } = openSeven();
    session.edit(type('new'));
    await session.save('person');
    expect(session.undo()).toEqual({ path: 'data.summary', caret: 3 });
    expect(here.text()).toContain('old');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(there.summary(7)).toBe('old');
    session.redo();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(there.summary(7)).toBe('new');
  });

  it('is known as saved again when its unsaved change is taken back', () => {
    const { session } = openSeven();
    session.edit(type('new'));
    session.undo();
    expect(session.state().status).toBe('saved');
  });

  it('keeps every edit on the device at once, and clears it when it is saved', async () => {
    const { session, here } = openSeven();
    session.edit(type('half a sen'));
    expect(here.text()).toContain('half a sen');
    await session.save('person');
    await vi.advanceTimersByTimeAsync(0);
    expect(here.names()).toEqual([]);
  });

  it('says when the device could not keep an edit', async () => {
    const { session } = openSeven(server([seven]), device(10));
    session.edit(type('text'));
    await vi.advanceTimersByTimeAsync(300);
    expect(session.state().keptOnDevice).toBe(false);
  });

  it('waits out a dead network and saves when it is back', async () => {
    const { session, there, here } = openSeven();
    there.onCall(() => Promise.reject(offline()));
    session.edit(type('in a train'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(session.state().status).toBe('offline');
    expect(here.text()).toContain('in a train');
    there.onCall(() => undefined);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(there.summary(7)).toBe('in a train');
    expect(session.state().status).toBe('saved');
  });

  it('tries less and less often while the server fails', async () => {
    const { session, there } = openSeven();
    there.onCall(() => Promise.reject(new ApiError({ message: 'down', status: 503, code: 'unavailable' })));
    session.edit(type('new'));
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(there.calls.length).toBeGreaterThan(5);
    expect(there.calls.length).toBeLessThan(20);
  });

  it('shows a refused field until its text changes, and does not send the same again', async () => {
    const { session, there } = openSeven();
    const refusal = { message: 'too long', status: 400, code: 'invalid_request', field: 'data.summary' };
    there.onCall(() => Promise.reject(new ApiError(refusal)));
    session.edit(type('far too long'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(there.calls).toEqual(['update']);
    expect(session.state().fieldError).toMatchObject({ field: 'data.summary', message: 'too long' });
    session.edit((content) => ({ ...content, templateId: 'modern-2' }));
    expect(session.state().fieldError).not.toBeNull();
    session.edit(type('short'));
    expect(session.state().fieldError).toBeNull();
  });

  it('with something that cannot be saved as it was typed is kept on the device, not sent, and said by its field', async () => {
    const there = server([seven]);
    const here = device();
    const validate = ({ data }: Content<Text>) =>
      data.summary === '2015' ? { field: 'data.summary', message: 'no month' } : null;
    const start = startStored(structuredClone(seven), undefined, 'resume/7');
    const session = createDocumentSession(start, { ...sessionParts(there, here), validate });
    session.edit(type('2015'));
    expect(session.state().status).toBe('unsaved');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(there.calls).toEqual([]);
    expect(session.state().status).toBe('invalid');
    expect(await session.save('person')).toEqual({
      kind: 'refused',
      field: 'data.summary',
      message: 'no month',
    });
    expect(session.state().fieldError).toMatchObject({ field: 'data.summary', message: 'no month' });
    expect(here.text()).toContain('2015');
    session.edit(type('2015-03'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(there.summary(7)).toBe('2015-03');
    expect(session.state().status).toBe('saved');
  });

  it('is saved when it is left just after what was refused was corrected', async () => {
    const there = server([seven]);
    const validate = ({ data }: Content<Text>) =>
      data.summary === '2015' ? { field: 'data.summary', message: 'no month' } : null;
    const start = startStored(structuredClone(seven), undefined, 'resume/7');
    const session = createDocumentSession(start, { ...sessionParts(there), validate });
    session.edit(type('2015'));
    await vi.advanceTimersByTimeAsync(2_000);
    session.edit((content) => ({ ...content, templateId: 'modern-2' }));
    expect(session.state().failure?.kind).toBe('refused');
    session.edit(type('2015-03'));
    await session.close();
    expect(there.summary(7)).toBe('2015-03');
  });

  it('that was deleted elsewhere can be saved as a new one', async () => {
    const { session, there } = openSeven();
    there.documents.delete(7);
    session.edit(type('still mine'));
    expect(await session.save('person')).toMatchObject({ kind: 'gone' });
    expect(await session.save('person')).toEqual({ kind: 'saved', created: true });
    expect(there.summary(1)).toBe('still mine');
  });

  it('is saved once more when it is left in the middle of typing', async () => {
    const { session, there, here } = openSeven();
    session.edit(type('last words'));
    await session.close();
    expect(there.summary(7)).toBe('last words');
    expect(here.names()).toEqual([]);
  });

  it('stays on the device when the session has expired', async () => {
    const { session, there, here } = openSeven();
    there.onCall(() =>
      Promise.reject(new ApiError({ message: 'sign in', status: 401, code: 'unauthenticated' })),
    );
    session.edit(type('kept'));
    expect(await session.save('person')).toEqual({ kind: 'signedOut' });
    await session.close();
    expect(there.calls).toEqual(['update']);
    expect(here.text()).toContain('kept');
  });
});

describe('a new document', () => {
  it('is created once, however often Save is pressed, and takes the title the server gave', async () => {
    const { session, there } = openNew();
    session.edit(type('text'));
    const outcomes = await Promise.all([session.save('person'), session.save('person')]);
    expect(outcomes[0]).toEqual({ kind: 'saved', created: true });
    expect(there.calls).toEqual(['create']);
    expect(session.state()).toMatchObject({ stored: { id: 1, version: 1 }, content: { title: 'My Resume' } });
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

describe("a document that was opened from this device's copy", () => {
  const openCopy = (there = server([{ ...seven }]), here = device()) => {
    const start = { ...startStored(structuredClone(seven), undefined, 'resume/7'), fromDevice: true };
    return { session: createDocumentSession(start, sessionParts(there, here)), there, here };
  };

  it('says so until the server has answered', async () => {
    const { session, there } = openCopy();
    there.onCall(() => Promise.reject(offline()));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(session.state().status).toBe('copy');
    there.onCall(() => undefined);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(session.state().status).toBe('saved');
    expect(there.calls).not.toContain('update');
  });

  it('takes what was saved elsewhere in the meantime, where nothing was written here', async () => {
    const { session, there } = openCopy();
    there.saveElsewhere(7, { data: { summary: 'newer' } });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(session.state()).toMatchObject({ dirty: false, content: { data: { summary: 'newer' } } });
  });

  it('saves what was written here, together with what was changed elsewhere in other parts', async () => {
    const { session, there } = openCopy();
    there.onCall(() => Promise.reject(offline()));
    session.edit(type('written in the train'));
    await vi.advanceTimersByTimeAsync(24 * 3600_000);
    there.saveElsewhere(7, { title: 'Renamed' });
    there.onCall(() => undefined);
    session.saveIfDirty();
    await vi.advanceTimersByTimeAsync(0);
    expect(there.documents.get(7)).toMatchObject({
      title: 'Renamed',
      data: { summary: 'written in the train' },
    });
  });
});

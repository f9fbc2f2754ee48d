import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftStore } from '#platform/drafts/draft-store.ts';
import { ApiError } from '#platform/http/api-error.ts';
import type { Content, Stored } from './content.ts';
import type { DocumentGateway } from './document-gateway.ts';
import { createDocumentSession } from './document-session.ts';
import { startNew, startStored } from './session-start.ts';
import { saveStatus } from './session-state.ts';

type Text = { summary: string; unknown?: unknown };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const conflict = () => new ApiError({ message: 'changed', status: 409, code: 'version_conflict' });
const offline = () => new TypeError('Failed to fetch');

/** A server with one table, that can be unreachable, slow to answer, or lose an answer. */
function server(rows: Stored<Text>[] = []) {
  const documents = new Map(rows.map((row) => [row.id, row]));
  const calls: string[] = [];
  let before: () => Promise<void> | void = () => undefined;
  let after: () => void = () => undefined;
  async function call<T>(name: string, work: () => T): Promise<T> {
    calls.push(name);
    await before();
    const answer = work();
    after();
    return answer;
  }
  const find = (id: number) => {
    const found = documents.get(id);
    if (!found) throw new ApiError({ message: 'Resume not found.', status: 404, code: 'not_found' });
    return found;
  };
  const gateway: DocumentGateway<Text> = {
    read: (id) => call('read', () => structuredClone(find(id))),
    create: (content) =>
      call('create', () => {
        const id = documents.size + 1;
        documents.set(id, { ...structuredClone(content), id, version: 1 });
        return { id, version: 1, title: content.title || 'My Resume' };
      }),
    update: (id, content, version) =>
      call('update', () => {
        if (find(id).version !== version) throw conflict();
        documents.set(id, { ...structuredClone(content), id, version: version + 1 });
        return { id, version: version + 1 };
      }),
  };
  return {
    gateway,
    calls,
    documents,
    summary: (id: number) => documents.get(id)?.data.summary,
    onCall: (action: () => Promise<void> | void) => (before = action),
    onAnswer: (action: () => void) => (after = action),
    saveElsewhere(id: number, change: Partial<Content<Text>>) {
      documents.set(id, { ...find(id), ...change, version: find(id).version + 1 });
    },
  };
}

function device(room = Infinity) {
  const items = new Map<string, string>();
  const shelf = {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => items.delete(key),
  };
  const drafts = createDraftStore(shelf, 1, { self: 'page', alive: async () => new Set() });
  return { drafts, items, text: () => [...items.values()].join() };
}

const seven: Stored<Text> = {
  id: 7,
  version: 3,
  title: 'Resume',
  templateId: 'modern-1',
  data: { summary: 'old' },
};
const first: Content<Text> = { title: '', templateId: 'modern-1', data: { summary: '' } };
const draftNameOf = (id: number) => `resume/${id}`;
const type = (summary: string) => (content: Content<Text>) => ({
  ...content,
  data: { ...content.data, summary },
});

function openSeven(there = server([seven]), here = device()) {
  const parts = { gateway: there.gateway, drafts: here.drafts, draftNameOf, now: () => new Date() };
  const session = createDocumentSession(startStored(structuredClone(seven), undefined, 'resume/7'), parts);
  return { session, there, here };
}

function openNew(there = server(), here = device()) {
  const parts = { gateway: there.gateway, drafts: here.drafts, draftNameOf, now: () => new Date() };
  return { session: createDocumentSession(startNew(first, undefined, 'resume/new'), parts), there, here };
}

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
    expect(saveStatus(session.state())).toBe('saved');
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
    const saves = [session.save('itself')];
    session.edit(type('two'));
    saves.push(session.save('person'), session.save('person'));
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all(saves);
    expect(there.summary(7)).toBe('two');
    expect(there.calls).toEqual(['update', 'update']);
  });

  it('keeps every edit on the device at once, and clears it when it is saved', async () => {
    const { session, here } = openSeven();
    session.edit(type('half a sen'));
    expect(here.text()).toContain('half a sen');
    await session.save('person');
    await vi.advanceTimersByTimeAsync(0);
    expect(here.items.size).toBe(0);
  });

  it('says when the device could not keep an edit', async () => {
    const { session } = openSeven(server([seven]), device(10));
    session.edit(type('text'));
    await vi.advanceTimersByTimeAsync(0);
    expect(session.state().kept).toBe(false);
  });

  it('waits out a dead network and saves when it is back', async () => {
    const { session, there, here } = openSeven();
    there.onCall(() => Promise.reject(offline()));
    session.edit(type('in a train'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(saveStatus(session.state())).toBe('offline');
    expect(here.text()).toContain('in a train');
    there.onCall(() => undefined);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(there.summary(7)).toBe('in a train');
    expect(saveStatus(session.state())).toBe('saved');
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
    expect(session.state().fieldError).toEqual({ field: 'data.summary', message: 'too long' });
    session.edit((content) => ({ ...content, templateId: 'modern-2' }));
    expect(session.state().fieldError).not.toBeNull();
    session.edit(type('short'));
    expect(session.state().fieldError).toBeNull();
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
    expect(here.items.size).toBe(0);
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

describe('two tabs or devices', () => {
  it('what both changed is put to the person, and nothing is saved meanwhile', async () => {
    const { session, there } = openSeven();
    there.saveElsewhere(7, { data: { summary: 'theirs' } });
    session.edit(type('mine'));
    expect(await session.save('person')).toEqual({ kind: 'conflict' });
    expect(session.state().conflict?.data.summary).toBe('theirs');
    session.edit(type('mine, longer'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(there.summary(7)).toBe('theirs');
    expect(await session.keepMine()).toEqual({ kind: 'saved', created: false });
    expect(there.summary(7)).toBe('mine, longer');
    session.swapNotice();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(there.summary(7)).toBe('theirs');
  });

  it('the other version can be taken, and mine brought back', async () => {
    const { session, there } = openSeven();
    there.saveElsewhere(7, { data: { summary: 'theirs' } });
    session.edit(type('mine'));
    await session.save('person');
    session.takeTheirs();
    expect(session.state()).toMatchObject({
      dirty: false,
      conflict: null,
      content: { data: { summary: 'theirs' } },
    });
    session.swapNotice();
    expect(session.state().content.data.summary).toBe('mine');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(there.summary(7)).toBe('mine');
  });

  it('changes of different parts are brought together without a question', async () => {
    const { session, there } = openSeven();
    there.saveElsewhere(7, { title: 'Renamed' });
    session.edit(type('mine'));
    expect(await session.save('person')).toEqual({ kind: 'saved', created: false });
    expect(there.documents.get(7)).toMatchObject({ title: 'Renamed', data: { summary: 'mine' } });
    expect(session.state().content.title).toBe('Renamed');
  });

  it('a save of our own whose answer was lost is not taken for another device', async () => {
    const { session, there } = openSeven();
    there.onAnswer(() => {
      throw offline();
    });
    session.edit(type('sent'));
    expect(await session.save('person')).toEqual({ kind: 'offline' });
    there.onAnswer(() => undefined);
    session.edit(type('sent, and more'));
    expect(await session.save('person')).toEqual({ kind: 'saved', created: false });
    expect(there.summary(7)).toBe('sent, and more');
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
    expect([...here.items.keys()]).toEqual(['foothold-draft:1:resume/new:page']);
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
    expect([...here.items.keys()]).toEqual(['foothold-draft:1:resume/1:page']);
  });
});

describe('what was not saved, when the document is opened again', () => {
  const draft = (summary: string, baseVersion: number) => ({
    ...first,
    title: 'Resume',
    data: { summary },
    baseVersion,
  });

  it('is on the screen, saves itself, and can be discarded', async () => {
    const there = server([seven]);
    const parts = { gateway: there.gateway, drafts: device().drafts, draftNameOf, now: () => new Date() };
    const session = createDocumentSession(
      startStored(structuredClone(seven), draft('typed', 3), 'resume/7'),
      parts,
    );
    expect(session.state()).toMatchObject({ dirty: true, notice: { kind: 'restored' } });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(there.summary(7)).toBe('typed');
    session.swapNotice();
    expect(session.state()).toMatchObject({
      content: { data: { summary: 'old' } },
      notice: { kind: 'discarded' },
    });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(there.summary(7)).toBe('old');
  });

  it('asks when another device saved in between', async () => {
    const there = server([{ ...seven, version: 4, data: { summary: 'theirs' } }]);
    const parts = { gateway: there.gateway, drafts: device().drafts, draftNameOf, now: () => new Date() };
    const stored = await there.gateway.read(7);
    const session = createDocumentSession(startStored(stored, draft('typed', 3), 'resume/7'), parts);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(session.state().conflict?.data.summary).toBe('theirs');
    expect(session.state().content.data.summary).toBe('typed');
  });

  it('is nothing when the save had arrived after all', () => {
    const start = startStored(structuredClone(seven), draft('old', 2), 'resume/7');
    expect(start).toMatchObject({ notice: null, stored: { id: 7, version: 3 } });
    expect(start.content).toBe(start.base);
  });
});

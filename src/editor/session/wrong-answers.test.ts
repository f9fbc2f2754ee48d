import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Content } from './content.ts';
import { createDocumentSession } from './document-session.ts';
import { openDocument } from './open-document.ts';
import { startNew, startStored } from './session-start.ts';
import { noteInBrowser, type NoteData } from './testing/note-kind.ts';
import { device } from './testing/session-setup.ts';
import { FOREIGN_ANSWERS } from '#platform/http/testing/foreign-answers.ts';

/*
 * What comes in place of the server's answer: the page of a network that wants a sign-in, an answer that was cut short,
 * one of another version. Whatever it is, nothing that was written is lost, and the next right answer mends it.
 */

const first: Content<NoteData> = { title: '', templateId: 'plain', data: { schemaVersion: 1, text: '' } };
const write = (text: string) => (content: Content<NoteData>) => ({
  ...content,
  data: { ...content.data, text },
});
const moment = '2026-01-01T00:00:00.000Z';
const note = { id: 7, version: 1, title: 'Note', templateId: 'plain', updatedAt: moment };
const right = JSON.stringify({ ...note, data: { schemaVersion: 1, text: 'saved' } });

const WRONG: [string, string][] = [
  ['the page of a network that wants a sign-in', '<!doctype html><title>Welcome</title>'],
  ['an empty answer', ''],
  ['an answer that was cut short', right.slice(0, -5)],
  ['an answer of another version', JSON.stringify({ id: 7, revision: 'b', content: {} })],
  ['a document whose data is of another kind', JSON.stringify({ ...note, data: { text: { blocks: [] } } })],
];

const sent: { method: string; headers: Headers }[] = [];
let answer: () => Response;
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', headers }: RequestInit) => {
    sent.push({ method, headers: new Headers(headers) });
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { gateway } = noteInBrowser;
function open(stored?: { id: number; version: number }) {
  const here = device();
  const start = stored
    ? startStored({ ...write('saved')(first), ...stored }, undefined, 'note/7')
    : startNew(first, undefined, 'note/new');
  const { drafts, copies } = here;
  const parts = {
    fields: noteInBrowser.fields,
    gateway,
    drafts,
    copies,
    draftNameOf: (id: number) => `note/${id}`,
    now: () => new Date(),
  };
  return { here, session: createDocumentSession(start, parts) };
}
function openSeven(here: ReturnType<typeof device>) {
  const chosen = { template: null, draftKey: null };
  return openDocument(noteInBrowser, here, 7, first, chosen, new AbortController().signal);
}

// What saving answers has no data, so that the last of these is a right answer to it.
const WRONG_TO_SAVES = WRONG.slice(0, -1);

test.each(WRONG_TO_SAVES)(
  '%s in place of a first save: it stays a draft, and is sent again as the same document',
  async (_, body) => {
    const { here, session } = open();
    session.edit(write('Bring the diploma'));
    answer = () => new Response(body, { status: 201 });
    expect(await session.save('person')).toMatchObject({ kind: 'failed', message: '' });
    expect(session.state()).toMatchObject({ dirty: true, stored: null, status: 'failed' });
    expect(here.text()).toContain('Bring the diploma');

    answer = () => Response.json({ ...note, title: 'Bring the diploma' }, { status: 201 });
    expect(await session.save('person')).toEqual({ kind: 'saved', created: true });
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    await session.close();
  },
);

test.each(WRONG_TO_SAVES)(
  '%s in place of a save: nothing is called saved, and what was typed stays',
  async (_, body) => {
    const { here, session } = open({ id: 7, version: 1 });
    session.edit(write('changed'));
    answer = () => new Response(body);
    expect(await session.save('person')).toMatchObject({ kind: 'failed' });
    expect(session.state()).toMatchObject({ dirty: true, content: { data: { text: 'changed' } } });
    expect(here.text()).toContain('changed');
    answer = () => Response.json({ ...note, version: 2 });
    expect(await session.save('person')).toMatchObject({ kind: 'saved' });
    await session.close();
  },
);

test.each(WRONG)(
  '%s in place of the other version of a conflict: the person is not asked about it',
  async (_, body) => {
    const { session } = open({ id: 7, version: 1 });
    session.edit(write('changed'));
    const conflict = () => Response.json({ message: 'changed', code: 'version_conflict' }, { status: 409 });
    answer = () => (sent.at(-1)?.method === 'PUT' ? conflict() : new Response(body));
    expect(await session.save('person')).toMatchObject({ kind: 'failed' });
    expect(session.state()).toMatchObject({ conflict: null, content: { data: { text: 'changed' } } });
    await session.close();
  },
);

test.each(WRONG)(
  '%s in place of a document: it is not opened, and what the device has of it stays',
  async (_, body) => {
    const here = device();
    const draft = { ...write('not saved')(first), baseVersion: 1, writtenAt: moment };
    await here.drafts.keep('note/7', draft);
    answer = () => new Response(body);
    expect(await openSeven(here)).toEqual({ status: 'failed', message: '' });
    expect(here.text()).toContain('not saved');

    // With what the server had last, it opens as it does without a network.
    await here.copies.keep('note/7', { ...write('saved')(first), version: 1 });
    expect(await openSeven(here)).toMatchObject({
      status: 'ready',
      start: { fromDevice: true, content: { data: { text: 'not saved' } } },
    });
  },
);

describe.each(FOREIGN_ANSWERS)('%s, which is no word of ours', (_, foreign) => {
  test.each([undefined, { id: 7, version: 1 }])('refuses no save: it is tried again (%o)', async (stored) => {
    vi.useFakeTimers();
    const { session } = open(stored);
    session.edit(write('Bring the diploma'));
    answer = foreign;
    expect(await session.save('person')).toMatchObject({ kind: 'failed', message: '' });
    expect(session.state()).toMatchObject({ dirty: true, status: 'failed' });

    answer = () => Response.json({ ...note, version: 2 }, { status: stored ? 200 : 201 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.state()).toMatchObject({ dirty: false });
    await session.close();
  });

  test('neither is shown nor takes anything away where a document is opened', async () => {
    const here = device();
    answer = foreign;
    expect(await openSeven(here)).toEqual({ status: 'failed', message: '' });
    await here.copies.keep('note/7', { ...write('saved')(first), version: 1 });
    expect(await openSeven(here)).toMatchObject({ status: 'ready', start: { fromDevice: true } });
  });
});

test('a request that came too slowly is sent again, and its answer is said', async () => {
  vi.useFakeTimers();
  const { session } = open({ id: 7, version: 1 });
  session.edit(write('changed'));
  const message = 'The request took too long to arrive. Please try again.';
  answer = () => Response.json({ message, code: 'request_timeout' }, { status: 408 });
  expect(await session.save('person')).toMatchObject({ kind: 'failed', message });
  answer = () => Response.json({ ...note, version: 2 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(session.state()).toMatchObject({ dirty: false });
  await session.close();
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, unexpectedAnswer } from '#platform/http/api-error.ts';
import { createDocumentSession } from './document-session.ts';
import { openDocument } from './open-document.ts';
import {
  type device,
  first,
  offline,
  openNew,
  openSeven,
  type server,
  sessionParts,
  seven,
  type,
  type Text,
} from './testing/session-setup.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Server = ReturnType<typeof server>;
type Device = ReturnType<typeof device>;

/** What is sent arrives, and nobody hears of it. */
const loseAnswers = (there: Server) =>
  there.onAnswer(() => {
    throw offline();
  });
const answerAgain = (there: Server) => there.onAnswer(() => undefined);
const retitle = (title: string) => (content: typeof first) => ({ ...content, title });

/** The page is loaded again; what the one before had under way goes on without it. */
async function reopen(there: Server, here: Device, id: number | null, online = true) {
  vi.clearAllTimers();
  if (!online) there.onCall(() => Promise.reject(offline()));
  const prepare = (data: unknown) => data as Text; // What these tests put in.
  const kind = { name: 'resume', gateway: there.gateway, list: ['list'], prepare };
  const chosen = { template: null, draftKey: null };
  const opened = await openDocument(kind, here, id, first, chosen, new AbortController().signal);
  there.onCall(() => undefined);
  if (opened.status !== 'ready') throw new Error(opened.status);
  return createDocumentSession(opened.start, sessionParts(there, here));
}

describe('a save whose answer was lost', () => {
  it('is not called undone while the server may have it, and what was taken back reaches the server', async () => {
    const { session, there } = openSeven();
    loseAnswers(there);
    session.edit(type('sent'));
    await session.save('person');
    session.undo();
    expect(session.state()).toMatchObject({ status: 'offline', dirty: true });
    answerAgain(there);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(there.summary(7)).toBe('old');
    expect(session.state().status).toBe('saved');
  });

  it('is taken for our own after the page was loaded again, too', async () => {
    const { session, there, here } = openSeven();
    await here.copies.keep('resume/7', seven);
    loseAnswers(there);
    session.edit(type('sent'));
    await session.save('person');
    session.edit(type('sent, and more'));
    answerAgain(there);
    const next = await reopen(there, here, 7);
    expect(await next.save('person')).toEqual({ kind: 'saved', created: false });
    expect(there.summary(7)).toBe('sent, and more');
  });

  it('is taken for our own though the title was changed elsewhere since', async () => {
    const { session, there } = openSeven();
    loseAnswers(there);
    session.edit(type('sent'));
    await session.save('person');
    answerAgain(there);
    there.saveElsewhere(7, { title: 'Renamed' });
    session.edit(type('sent, and more'));
    expect(await session.save('person')).toEqual({ kind: 'saved', created: false });
    expect(there.documents.get(7)).toMatchObject({ title: 'Renamed', data: { summary: 'sent, and more' } });
  });

  it('is taken for our own though the server has trimmed its title or made one', async () => {
    for (const title of [' Mine ', '']) {
      const { session, there } = openSeven();
      there.gateway.titleOf = (content) => content.title.trim() || 'Untitled';
      loseAnswers(there);
      session.edit(retitle(title));
      await session.save('person');
      there.documents.set(7, { ...seven, version: 4, title: title.trim() || 'Untitled' });
      answerAgain(there);
      session.edit(retitle('Mine at last'));
      expect(await session.save('person')).toEqual({ kind: 'saved', created: false });
      expect(there.documents.get(7)?.title).toBe('Mine at last');
    }
  });

  it('does not come over what was taken back, though the page was loaded again without a network', async () => {
    const { session, there, here } = openSeven();
    await here.copies.keep('resume/7', seven);
    loseAnswers(there);
    session.edit(type('sent'));
    await session.save('person');
    session.undo();
    answerAgain(there);
    const next = await reopen(there, here, 7, false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(next.state().content.data.summary).toBe('old');
    expect(there.summary(7)).toBe('old');
  });
});

it('what is taken back while a save is under way is on the device', async () => {
  const { session, there, here } = openSeven();
  there.onCall(() => new Promise(() => undefined));
  session.edit(type('under way'));
  void session.save('person');
  session.undo();
  const [unsaved] = await here.drafts.list();
  expect(unsaved?.draft.data).toEqual({ summary: 'old' });
});

describe('a first save whose answer was lost', () => {
  it('takes nothing back that was taken back since, though another device has written on top of it', async () => {
    const { session, there } = openNew();
    loseAnswers(there);
    session.edit(type('sent'));
    await session.save('person');
    session.undo();
    answerAgain(there);
    there.saveElsewhere(1, { data: { summary: 'theirs' } });
    expect(await session.save('person')).toEqual({ kind: 'conflict' });
    expect(session.state().content.data.summary).toBe('');
  });

  it('makes one document, though nothing had been written and the page was loaded again', async () => {
    const { session, there, here } = openNew();
    loseAnswers(there);
    await session.save('person');
    answerAgain(there);
    const next = await reopen(there, here, null);
    await next.save('person');
    expect(there.documents.size).toBe(1);
  });

  it('makes one document, though something in between finds nothing at its address', async () => {
    const { session, there } = openNew();
    loseAnswers(there);
    session.edit(type('sent'));
    await session.save('person');
    const notFound = new ApiError({ message: 'Not Found', status: 404, code: 'not_found' });
    for (const error of [notFound, unexpectedAnswer()]) {
      there.onCall(() => Promise.reject(error));
      expect(await session.save('person')).toMatchObject({ kind: 'failed' });
    }
    there.onCall(() => undefined);
    answerAgain(there);
    expect(await session.save('person')).toEqual({ kind: 'saved', created: true });
    expect(there.documents.size).toBe(1);
  });
});

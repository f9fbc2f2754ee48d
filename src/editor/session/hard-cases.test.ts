import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#platform/http/api-error.ts';
import type { DraftStore } from '#editor/drafts/draft-store.ts';
import { createDocumentSession } from './document-session.ts';
import { saveDraft } from './save-draft.ts';
import { startStored } from './session-start.ts';
import {
  conflict,
  first,
  offline,
  openNew,
  openSeven,
  server,
  sessionParts,
  seven,
  type,
} from './testing/session-setup.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refusal = () =>
  new ApiError({ message: 'too long', status: 400, code: 'invalid_request', field: 'data.summary' });

it('what was deleted elsewhere stays on the device, though it looks again as it did when it was saved', async () => {
  const { session, there, here } = openSeven();
  there.documents.delete(7);
  session.edit(type('mine'));
  await session.save('person');
  session.undo();
  expect(session.state()).toMatchObject({ status: 'failed', dirty: true });
  expect(here.text()).toContain('old');
});

it('a text that was corrected while its save was under way is not called wrong, and is saved', async () => {
  const { session, there } = openSeven();
  let refuse: (error: Error) => void = () => undefined;
  there.onCall(() => new Promise((_, reject) => (refuse = reject)));
  session.edit(type('far too long'));
  const saving = session.save('person');
  session.edit(type('short'));
  await vi.advanceTimersByTimeAsync(3_000);
  there.onCall(() => undefined);
  refuse(refusal());
  expect(await saving).toMatchObject({ kind: 'refused' });
  expect(session.state()).toMatchObject({ status: 'unsaved', fieldErrors: [] });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(there.summary(7)).toBe('short');
});

it('why a document as a whole was refused stands until it is saved, whatever is typed', async () => {
  const { session, there } = openSeven();
  there.onCall(() =>
    Promise.reject(new ApiError({ message: 'full', status: 409, code: 'too_many_documents' })),
  );
  session.edit(type('mine'));
  await session.save('person');
  session.edit(type('mine, and more'));
  expect(session.state()).toMatchObject({ status: 'failed', failure: { message: 'full' } });
  there.onCall(() => undefined);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(session.state()).toMatchObject({ status: 'saved', failure: null });
});

it('what was shown from another tab is called saved once it was saved here', async () => {
  const { session, there } = openSeven();
  there.saveElsewhere(7, { data: { summary: 'theirs' } });
  session.follow({ ...seven, version: 4, data: { summary: 'theirs' } });
  expect(session.state().status).toBe('followed');
  await session.save('person');
  expect(session.state().status).toBe('saved');
});

it('the title that the server gave is known to be its own: whoever changes it elsewhere asks nothing', async () => {
  const { session, there } = openNew();
  session.edit(type('one'));
  const saving = session.save('person');
  session.edit(type('one two'));
  await saving;
  there.saveElsewhere(1, { title: 'Renamed' });
  expect(await session.save('person')).toEqual({ kind: 'saved', created: false });
  expect(there.documents.get(1)).toMatchObject({ title: 'Renamed', data: { summary: 'one two' } });
});

it('a title that was emptied gives way to the one that another device gave', async () => {
  const { session, there } = openSeven();
  there.saveElsewhere(7, { title: 'Renamed' });
  session.edit((content) => ({ ...content, title: '', data: { summary: 'mine' } }));
  expect(await session.save('person')).toEqual({ kind: 'saved', created: false });
  expect(there.documents.get(7)).toMatchObject({ title: 'Renamed', data: { summary: 'mine' } });
});

it('whether the device has the last words is told by them, and not by the ones before', async () => {
  const answers: ((kept: boolean) => void)[] = [];
  const keep: DraftStore['keep'] = () => new Promise((resolve) => answers.push(resolve));
  const parts = sessionParts(server([seven]));
  const start = startStored(structuredClone(seven), undefined, 'resume/7');
  const session = createDocumentSession(start, { ...parts, drafts: { ...parts.drafts, keep } });
  session.edit(type('a'));
  session.edit(type('ab'));
  answers[1]?.(true);
  answers[0]?.(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(session.state().keptOnDevice).toBe(true);
});

it('a server that refuses a save over the very version it has is not asked without end', async () => {
  const { session, there } = openSeven();
  const { gateway } = there;
  gateway.update = () => {
    there.calls.push('update');
    return Promise.reject(conflict());
  };
  session.edit(type('mine'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(there.calls.length).toBeLessThan(20);
  expect(session.state().status).toBe('failed');
});

it('what was typed during the first save is saved when the editor is left', async () => {
  const { session, there } = openNew();
  there.onCall(() => new Promise((resolve) => setTimeout(resolve, 100)));
  session.edit(type('one'));
  void session.save('person');
  session.edit(type('one two'));
  const closing = session.close();
  await vi.advanceTimersByTimeAsync(300);
  await closing;
  expect(there.summary(1)).toBe('one two');
});

it('what was taken back can be done again after the server has answered with the same text', async () => {
  const start = { ...startStored(structuredClone(seven), undefined, 'resume/7'), fromDevice: true };
  const there = server([structuredClone(seven)]);
  there.onCall(() => Promise.reject(offline()));
  const session = createDocumentSession(start, sessionParts(there));
  session.edit(type('mine'));
  session.undo();
  there.onCall(() => undefined);
  session.saveIfDirty();
  await vi.advanceTimersByTimeAsync(0);
  expect(session.state().status).toBe('saved');
  expect(session.redo()).toMatchObject({ path: 'data.summary' });
});

it('an ended session is told, too, where it keeps the other version from becoming a copy', async () => {
  const { session, there } = openSeven();
  there.saveElsewhere(7, { data: { summary: 'theirs' } });
  session.edit(type('mine'));
  await session.save('person');
  there.onCall(() =>
    Promise.reject(new ApiError({ message: 'sign in', status: 401, code: 'unauthenticated' })),
  );
  expect(await session.keepBoth()).toEqual({ kind: 'signedOut' });
  expect(session.state()).toMatchObject({ failure: { kind: 'signedOut' }, status: 'conflict' });
});

it('a draft whose creation had arrived is brought together with what was changed elsewhere since', async () => {
  const there = server();
  const draft = { ...first, data: { summary: 'typed' }, baseVersion: null, creationKey: 'key' };
  const kept = { ...draft, writtenAt: '2026-01-01T00:00:00.000Z' };
  await there.gateway.create(draft, 'key');
  there.saveElsewhere(1, { title: 'Renamed' });
  expect(await saveDraft(sessionParts(there), null, kept, undefined)).toEqual({
    kind: 'saved',
    heldBack: [],
  });
  expect(there.documents.get(1)).toMatchObject({ title: 'Renamed', data: { summary: 'typed' } });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SaveCause } from '#editor/store/contract.ts';
import { createDocumentSession } from './document-session.ts';
import { prepareDraft } from './edited-kind.ts';
import { startStored } from './session-start.ts';
import {
  device,
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

/** A server that remembers what each save was named as. */
function namingServer() {
  const there = server([seven]);
  const causes: (SaveCause | null)[] = [];
  const { update } = there.gateway;
  there.gateway.update = (id, content, version, cause = null) => {
    causes.push(cause);
    return update(id, content, version, cause);
  };
  return { there, causes };
}

it('a save names what it does, and the next one no longer', async () => {
  const { there, causes } = namingServer();
  const { session } = openSeven(there);
  session.edit((content) => ({ ...content, templateId: 'tech-1' }), 'template');
  await session.save('person');
  session.edit(type('more'));
  await session.save('person');
  expect(causes).toEqual(['template', null]);
});

it('a save that did not come about is named the same when it is tried again', async () => {
  const { there, causes } = namingServer();
  const { session } = openSeven(there);
  let isOffline = true;
  there.onCall(() => {
    if (isOffline) throw offline();
  });
  session.edit(type('restored'), 'restore');
  await session.save('person');
  session.edit(type('restored, and more'));
  isOffline = false;
  await session.save('person');
  expect(causes).toEqual(['restore', 'restore']);
});

it('so is one that finds another version first', async () => {
  const { there, causes } = namingServer();
  const { session } = openSeven(there);
  there.saveElsewhere(7, { templateId: 'tech-1' });
  session.edit(type('restored'), 'restore');
  await session.save('person');
  expect(causes).toEqual(['restore', 'restore']);
  expect(there.documents.get(7)).toMatchObject({ templateId: 'tech-1', data: { summary: 'restored' } });
});

it('a page that is gone before it has saved leaves the name with the draft', async () => {
  const { there, causes } = namingServer();
  const here = device();
  const gone = openSeven(there, here).session;
  gone.edit(type('restored'), 'restore');
  await vi.advanceTimersByTimeAsync(300);
  const kept = await here.drafts.take('resume/7');
  const prepare = (data: unknown) => data as typeof seven.data;
  const kind = { name: 'resume', gateway: there.gateway, prepare };
  const start = startStored(seven, prepareDraft(kind, kept), 'resume/7');
  const session = createDocumentSession(start, sessionParts(there, here));
  await session.save('person');
  expect(causes).toEqual(['restore']);
});

it('a choice between two versions is named as what brought them together', async () => {
  const { there, causes } = namingServer();
  const { session } = openSeven(there);
  there.saveElsewhere(7, { data: { summary: 'theirs' } });
  session.edit(type('mine'));
  await session.save('person');
  await session.keepMine();
  expect(causes).toEqual([null, 'merge']);
});

it('what is taken back before it is saved, or is done in a new document, names nothing', async () => {
  const { there, causes } = namingServer();
  const { session } = openSeven(there);
  session.edit(type('restored'), 'restore');
  session.undo();
  session.edit(type('written'));
  await session.save('person');
  const fresh = openNew(there).session;
  fresh.edit((content) => ({ ...content, templateId: 'tech-1' }), 'template');
  await fresh.save('person');
  fresh.edit(type('written'));
  await fresh.save('person');
  expect(causes).toEqual([null, null]);
});

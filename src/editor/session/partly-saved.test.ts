import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDocumentSession } from './document-session.ts';
import { handDraftOver } from './exchange-draft.ts';
import { saveDraft } from './save-draft.ts';
import { startNew, startStored } from './session-start.ts';
import { INVALID_MARK, unsavable } from './testing/model-texts.ts';
import { device, first, server, sessionParts, seven, type } from './testing/session-setup.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ODD = `2O15${INVALID_MARK}`;
const retitle =
  (title: string) =>
  <C extends { title: string }>(content: C) => ({ ...content, title });

function openStored(there = server([structuredClone(seven)]), here = device()) {
  const start = startStored(structuredClone(seven), undefined, 'resume/7');
  return {
    session: createDocumentSession(start, { ...sessionParts(there, here), unsavable }),
    there,
    here,
  };
}

it('a document is saved but for one field, which is said only once the typing pauses', async () => {
  const { session, there } = openStored();
  session.edit(type(ODD));
  session.edit(retitle('Nurse'));
  expect(session.state()).toMatchObject({ status: 'unsaved', dirty: true, fieldErrors: [] });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(there.documents.get(7)).toMatchObject({ title: 'Nurse', data: { summary: 'old' } });
  expect(session.state()).toMatchObject({ status: 'partly', dirty: false });
  expect(session.state().content.data.summary).toBe(ODD);
  expect(session.state().savable.data.summary).toBe('old');
  // Nothing is left to save, and nothing is sent again.
  await vi.advanceTimersByTimeAsync(120_000);
  expect(there.calls).toEqual(['update']);
});

it('after a reload it is on the screen again, and asks nobody about a version to choose', async () => {
  const { session, there, here } = openStored();
  session.edit(type(ODD));
  session.edit(retitle('Nurse'));
  await vi.advanceTimersByTimeAsync(2_000);
  await session.close();
  const stored = structuredClone(there.documents.get(7)) ?? seven;
  const kept = await here.drafts.take('resume/7');
  const draft = kept && { ...kept, data: { summary: String(kept.data.summary) } };
  const start = startStored(stored, draft, 'resume/7');
  const again = createDocumentSession(start, { ...sessionParts(there, here), unsavable });
  expect(again.state()).toMatchObject({ status: 'partly', notice: null, dirty: false });
  expect(again.state().content.data.summary).toBe(ODD);
});

it('what another tab saves meanwhile comes in beside it', async () => {
  const { session, there } = openStored();
  session.edit(type(ODD));
  await vi.advanceTimersByTimeAsync(2_000);
  there.saveElsewhere(7, { title: 'Renamed' });
  session.follow(structuredClone(there.documents.get(7)) ?? seven);
  await vi.advanceTimersByTimeAsync(0);
  expect(session.state().content).toMatchObject({ title: 'Renamed', data: { summary: ODD } });
  expect(session.state()).toMatchObject({ status: 'partly', conflict: null });
});

it('taking back what was typed leaves a document that is saved', async () => {
  const { session, there, here } = openStored();
  session.edit(type(ODD));
  await vi.advanceTimersByTimeAsync(2_000);
  session.undo();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(session.state().status).toBe('saved');
  expect(there.calls).toEqual([]);
  expect(here.names()).toEqual([]);
});

it('a first save makes the document without it, and its draft on the server never has it', async () => {
  const [there, here] = [server(), device()];
  const start = { ...startNew(first, undefined, 'resume/new'), creationKey: 'key' };
  const session = createDocumentSession(start, { ...sessionParts(there, here), unsavable });
  session.edit(type('2015'));
  const parts = { gateway: there.gateway.drafts, store: here.shared };
  await handDraftOver(session, parts, new Date());
  session.edit(type(ODD));
  session.edit(retitle('Nurse'));
  expect(await handDraftOver(session, parts, new Date())).toBeNull();
  expect(there.drafts.get('key')?.content).toMatchObject({ title: 'Nurse', data: { summary: '2015' } });
  expect(session.draftToShare()).toBeNull();
  expect(await session.save('person')).toEqual({ kind: 'saved', created: true });
  expect(there.documents.get(1)).toMatchObject({ title: 'Nurse', data: { summary: '2015' } });
  expect(session.state()).toMatchObject({ status: 'partly', content: { data: { summary: ODD } } });
});

it('where the last saved value is not known, it is asked for before anything is sent', async () => {
  const there = server([structuredClone(seven)]);
  const draft = {
    ...{ title: 'Nurse', templateId: 'modern-1', data: { summary: ODD } },
    ...{ baseVersion: 3, writtenAt: '2026-01-01T00:00:00.000Z' },
  };
  const outcome = await saveDraft({ ...sessionParts(there), unsavable }, 7, draft, undefined);
  expect(outcome).toMatchObject({ kind: 'saved', heldBack: [{ field: 'data.summary' }] });
  expect(there.calls).toEqual(['read', 'update']);
  expect(there.documents.get(7)).toMatchObject({ title: 'Nurse', data: { summary: 'old' } });
});

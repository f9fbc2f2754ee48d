// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { deviceDocuments } from '#editor/drafts/device-drafts.ts';
import { noteInBrowser } from '#editor/session/testing/note-kind.ts';
import { EDITED_KINDS } from './document-kinds.ts';
import { unsavedWork } from './unsaved-work.ts';

const ACCOUNT = 7;
const sent: { path: string; body: unknown }[] = [];

beforeEach(async () => {
  localStorage.clear();
  sent.length = 0;
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(body)) });
    const answer = { id: 1, version: 1, title: 'Saved', updatedAt: '2026-01-01T00:00:00.000Z' };
    return Response.json(answer, { status: 201 });
  });
});

const keep = (document: string, title: string, data: Record<string, unknown>) =>
  deviceDocuments(ACCOUNT).drafts.keep(document, {
    ...{ title, templateId: 'plain', data, baseVersion: null },
    ...{ writtenAt: '2026-01-01T00:00:00.000Z', creationKey: crypto.randomUUID() },
  });

test('logging out asks about the drafts of every registered kind, and saves each as what it is', async () => {
  await keep('note/new', '', { text: 'Bring the diploma' });
  await keep('letter/new', 'To whom', {});
  const work = await unsavedWork(ACCOUNT, [...EDITED_KINDS, noteInBrowser]);
  expect(work.map(({ title }) => title).toSorted()).toEqual(['Bring the diploma', 'To whom']);
  for (const one of work) expect(await one.save()).toEqual({ kind: 'saved' });
  expect(sent.map(({ path }) => path).toSorted()).toEqual(['/api/cover-letters', '/api/notes']);
  expect(await unsavedWork(ACCOUNT)).toEqual([]);
});

test('a draft of a kind that this page does not know is asked about, and is saved as no other', async () => {
  await keep('note/new', 'Packing list', { text: 'Bring the diploma' });
  const [work] = await unsavedWork(ACCOUNT);
  expect(work?.title).toBe('Packing list');
  expect(await work?.save()).toMatchObject({ kind: 'failed' });
  expect(sent).toEqual([]);
  expect(await unsavedWork(ACCOUNT)).toHaveLength(1);
});

test('what cannot be saved as it was typed is asked about again, and all else of its document is saved', async () => {
  await keep('resume/new', 'Nurse', { employment: [{ id: 'a', position: 'Nurse', startDate: 'some day' }] });
  const work = (await unsavedWork(ACCOUNT)).find(({ title }) => title === 'Nurse');
  expect(await work?.save()).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('Saved, but for Start date of job 1.'),
  });
  expect(sent.at(-1)?.body).toMatchObject({
    title: 'Nurse',
    data: { employment: [{ position: 'Nurse', startDate: '' }] },
  });
  expect((await unsavedWork(ACCOUNT)).map(({ title }) => title)).toContain('Nurse');
});

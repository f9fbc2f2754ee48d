import { afterAll, assert, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { emptyLetter } from '#documents/letter/empty.ts';
import { letterPrintJob } from '#documents/letter/print-model.ts';
import { documents } from '#platform/database/schema.ts';
import { removeToken, storeToken } from '#platform/session/token-store.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { readBack } from '#tests/support/read-back.ts';
import type { Content } from './session/content.ts';
import { createDocumentSession } from './session/document-session.ts';
import { startNew, startStored } from './session/session-start.ts';
import { openDocument } from './session/open-document.ts';
import { noteInBrowser, type NoteData } from './session/testing/note-kind.ts';
import { device } from './session/testing/session-setup.ts';
import { documentRoutes } from './store/routes.server.ts';
import type { ServedPrintedKind } from './store/served-kind.ts';

const noteData = z.object({ schemaVersion: z.number(), text: z.string().max(500) });

/** The server's half of the third kind; the browser's stands in testing/note-kind.ts. */
const noteKind: ServedPrintedKind<'note', NoteData> = {
  name: 'note',
  path: '/api/notes',
  noun: 'note',
  schemaVersion: 1,
  hasSideColumn: () => false,
  hasTemplate: (templateId) => templateId === 'plain',
  title: ({ text }) => text.slice(0, 20),
  titledBy: ['text'],
  fileName: () => ({ ascii: 'Note.pdf', utf8: 'Note.pdf' }),
  printJob({ data, updatedAt, date }) {
    const letter = emptyLetter();
    const content = { ...letter.content, body: data.text };
    return letterPrintJob({ templateId: 'professional-1', data: { ...letter, content }, date, updatedAt });
  },
  printedFields: ({ text }) => [{ path: 'text', text }],
  exchange: { fileEnding: 'note.json', content: ({ data }) => data },
  schema: { data: noteData, sent: noteData, unknownBytes: () => 0 },
  toPrint: (document) => noteKind.printJob(document, 'file'),
};

const first: Content<NoteData> = { title: '', templateId: 'plain', data: { schemaVersion: 1, text: '' } };
const write = (text: string) => (content: Content<NoteData>) => ({
  ...content,
  data: { ...content.data, text },
});

let product: TestProduct;
let token: string;
beforeAll(async () => {
  product = await startTestProduct({ furtherKinds: [(parts) => documentRoutes(parts, noteKind)] });
  token = await product.signIn('notes@example.com');
  await product.grantAccess('notes@example.com', 7);
  storeToken(token);
  // The browser's own way to the server, with the product at its end.
  vi.stubGlobal('fetch', async (path: string, { method, body, headers }: RequestInit) => {
    const sent = new Headers(headers);
    // The test's call says it itself.
    sent.delete('Content-Type');
    const raw = typeof body === 'string' ? { raw: body } : {};
    const answer = await product.call(path, {
      method: method ?? 'GET',
      ...raw,
      headers: Object.fromEntries(sent),
    });
    const { status } = answer;
    return new Response(status === 204 ? null : answer.text, { status, headers: answer.headers });
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  removeToken();
  await product.close();
});

function openNote(here: ReturnType<typeof device>, stored?: { id: number; version: number }, text = '') {
  const start = stored
    ? startStored({ ...write(text)(first), ...stored }, undefined, `note/${stored.id}`)
    : startNew(first, undefined, 'note/new');
  const { drafts, copies } = here;
  return createDocumentSession(start, {
    ...{ fields: noteInBrowser.fields, gateway: noteInBrowser.gateway, drafts, copies },
    draftNameOf: (id) => `note/${id}`,
    now: () => new Date(),
  });
}

test('a kind that is registered in one place is drafted, saved, changed, undone, printed and deleted', async () => {
  const here = device();
  const session = openNote(here);
  session.edit(write('Bring the diploma'));
  expect(here.text()).toContain('note/new');
  expect(here.text()).toContain('Bring the diploma');

  expect(await session.save('person')).toEqual({ kind: 'saved', created: true });
  const [stored] = await noteInBrowser.calls.list();
  expect(stored).toMatchObject({ title: 'Bring the diploma', templateId: 'plain' });
  assert(stored);
  const read = async () => (await product.call(`/api/notes/${stored.id}`, { token })).json;

  session.edit(write('Bring the diploma and the passport'));
  await session.save('person');
  expect(await read()).toMatchObject({ version: 2, data: { text: 'Bring the diploma and the passport' } });
  // What was typed into one field without a pause is taken back together.
  session.undo();
  await session.save('person');
  expect(await read()).toMatchObject({ version: 3, data: { text: '' } });
  session.redo();
  await session.save('person');
  expect(await read()).toMatchObject({ version: 4, data: { text: 'Bring the diploma and the passport' } });
  expect(here.names()).toEqual([]);

  const printed = await product.call(`/api/notes/${stored.id}/download`, { token });
  expect(printed.status).toBe(200);
  expect((await readBack(printed.bytes, 'pdftotext')).join('\n')).toContain('Bring the diploma');

  expect((await product.call(`/api/notes/${stored.id}`, { method: 'DELETE', token })).status).toBe(204);
  expect((await product.call(`/api/notes/${stored.id}`, { token })).status).toBe(404);
});

test('two sides that changed it are told of each other, as with every kind', async () => {
  const body = { title: 'List', templateId: 'plain', data: { schemaVersion: 1, text: 'one' } };
  const { id } = (await product.call('/api/notes', { method: 'POST', token, body })).json;
  const session = openNote(device(), { id, version: 1 }, 'one');
  const elsewhere = { data: { schemaVersion: 1, text: 'two' }, version: 1 };
  await product.call(`/api/notes/${id}`, { method: 'PUT', token, body: elsewhere });
  session.edit(write('three'));
  expect(await session.save('person')).toEqual({ kind: 'conflict' });
  expect(session.state().conflict).toMatchObject({ version: 2, data: { text: 'two' } });
});

test('it is opened from its address with what the device has not saved, and without the server from its copy', async () => {
  const body = { templateId: 'plain', data: { schemaVersion: 1, text: 'on the server' } };
  const { id } = await noteInBrowser.calls.create({ body });
  const here = device();
  const open = () =>
    openDocument(
      noteInBrowser,
      here,
      id,
      first,
      { template: null, draftKey: null },
      new AbortController().signal,
    );
  expect(await open()).toMatchObject({
    status: 'ready',
    start: { content: { data: { text: 'on the server' } } },
  });

  const unsaved = write('not saved')({ ...first, title: 'on the server' });
  await here.drafts.keep(`note/${id}`, { ...unsaved, baseVersion: 1, writtenAt: '2026-01-01T00:00:00.000Z' });
  expect(await open()).toMatchObject({
    start: {
      content: { data: { text: 'not saved' } },
      notice: { other: { data: { text: 'on the server' } } },
    },
  });
  await here.drafts.drop(`note/${id}`);
  storeToken('of nobody');
  expect(await open()).toEqual({ status: 'signedOut' });
  storeToken(token);
});

test('kinds do not find each other: the same id under another kind is not there', async () => {
  const body = { title: 'Mine', templateId: 'plain', data: { schemaVersion: 1, text: 'mine' } };
  const { id } = (await product.call('/api/notes', { method: 'POST', token, body })).json;
  for (const path of ['/api/resumes', '/api/cover-letters'])
    expect((await product.call(`${path}/${id}`, { token })).status).toBe(404);
  const rows = await product.database.db.select({ kind: documents.kind }).from(documents);
  expect(rows.map(({ kind }) => kind)).toContain('note');
});

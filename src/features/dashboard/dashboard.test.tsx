// @vitest-environment happy-dom
import { ToastProvider } from '#ui/toast/toast.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOBODY } from '#editor/device/browser-storage.ts';
import { deviceDocuments } from '#editor/drafts/device-drafts.ts';
import type { Unsaved } from '#editor/drafts/draft-store.ts';
import { noteInBrowser } from '#editor/session/testing/note-kind.ts';
import { createQueryClient } from '#platform/http/query-client.ts';
import { AuthContext, type Auth } from '#platform/session/auth-context.tsx';
import type { Profile } from '#platform/session/profile.ts';
import { mount, unmount } from '#tests/support/mounted.tsx';

import { Dashboard } from './dashboard.tsx';

const user: Profile = {
  id: 7,
  email: 'ana@example.com',
  phone: null,
  subscriptionStatus: 'inactive',
  subscriptionExpiresAt: null,
};
const todo = () => Promise.resolve();
const auth: Auth = {
  status: 'signedIn',
  user,
  login: () => undefined,
  logout: todo,
  forget: todo,
  refresh: todo,
};
const saved = { id: 3, title: 'Packing list', templateId: 'plain', updatedAt: '2026-01-01T00:00:00.000Z' };

let answer: () => Response;
/** Saved documents as the server answers them, by their paths. */
const documents = new Map<string, unknown>();
let asked: string[] = [];
const ofNote = (unsaved: readonly Unsaved[], id: number) =>
  unsaved.filter(({ document }) => document === `note/${id}`);
beforeEach(() => {
  localStorage.clear();
  documents.clear();
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const stored = documents.get(path);
    if (stored) return Response.json(stored);
    if (path === '/api/drafts') return Response.json([]);
    return path.endsWith('/dashboard')
      ? answer()
      : new Response('', {
          headers: { 'Content-Type': path.includes('/download') ? 'application/pdf' : 'image/svg+xml' },
        });
  });
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

async function show(person = user): Promise<void> {
  const client = createQueryClient();
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  await mount(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <AuthContext value={{ ...auth, status: 'signedIn', user: person }}>
          <ToastProvider>
            <Dashboard user={person} kinds={[noteInBrowser]} />
          </ToastProvider>
        </AuthContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
const seen = (text: string) =>
  vi.waitFor(() => act(async () => expect(document.body.textContent).toContain(text)));
/** Chooses from the menu of the card with that title, by key. */
async function choose(title: string, entry: string): Promise<void> {
  const card = [...document.querySelectorAll('li')].find(({ textContent }) => textContent?.includes(title));
  const trigger = card?.querySelector('[aria-label="More options"]');
  await act(async () =>
    trigger?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
  );
  const items = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  await act(async () => items.find(({ textContent }) => textContent === entry)?.click());
}
const link = (name: string) =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name)?.getAttribute('href');

test('a further kind has its tab, its cards and its unsaved documents, with the ways to them', async () => {
  answer = () => Response.json([saved]);
  await deviceDocuments(user.id).drafts.keep('note/new', {
    ...{ title: '', templateId: 'plain', data: { text: 'Bring the diploma' }, baseVersion: null },
    ...{ writtenAt: '2026-01-01T00:00:00.000Z', creationKey: 'key' },
  });
  await show();
  await seen('Notes (1)');
  await seen('Packing list');
  expect(link('Edit Note')).toBe('/note-builder?id=3&template=plain');
  expect(document.body.textContent).toContain('Bring the diploma');
  expect(link('Continue')).toBe('/note-builder/new?draft=key');
});

test('what was written before anyone signed in is told as a sentence', async () => {
  answer = () => Response.json([]);
  await deviceDocuments(NOBODY).drafts.keep('note/new', {
    ...{ title: '', templateId: 'plain', data: { text: 'Bring the diploma' }, baseVersion: null },
    ...{ writtenAt: new Date().toISOString(), creationKey: 'key' },
  });
  await show();
  await seen('Written here before anyone signed in. Is it yours?');
  await seen('A note, less than a minute ago');
});

test('changes that the server has, though the page was gone before its answer, are told as saved', async () => {
  const stored = { ...saved, id: 5, version: 2, data: { schemaVersion: 1, text: 'And a torch' } };
  answer = () => Response.json([{ ...saved, id: 5 }]);
  documents.set('/api/notes/5', stored);
  const draft = { title: saved.title, templateId: 'plain', data: { text: 'And a torch' }, baseVersion: 1 };
  const { drafts } = deviceDocuments(user.id);
  await drafts.keep('note/5', { ...draft, writtenAt: '2026-01-02T00:00:00.000Z' });
  await show();
  await vi.waitFor(() => act(async () => expect(ofNote(await drafts.list(), 5)).toEqual([])));
  expect(document.body.textContent).not.toContain('This device has changes that are not saved yet.');
});

test('changes that the server does not have stay, whatever else was saved of the document', async () => {
  const stored = { ...saved, id: 6, version: 2, data: { schemaVersion: 1, text: 'And a lamp' } };
  answer = () => Response.json([{ ...saved, id: 6 }]);
  documents.set('/api/notes/6', stored);
  const draft = { title: saved.title, templateId: 'plain', data: { text: 'And a torch' }, baseVersion: 1 };
  const { drafts } = deviceDocuments(user.id);
  await drafts.keep('note/6', { ...draft, writtenAt: '2026-01-02T00:00:00.000Z' });
  await show();
  await seen('This device has changes that are not saved yet.');
  await vi.waitFor(() => expect(asked).toContain('/api/drafts'));
  const left = ofNote(await drafts.list(), 6);
  expect(left).toHaveLength(1);
  await left[0]?.remove();
});

test('a download says where it is without what this device has not saved yet', async () => {
  const other = { ...saved, id: 4, title: 'Shopping list' };
  answer = () => Response.json([saved, other]);
  await deviceDocuments(user.id).drafts.keep('note/3', {
    ...{ title: saved.title, templateId: 'plain', data: { text: 'And a torch' }, baseVersion: 1 },
    writtenAt: '2026-01-02T00:00:00.000Z',
  });
  await show({ ...user, subscriptionStatus: 'active', subscriptionExpiresAt: '2100-01-01T00:00:00.000Z' });
  await seen('This device has changes that are not saved yet.');
  await choose('Packing list', 'Download PDF');
  await seen('Your note is ready for download; what is not saved yet is not in it.');
  await choose('Shopping list', 'Download PDF');
  await seen('Your note is ready for download.');
});

test('a list that is no list is said to be not loaded, and what this device has stays', async () => {
  answer = () => new Response('<!doctype html><title>Welcome</title>');
  const { copies } = deviceDocuments(user.id);
  vi.spyOn(copies, 'list').mockResolvedValue([
    { document: 'note/3', copy: { ...saved, version: 1, data: {} } },
  ]);
  await show();
  await seen('We could not load your notes');
  await seen('Packing list');
});

test('a list that failed without a network is read by itself once the network is back', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await show();
  await seen('We could not load your notes');
  await act(async () => window.dispatchEvent(new Event('offline')));
  answer = () => Response.json([saved]);
  await act(async () => window.dispatchEvent(new Event('online')));
  await seen('Notes (1)');
});

test('a list that failed is read again when somebody looks at the window, and one that came is left', async () => {
  answer = () => new Response('', { status: 502 });
  await show();
  await seen('We could not load your notes');
  answer = () => Response.json([saved]);
  const look = () => act(async () => window.dispatchEvent(new Event('visibilitychange')));
  await look();
  await seen('Notes (1)');
  const listsAsked = () => asked.filter((path) => path.endsWith('/dashboard')).length;
  const before = listsAsked();
  await look();
  expect(listsAsked()).toBe(before);
});

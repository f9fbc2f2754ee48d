// @vitest-environment happy-dom
import { ToastProvider } from '#ui/toast/toast.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceDocuments } from '#editor/drafts/device-drafts.ts';
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
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/dashboard')
      ? answer()
      : new Response('', { headers: { 'Content-Type': 'image/svg+xml' } }),
  );
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

async function show(): Promise<void> {
  const client = createQueryClient();
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  await mount(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <AuthContext value={auth}>
          <ToastProvider>
            <Dashboard user={user} kinds={[noteInBrowser]} />
          </ToastProvider>
        </AuthContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
const seen = (text: string) =>
  vi.waitFor(() => act(async () => expect(document.body.textContent).toContain(text)));
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

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShownPhoto } from '#editor/photo/calls.ts';
import { AuthContext, type Auth } from '#platform/session/auth-context.tsx';
import { mount, press, unmount } from '#tests/support/mounted.tsx';
import { PhotosCard } from './photos-card.tsx';

vi.mock('#editor/photo/photo-bytes.ts', () => ({ photoBytes: () => Promise.resolve(new Uint8Array([1])) }));

/** What the server keeps, and what it says to whoever deletes one. */
let kept: ShownPhoto[] = [];
let refusal: string | undefined;

const answer = (status: number, body: unknown) =>
  new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

/** Every answer takes longer than a window that gives the focus back. */
const soon = (answered: () => Response) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(answered()), 30));

beforeEach(() => {
  refusal = undefined;
  vi.stubGlobal('fetch', (address: string | URL | Request, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'DELETE') return soon(() => answer(200, kept));
    if (refusal) return soon(() => answer(409, { message: refusal, code: 'photo_in_use' }));
    const { pathname } = new URL(address instanceof Request ? address.url : address, 'http://localhost');
    kept = kept.filter(({ id }) => !pathname.endsWith(id));
    return soon(() => answer(204, null));
  });
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

const photo = (id: string, inUse: Partial<ShownPhoto> = {}): ShownPhoto => ({
  ...{ id, size: 9, documents: [], places: [] },
  ...inUse,
});

async function open(): Promise<void> {
  const auth = { refresh: () => Promise.resolve() } as unknown as Auth; // All that is asked of it.
  const kindOf = (kind: string) =>
    kind === 'resume' ? { Name: 'Resume', editPath: '/resume-builder' } : undefined;
  await mount(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <AuthContext value={auth}>
          <PhotosCard kindOf={kindOf} />
        </AuthContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await act(() => vi.waitFor(() => expect(said()).not.toContain('Loading')));
}

const rowButton = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('li button')].find(({ textContent }) => textContent === name);

/** Presses the button of a row by the keyboard: it has the focus, and gets it back once the question is answered. */
async function askToDelete(name: string): Promise<void> {
  rowButton(name)?.focus();
  await press(name);
}

const said = () => document.body.textContent ?? '';
const rows = () => [...document.querySelectorAll('ul[aria-label="Your photos"] > li')];

test('a photo that nothing uses is deleted once that is confirmed, and it is said', async () => {
  kept = [photo('aa'), photo('bb')];
  await open();
  expect(rows()).toHaveLength(2);
  await askToDelete('Delete photo 2 of 2');
  expect(said()).toContain('It is gone at once and for good.');
  await press('Delete');
  await act(() => vi.waitFor(() => expect(rows()).toHaveLength(1)));
  expect(kept.map(({ id }) => id)).toEqual(['aa']);
  await act(() => vi.waitFor(() => expect(said()).toContain('The photo is deleted.')));
  // The button that had the focus is gone.
  await act(() =>
    vi.waitFor(() => expect(document.activeElement?.textContent).toBe('The photo is deleted.')),
  );
});

test('of one that is in use it is said where, with the way there, and nothing offers to delete it', async () => {
  const documents = [{ id: 7, kind: 'resume', title: 'For the bakery' }];
  kept = [photo('aa', { documents, places: ['versions', 'somewhere new'] })];
  await open();
  expect(said()).toContain('Still in use. To delete it, take it out of:');
  expect(said()).toContain('an earlier version of one of your documents');
  expect(said()).toContain('something else that is kept');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/resume-builder?id=7');
  expect(document.querySelector('li button')).toBeNull();
});

test('one that came into use meanwhile stays, and the server’s words say where it is', async () => {
  kept = [photo('aa')];
  refusal = 'This photo is still in one of your documents.';
  await open();
  kept = [photo('aa', { places: ['drafts'] })];
  await askToDelete('Delete your photo');
  await press('Delete');
  await act(() => vi.waitFor(() => expect(said()).toContain('still in one of your documents')));
  expect(rows()).toHaveLength(1);
  // It cannot be deleted any more, so that the button that had the focus is gone, too.
  await act(() => vi.waitFor(() => expect(document.querySelector('li button')).toBeNull()));
  await act(() => vi.waitFor(() => expect(document.activeElement?.textContent).toBe(refusal)));
});

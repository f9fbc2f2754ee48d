// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { ShownAnyLink } from '#editor/links/calls.ts';
import { createQueryClient } from '#platform/http/query-client.ts';
import { AuthContext, type Auth } from '#platform/session/auth-context.tsx';
import { mount, press, unmount } from '#tests/support/mounted.tsx';
import { LinksCard } from './links-card.tsx';

const link = (id: number, more: Partial<ShownAnyLink> = {}): ShownAnyLink => ({
  ...{ id, label: `Link ${id}`, hide: ['phone'], countOpens: false, version: 1, opens: [] },
  ...{ createdAt: '2026-11-20T10:00:00Z', updatedAt: '2026-11-20T10:00:00Z', state: 'open' },
  ...{ expiresAt: '2027-11-20T10:00:00Z', kind: 'resume', documentId: 4, documentTitle: 'All I did' },
  ...more,
});
const none = () => Promise.resolve();
const refresh = vi.fn(none);
const AUTH: Auth = {
  status: 'signedIn',
  user: {
    ...{ id: 7, email: 'ana@example.com', phone: null },
    ...{ subscriptionStatus: 'inactive', subscriptionExpiresAt: null },
  },
  ...{ login: () => undefined, logout: none, forget: none, refresh },
};
const KINDS: Record<string, { Name: string; editPath: string }> = {
  resume: { Name: 'Resume', editPath: '/resume-builder' },
};

let there: ShownAnyLink[] = [];
const taken: string[] = [];
async function open(
  links: ShownAnyLink[],
  at = '/account',
  taking = () => new Response(null, { status: 204 }),
) {
  there = links;
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Response.json(there);
    taken.push(path);
    const answer = taking();
    if (answer.ok) there = there.filter(({ id }) => path !== `/api/links/${id}`);
    return answer;
  });
  await mount(
    <QueryClientProvider client={createQueryClient()}>
      <AuthContext value={AUTH}>
        <MemoryRouter initialEntries={[at]}>
          <LinksCard kindOf={(kind) => KINDS[kind]} />
        </MemoryRouter>
      </AuthContext>
    </QueryClientProvider>,
  );
  await vi.waitFor(() => act(async () => expect(document.querySelector('[aria-busy]')).toBeNull()));
}
const rows = () => [...document.querySelectorAll('ul > li')].map(({ textContent }) => textContent);
const said = () => document.querySelector('[role=status]')?.textContent;

afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
  taken.length = 0;
  refresh.mockClear();
});

test('each link is named with its document, until when it is and what it leaves out, those that lead somewhere first', async () => {
  await open([
    link(3, { state: 'expired' }),
    link(2),
    link(1, { kind: 'drawing', documentTitle: 'A house' }),
  ]);
  expect(rows()).toEqual([
    expect.stringMatching(/^Link 2Resume: All I didUntil November 20, 2027, without phone/),
    expect.stringMatching(/^Link 1Document: A house/),
    expect.stringMatching(/^Link 3.*Has run out/),
  ]);
  const ways = [...document.querySelectorAll('li a')].map((way) => way.getAttribute('href'));
  expect(ways).toEqual(['/resume-builder?id=4', '/resume-builder?id=4']);
});

test('a link is taken back once that is confirmed, and the focus is where it is told', async () => {
  await open([link(2), link(1)]);
  await press('Take back Link 2, All I did');
  expect(taken).toEqual([]);
  await press('Take back');
  await vi.waitFor(() => act(async () => expect(rows()).toHaveLength(1)));
  expect(taken).toEqual(['/api/links/2']);
  expect(said()).toBe('The link was taken back. It leads nowhere now.');
  expect(document.activeElement?.textContent).toBe(said());
});

test('what could not be taken back is told, and stays', async () => {
  const refused = () => Response.json({ message: 'Not now.', code: 'unavailable' }, { status: 503 });
  await open([link(2)], '/account', refused);
  await press('Take back Link 2, All I did');
  await press('Take back');
  await vi.waitFor(() => act(async () => expect(said()).toBe('Not now.')));
  expect(rows()).toHaveLength(1);
});

test('who comes for the links is led to them', async () => {
  await open([], '/account#links');
  expect(document.activeElement?.id).toBe('links');
  expect(document.body.textContent).toContain('There are none.');
});

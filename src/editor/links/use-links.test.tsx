// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#platform/http/query-client.ts';
import { AuthContext, type Auth } from '#platform/session/auth-context.tsx';
import { mount, press, unmount } from '#tests/support/mounted.tsx';
import { LinkList } from './link-list.tsx';
import type { ShownLink } from './calls.ts';
import { missingLine } from './link-texts.ts';
import { useLinks } from './use-links.ts';

const LINK: ShownLink = {
  ...{ id: 3, label: 'Nordlys', hide: ['address', 'references'], countOpens: false, version: 1, opens: [] },
  ...{ createdAt: '2026-11-20T10:00:00Z', updatedAt: '2026-11-20T10:00:00Z' },
  ...{ expiresAt: '2027-11-20T10:00:00Z', state: 'open' },
};

const savedId = vi.fn<() => Promise<number | undefined>>();

function Page() {
  const links = useLinks({ path: '/api/resumes', id: 1, savedId });
  return (
    <>
      <LinkList listed={[LINK]} links={links} present={2} hasAccess noun="resume" />
      <button onClick={() => links.make({ label: 'For you' })}>Make</button>
    </>
  );
}

type Call = { path: string; method: string; key: string | null };

/** Notes what is asked, and answers what is not a look at the list. */
function answering(answer: (call: Call) => Response | undefined): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers }: RequestInit = {}) => {
    const call = { path, method, key: new Headers(headers).get('Idempotency-Key') };
    if (method === 'GET') return Response.json([LINK]);
    calls.push(call);
    const answered = answer(call);
    if (!answered) throw new TypeError('Failed to fetch');
    return answered;
  });
  return calls;
}

const none = () => Promise.resolve();
const AUTH: Auth = {
  status: 'signedIn',
  user: {
    ...{ id: 7, email: 'ana@example.com', phone: null },
    ...{ subscriptionStatus: 'active', subscriptionExpiresAt: null },
  },
  ...{ login: () => undefined, logout: none, forget: none, refresh: none },
};

const open = () =>
  mount(
    <QueryClientProvider client={createQueryClient()}>
      <AuthContext value={AUTH}>
        <Page />
      </AuthContext>
    </QueryClientProvider>,
  );

afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
  savedId.mockReset();
});

const RENEW = 'Show the present version Nordlys';

test('making a link anew tells what still stands in texts, and what was not found', async () => {
  savedId.mockResolvedValue(1);
  const standing = [{ of: 'address', value: 'Trondheim', place: 'Professional summary' }];
  answering(() => Response.json({ id: 3, version: 2, standing, missing: ['references'] }));
  await open();
  await press(RENEW);
  await vi.waitFor(() => expect(document.body.textContent).toContain('“Trondheim” in Professional summary'));
  expect(document.body.textContent).toContain(missingLine(['references'], 'resume'));
});

test('while the document is saved first, a second press does nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  savedId.mockReturnValue(promise);
  const calls = answering(() => Response.json({ id: 3, version: 2, standing: [] }));
  await open();
  await press(RENEW);
  await press(RENEW).catch(() => undefined);
  await act(async () => resolve(1));
  await vi.waitFor(() => expect(document.body.textContent).toContain('shows the present version now'));
  expect(calls).toHaveLength(1);
  expect(savedId).toHaveBeenCalledOnce();
});

test('a link whose answer was lost is asked for again with its key, and the next one with another', async () => {
  savedId.mockResolvedValue(1);
  let isLost = true;
  const made = { id: 4, url: 'https://x.example/s/a', expiresAt: LINK.expiresAt, standing: [] };
  const calls = answering(() => (isLost ? undefined : Response.json(made, { status: 201 })));
  await open();
  for (const lost of [true, false, false]) {
    isLost = lost;
    await press('Make');
    await vi.waitFor(() => expect(calls.at(-1)?.key).toBeTruthy());
    await act(async () => new Promise((done) => setTimeout(done, 20)));
  }
  const [first, again, next] = calls.map(({ key }) => key);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

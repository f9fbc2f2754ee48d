// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#platform/http/query-client.ts';
import { mount, unmount } from '#tests/support/mounted.tsx';
import { useAuth } from './auth-context.tsx';
import { AuthProvider, type PersonalStorage } from './auth-provider.tsx';
import { cacheProfile } from './cached-profile.ts';
import { readToken, storeToken } from './token-store.ts';

const profile = { id: 7, email: 'ana@example.com', phone: null } as const;
const user = { ...profile, subscriptionStatus: 'inactive', subscriptionExpiresAt: null } as const;
const nothing = () => Promise.resolve();
const storage = {
  forgetDocuments: nothing,
  forgetSavedDocuments: nothing,
  clear: () => undefined,
  clearThisTab: () => undefined,
  onForgottenElsewhere: () => () => undefined,
} as unknown as PersonalStorage; // What is forgotten is no matter of these tests.

beforeEach(() => {
  localStorage.clear();
  storeToken('token');
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

function Who() {
  const { status, user: person } = useAuth();
  return (
    <p>
      {status} {person?.email}
    </p>
  );
}

async function show(answer: () => Response, expected: string): Promise<void> {
  vi.stubGlobal('fetch', async () => answer());
  await mount(
    <QueryClientProvider client={createQueryClient()}>
      <AuthProvider storage={storage}>
        <Who />
      </AuthProvider>
    </QueryClientProvider>,
  );
  await vi.waitFor(() => act(async () => expect(document.body.textContent.trim()).toBe(expected)));
}

const html = '<!doctype html><title>Welcome</title>';
const WRONG: [string, () => Response][] = [
  ['the page of a network that wants a sign-in', () => new Response(html)],
  ['such a page with 401', () => new Response(html, { status: 401 })],
  ['a profile that was cut short', () => new Response(JSON.stringify(user).slice(0, -4))],
  ['a profile of another version', () => Response.json({ ...user, id: 'seven' })],
];

test.each(WRONG)('%s signs nobody out, and lets in who is known on this device', async (_, answer) => {
  cacheProfile('token', user);
  await show(answer, 'signedIn ana@example.com');
  expect(readToken()).toBe('token');
});

test('a right answer signs in, and the 401 of the API alone signs out', async () => {
  await show(() => Response.json(user), 'signedIn ana@example.com');
  const over = { message: 'Please sign in.', code: 'unauthenticated' };
  await show(() => Response.json(over, { status: 401 }), 'signedOut');
  expect(readToken()).toBeNull();
});

// @vitest-environment happy-dom
import { act } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiFetch } from '#platform/http/api-fetch.ts';
import { mount, unmount } from '#tests/support/mounted.tsx';
import { useAuth, type Auth } from './auth-context.tsx';
import { AuthProvider, type PersonalStorage } from './auth-provider.tsx';
import { keepProfile, keptProfile } from './kept-profile.ts';
import { readToken, removeToken, storeToken } from './token-store.ts';

const person = (id: number) => ({
  ...{ id, email: `person${id}@example.com`, phone: null },
  ...{ subscriptionStatus: 'inactive' as const, subscriptionExpiresAt: null },
});

/** What of whom was removed. */
let removed: string[];
const storage: PersonalStorage = {
  forgetDocuments: (id) => Promise.resolve(void removed.push(`documents of ${id}`)),
  forgetErased: (id) => Promise.resolve(void removed.push(`everything of ${id}`)),
  forgetSavedDocuments: (id) => Promise.resolve(void removed.push(`saved documents but of ${id}`)),
  clear: (id) => void removed.push(`storage of ${id}`),
  clearThisTab: () => void removed.push('this tab'),
  onForgottenElsewhere: () => () => undefined,
};

let auth: Auth | undefined;
function Look() {
  auth = useAuth();
  return null;
}

const erased = () =>
  Response.json({ message: 'This account was deleted.', code: 'account_erased' }, { status: 401 });
const signedOut = () =>
  Response.json({ message: 'Please sign in.', code: 'unauthenticated' }, { status: 401 });

async function open(answer: () => Response): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  await mount(
    <QueryClientProvider client={new QueryClient()}>
      <AuthProvider storage={storage}>
        <Look />
      </AuthProvider>
    </QueryClientProvider>,
  );
  await act(() => Promise.resolve());
}

beforeEach(() => {
  removed = [];
  auth = undefined;
});
afterEach(async () => {
  await unmount();
  removeToken();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('a browser that comes with a token of an erased account removes all of that account, and says why', async () => {
  storeToken('token');
  keepProfile('token', person(7));
  await open(erased);
  expect(auth).toMatchObject({ status: 'signedOut', erased: true, loggedOut: true });
  expect(removed).toContain('everything of 7');
  expect([readToken(), keptProfile('token')]).toEqual([null, undefined]);
});

test('so does one whose page was open, at the next call of whatever kind', async () => {
  storeToken('token');
  await open(() => Response.json(person(8)));
  expect(auth?.status).toBe('signedIn');
  vi.stubGlobal('fetch', () => Promise.resolve(erased()));
  await act(async () => void (await apiFetch('/api/resumes/1', { method: 'PUT' }).catch(() => undefined)));
  expect(auth).toMatchObject({ status: 'signedOut', erased: true });
  expect(removed).toContain('everything of 8');
});

test('a session that only ended leaves what is not saved', async () => {
  storeToken('token');
  keepProfile('token', person(7));
  await open(signedOut);
  expect(auth?.status).toBe('signedOut');
  expect(auth).not.toHaveProperty('erased');
  expect(removed).toEqual(['saved documents but of null']);
});

test('whoever has signed in meanwhile stays signed in, and loses nothing', async () => {
  storeToken('erased');
  keepProfile('erased', person(7));
  await open(() => Response.json(person(7)));
  vi.stubGlobal('fetch', () => Promise.resolve(erased()));
  const late = apiFetch('/api/resumes/1').catch(() => undefined);
  await act(async () => auth?.login('theirs', person(9)));
  removed = [];
  await act(async () => void (await late));
  expect(auth).toMatchObject({ status: 'signedIn', user: { id: 9 } });
  expect(readToken()).toBe('theirs');
  expect(removed.filter((what) => what !== 'everything of 7')).toEqual([]);
});

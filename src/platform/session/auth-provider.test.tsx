// @vitest-environment happy-dom
import { act } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nothing } from '#platform/http/answer-shapes.ts';
import { apiCall } from '#platform/http/api-call.ts';
import { mount, unmount } from '#tests/support/mounted.tsx';
import { useAuth, type Auth } from './auth-context.tsx';
import { AuthProvider } from './auth-provider.tsx';
import type { PersonalStorage } from './personal-storage.ts';
import { cacheProfile, cachedProfile } from './cached-profile.ts';
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

/** Any call of the API. */
const save = apiCall<void>('PUT', '/api/resumes/1', nothing);

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
  await vi.waitFor(() => act(async () => expect(auth?.status).not.toBe('loading')));
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
  cacheProfile('token', person(7));
  await open(erased);
  expect(auth).toMatchObject({ status: 'signedOut', erased: true, loggedOut: true });
  expect(removed).toContain('everything of 7');
  expect([readToken(), cachedProfile('token')]).toEqual([null, undefined]);
});

test('so does one whose page was open, at the next call of whatever kind', async () => {
  storeToken('token');
  await open(() => Response.json(person(8)));
  expect(auth?.status).toBe('signedIn');
  vi.stubGlobal('fetch', () => Promise.resolve(erased()));
  await act(async () => void (await save().catch(() => undefined)));
  expect(auth).toMatchObject({ status: 'signedOut', erased: true });
  expect(removed).toContain('everything of 8');
});

/** What another tab of the browser has done to its storage. */
const elsewhere = (key: string, newValue: string | null) =>
  act(async () => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));

test('the other tabs of an erased account say why they are signed out', async () => {
  storeToken('token');
  cacheProfile('token', person(7));
  const own = localStorage;
  const changed: string[] = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => own.getItem(key),
    setItem: (key: string, value: string) => void own.setItem((changed.push(key), key), value),
    removeItem: (key: string) => own.removeItem((changed.push(key), key)),
  });
  await open(erased);
  // What only passes by is heard of before the token goes, and nothing of it stays.
  const [said = '', again, ...others] = changed;
  expect([again, others[0], own.getItem(said)]).toEqual([said, 'sessionToken', null]);
  await unmount();
  vi.unstubAllGlobals();
  storeToken('token');
  await open(() => Response.json(person(7)));
  await elsewhere(said, 'now');
  await elsewhere(said, null);
  await elsewhere('sessionToken', null);
  expect(auth).toMatchObject({ status: 'signedOut', erased: true });
});

test('a tab that is signed out by another one says nothing of an erased account', async () => {
  storeToken('token');
  await open(() => Response.json(person(7)));
  await elsewhere('sessionToken', null);
  expect(auth?.status).toBe('signedOut');
  expect(auth).not.toHaveProperty('erased');
});

test('a session that only ended leaves what is not saved', async () => {
  storeToken('token');
  cacheProfile('token', person(7));
  await open(signedOut);
  expect(auth?.status).toBe('signedOut');
  expect(auth).not.toHaveProperty('erased');
  expect(removed).toEqual(['saved documents but of null']);
});

test('whoever has signed in meanwhile stays signed in, and loses nothing', async () => {
  storeToken('erased');
  cacheProfile('erased', person(7));
  await open(() => Response.json(person(7)));
  vi.stubGlobal('fetch', () => Promise.resolve(erased()));
  const late = save().catch(() => undefined);
  await act(async () => auth?.login('theirs', person(9)));
  removed = [];
  await act(async () => void (await late));
  expect(auth).toMatchObject({ status: 'signedIn', user: { id: 9 } });
  expect(readToken()).toBe('theirs');
  expect(removed.filter((what) => what !== 'everything of 7')).toEqual([]);
});

const html = '<!doctype html><title>Welcome</title>';
const WRONG: [string, () => Response][] = [
  ['the page of a network that wants a sign-in', () => new Response(html)],
  ['such a page with 401', () => new Response(html, { status: 401 })],
  ['a profile that was cut short', () => new Response(JSON.stringify(person(7)).slice(0, -4))],
  ['a profile of another version', () => Response.json({ ...person(7), id: 'seven' })],
];

test.each(WRONG)('%s signs nobody out, and lets in who is known on this device', async (_, answer) => {
  storeToken('token');
  cacheProfile('token', person(7));
  await open(answer);
  expect(auth).toMatchObject({ status: 'signedIn', user: { id: 7 } });
  expect(readToken()).toBe('token');
  expect(removed).toEqual([]);
});

describe('a page that the browser kept while another one was shown', () => {
  const leave = () => window.dispatchEvent(new Event('pagehide'));
  const comeBack = (persisted = true) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const opened = async () => {
    storeToken('token');
    await open(() => Response.json(person(8)));
    removed = [];
    return vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  };
  afterEach(() => vi.restoreAllMocks());

  test.each([
    ['they have logged out', () => localStorage.removeItem('sessionToken')],
    ['somebody else has signed in', () => localStorage.setItem('sessionToken', 'of another')],
  ])('shows nothing more of its person once %s', async (_, happened) => {
    const reload = await opened();
    leave();
    happened();
    comeBack();
    expect(reload).toHaveBeenCalledOnce();
    expect(removed).toEqual(['this tab']);
  });

  test('goes on where they are still signed in', async () => {
    const reload = await opened();
    leave();
    comeBack();
    localStorage.removeItem('sessionToken');
    comeBack(false);
    expect(reload).not.toHaveBeenCalled();
    expect(removed).toEqual([]);
  });
});

// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import type { ReactNode } from 'react';
import ResumeBuilderPage from '#features/resumes/resume-builder-page.tsx';
import { DashboardPage } from '#features/dashboard/dashboard-page.tsx';
import { ACCOUNT_DELETED, AuthContext, type Auth, type AuthState } from '#platform/session/auth-context.tsx';
import { mount, unmount } from '#tests/support/mounted.tsx';
import { ToastProvider } from '#ui/toast/toast.tsx';
import AccountPage from './account-page.tsx';

const todo = () => Promise.resolve();
const authOf = (state: AuthState): Auth => ({
  ...state,
  login: () => undefined,
  logout: todo,
  forget: todo,
  refresh: todo,
});

afterEach(unmount);

async function textOf(page: ReactNode, state: AuthState): Promise<string> {
  await mount(
    <MemoryRouter>
      <AuthContext value={authOf(state)}>
        <ToastProvider>{page}</ToastProvider>
      </AuthContext>
    </MemoryRouter>,
  );
  return document.body.textContent;
}

const pages: readonly [string, ReactNode, string][] = [
  [
    'the dashboard',
    <DashboardPage kinds={[]} />,
    'Your resumes and cover letters are waiting behind your sign-in.',
  ],
  ['the account page', <AccountPage />, 'Your account is waiting behind your sign-in.'],
  ['a builder', <ResumeBuilderPage />, 'You need to be signed in to create resumes.'],
];

describe.each(pages)('%s', (_, page, usual) => {
  test('of an account that was deleted says so, and promises nothing', async () => {
    const text = await textOf(page, { status: 'signedOut', user: null, loggedOut: true, erased: true });
    expect(text).toContain(ACCOUNT_DELETED);
    expect(text).not.toContain(usual);
  });

  test('asks whoever is signed out otherwise to sign in', async () => {
    const text = await textOf(page, { status: 'signedOut', user: null });
    expect(text).toContain(usual);
    expect(text).not.toContain(ACCOUNT_DELETED);
  });
});

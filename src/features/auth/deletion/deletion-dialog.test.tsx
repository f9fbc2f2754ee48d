// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { AuthContext, type Auth } from '#platform/session/auth-context.tsx';
import { ToastContext } from '#ui/toast/toast.tsx';
import { mount, press, unmount } from '#tests/support/mounted.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';

const BEFORE = 'before@example.com';
const NOW = 'now@example.com';
const user = { id: 1, email: NOW, phone: null, subscriptionStatus: 'inactive', subscriptionExpiresAt: null };
const none = () => Promise.resolve();
const auth: Auth = {
  ...{ status: 'signedIn', user: { ...user, subscriptionStatus: 'inactive' } },
  ...{ login: () => undefined, logout: none, forget: none, refresh: none },
};

afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

/** Opens the dialog and asks for the code, of a server that answers so. */
async function askFor(sendCode: () => Response): Promise<string> {
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit) =>
    Promise.resolve(
      method === 'GET' && path.endsWith('/api/account/deletion')
        ? Response.json({ sentTo: BEFORE })
        : sendCode(),
    ),
  );
  await mount(
    <MemoryRouter>
      <AuthContext value={auth}>
        <ToastContext value={() => undefined}>
          <DeletionDialog onClose={() => undefined} />
        </ToastContext>
      </AuthContext>
    </MemoryRouter>,
  );
  await press('Send code to confirm');
  await act(none);
  return document.body.textContent;
}

const sent = { resendAfterSeconds: 60, handle: 'h'.repeat(43), sentTo: BEFORE };

test('the contact that the code went to is shown', async () => {
  expect(await askFor(() => Response.json(sent))).toContain(`Code sent to ${BEFORE}`);
});

test('also where the code was sent before the dialog was closed and opened again', async () => {
  const refusal = { message: 'a moment ago', code: 'code_recently_sent' };
  const text = await askFor(() => Response.json(refusal, { status: 429, headers: { 'Retry-After': '40' } }));
  expect(text).toContain(`Code sent to ${BEFORE}`);
  expect(text).not.toContain(NOW);
  expect(text).toContain('You have changed how you sign in');
});

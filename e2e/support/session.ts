import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { CODE_HANDLE_KEY } from '../../src/platform/session/code-handle.ts';
import { typicalResume } from '../../tests/factories/sample-resumes.ts';
import type { MailServer } from './mail-server.ts';

/**
 * Signs in over the wire, and stays on a page that runs nothing. The form is tried in sign-in.spec.ts, the dashboard in
 * its own specs: each page that is opened on the way costs every test that does not look at it.
 */
export async function signInOverTheWire(page: Page, mail: MailServer, email: string): Promise<void> {
  // What the browser keeps is written before the product reads it.
  await page.goto('/robots.txt');
  const known = await page.evaluate((key) => localStorage.getItem(key), CODE_HANDLE_KEY);
  const { handle } = await post(page, '/api/auth/send-otp', { email, handle: known });
  const code = await codeFor(mail, email);
  const signedIn = await post(page, '/api/auth/verify-otp', { email, code, handle });
  const kept = { sessionToken: signedIn.sessionToken, [CODE_HANDLE_KEY]: signedIn.handle ?? handle };
  await page.evaluate((items) => Object.assign(localStorage, items), kept);
}

/** Signs in over the wire and waits for the dashboard: what is looked at begins there. */
export async function signInToDashboard(page: Page, mail: MailServer, email: string): Promise<void> {
  await signInOverTheWire(page, mail, email);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: `Welcome back, ${email}!` })).toBeVisible();
}

/** The code in the next mail to somebody that has one. */
export async function codeFor(mail: MailServer, address: string): Promise<string> {
  for (;;) {
    const code = /\bcode\b.*?(\d{6})|(\d{6}).*?\bcode\b/iu.exec((await mail.take(address)).subject);
    if (code) return code[1] ?? code[2] ?? '';
  }
}

type SignInAnswer = { handle?: string; sessionToken?: string };

async function post(page: Page, path: string, data: object): Promise<SignInAnswer> {
  const answer = await page.request.post(path, { data });
  expect(answer.status(), path).toBe(200);
  return (await answer.json()) as SignInAnswer; // The contract of both calls.
}

/** Buys seven days over the wire, with the test card that always pays. The checkout is tried in checkout.spec.ts. */
export async function payOverTheWire(page: Page): Promise<void> {
  const checkout = await callApi(page, 'POST', '/api/create-subscription', { planType: '7days' });
  const { clientSecret, paymentId } = checkout as { clientSecret: string; paymentId: number }; // The contract.
  const card = { cardNumber: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };
  await callApi(page, 'POST', '/api/sandbox/card', { clientSecret, ...card });
  expect(await callApi(page, 'POST', `/api/payments/${paymentId}/settle`)).toEqual({ status: 'paid' });
}

/** Buys seven days over the wire and opens the dashboard. */
export async function payToDashboard(page: Page): Promise<void> {
  await payOverTheWire(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
}

/** Calls the API as the person who is signed in on the page. */
export async function callApi(page: Page, method: string, path: string, body?: unknown): Promise<unknown> {
  return page.evaluate(
    async ([how, where, what]) => {
      const answer = await fetch(where ?? '', {
        method: how ?? 'GET',
        headers: {
          Authorization: `Bearer ${localStorage.getItem('sessionToken')}`,
          ...(what === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(what === undefined ? {} : { body: what }),
      });
      return answer.status === 204 ? null : answer.json();
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );
}

/** Saves a typical resume and answers its id. */
export async function saveResume(page: Page, title: string): Promise<number> {
  const saved = await callApi(page, 'POST', '/api/resumes', {
    title,
    templateId: 'modern-1',
    data: typicalResume(),
  });
  return (saved as { id: number }).id; // The contract of the call.
}

/** Signs in over the wire, saves a typical resume and answers its id. The page stays on what runs nothing. */
export async function signInWithResume(
  page: Page,
  mail: MailServer,
  email: string,
  title = 'Mine',
): Promise<number> {
  await signInOverTheWire(page, mail, email);
  return saveResume(page, title);
}

/** Waits until a saved resume holds a value in its personal part. */
export async function expectSavedPersonal(
  page: Page,
  id: number,
  field: string,
  value: string,
): Promise<void> {
  const saved = async () => {
    const resume = await callApi(page, 'GET', `/api/resumes/${id}`);
    return (resume as { data: { personalInfo: Record<string, unknown> } }).data.personalInfo[field]; // The contract.
  };
  await expect.poll(saved).toBe(value);
}

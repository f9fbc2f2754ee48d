import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { CODE_HANDLE_KEY } from '../../src/platform/session/code-handle.ts';
import { typicalResume } from '../../tests/factories/sample-resumes.ts';
import { payWithTestCard } from './test.ts';
import type { MailServer } from './mail-server.ts';

/**
 * Signs in over the wire and waits for the dashboard: what is looked at begins there. The form is tried in
 * sign-in.spec.ts.
 */
export async function signInToDashboard(page: Page, mail: MailServer, email: string): Promise<void> {
  // A page of the site that runs nothing: what the browser keeps is written before the product reads it.
  await page.goto('/robots.txt');
  const known = await page.evaluate((key) => localStorage.getItem(key), CODE_HANDLE_KEY);
  const { handle } = await post(page, '/api/auth/send-otp', { email, handle: known });
  const code = await codeFor(mail, email);
  const signedIn = await post(page, '/api/auth/verify-otp', { email, code, handle });
  const kept = { sessionToken: signedIn.sessionToken, [CODE_HANDLE_KEY]: signedIn.handle ?? handle };
  await page.evaluate((items) => Object.assign(localStorage, items), kept);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: `Welcome back, ${email}!` })).toBeVisible();
}

/** The code in the newest mail to somebody. */
export async function codeFor(mail: MailServer, address: string): Promise<string> {
  return /\d{6}/.exec((await mail.take(address)).subject)?.[0] ?? '';
}

type SignInAnswer = { handle?: string; sessionToken?: string };

async function post(page: Page, path: string, data: object): Promise<SignInAnswer> {
  const answer = await page.request.post(path, { data });
  expect(answer.status(), path).toBe(200);
  return (await answer.json()) as SignInAnswer; // The contract of both calls.
}

/** Buys seven days through the checkout. */
export async function subscribe(page: Page): Promise<void> {
  await page.goto('/subscription?plan=7days');
  await payWithTestCard(page);
  await expect(page).toHaveURL(/\/dashboard/);
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

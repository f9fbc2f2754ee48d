import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { typicalResume } from '../../tests/factories/sample-resumes.ts';
import { payWithTestCard, signIn } from './test.ts';
import type { MailServer } from './mail-server.ts';

/** Signs in from /auth and waits for the dashboard. */
export async function signInToDashboard(page: Page, mail: MailServer, email: string): Promise<void> {
  await page.goto('/auth');
  await signIn(page, mail, email);
  await expect(page.getByRole('heading', { name: `Welcome back, ${email}!` })).toBeVisible();
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

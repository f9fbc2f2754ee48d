import type { Page } from '@playwright/test';
import { payOverTheWire, saveResume, signInOverTheWire, signInWithResume } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ savesData: true });

/** Fills the account of whoever is signed in, with ever smaller documents of text that cannot be packed. */
async function fillAccount(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const random = crypto.getRandomValues(new Uint8Array(19_000));
    const dense = Array.from(random, (byte) => String.fromCharCode(35 + (byte % 57))).join('');
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('sessionToken')}`,
      'Content-Type': 'application/json',
    };
    const ids: number[] = [];
    for (const [entries, length] of [
      [40, 19_000],
      [4, 19_000],
      [1, 8_000],
      [1, 2_500],
    ]) {
      const employment = Array.from({ length: entries ?? 0 }, () => ({
        description: dense.slice(0, length),
      }));
      const body = JSON.stringify({ title: 'Filler', templateId: 'modern-1', data: { employment } });
      for (let full = false; !full;) {
        const answer = await fetch('/api/resumes', { method: 'POST', headers, body });
        full = !answer.ok;
        if (answer.ok) ids.push(((await answer.json()) as { id: number }).id); // The contract of the call.
      }
    }
    return ids;
  });
}

test('a full account says so over the document, loses nothing, and takes it once there is room', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 409/);
  const id = await signInWithResume(page, mail, email, 'Written at last');
  const fillers = await fillAccount(page);
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('tab', { name: 'Summary' }).click();
  const summary = page.getByRole('textbox', { name: 'Summary' });
  // Words that no two are alike of, so that the database cannot pack them.
  const text = Array.from({ length: 1_500 }, (_, at) => ((at * 7_919_393) % 99_999_989).toString(36)).join(
    ' ',
  );
  await summary.fill(text);
  const told = page.getByRole('status').filter({ hasText: 'Your account is full' });
  await expect(told).toBeVisible();
  await expect(told).toContainText('What you wrote is kept on this device.');
  // The line stays while more is written, and the words come back after a reload.
  await summary.press('End');
  await expect(told).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Summary' }).click();
  await expect(summary).toHaveValue(text);
  await expect(told).toBeVisible();
  await page.evaluate(async (filler) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('sessionToken')}` };
    await fetch(`/api/resumes/${filler}`, { method: 'DELETE', headers });
  }, fillers[0]);
  await told.getByRole('button', { name: 'Save again' }).click();
  await expect(told).toHaveCount(0);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('the dashboard says that the account is full where a copy would pass it', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 409/);
  await signInOverTheWire(page, mail, email);
  // Copies are for those who have paid.
  await payOverTheWire(page);
  await saveResume(page, 'The only one');
  // What a full account answers is the same wherever it is asked.
  const full = { code: 'storage_full', message: 'Your account is full: please delete some.' };
  await page.route('**/api/resumes', (route) => route.fulfill({ status: 409, json: full }));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByText(/Your account is full/).first()).toBeVisible();
});

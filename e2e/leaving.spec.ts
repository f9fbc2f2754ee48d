import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { callApi, codeFor, signInToDashboard, signInWithResume } from './support/session.ts';
import { expect, expectToast, test } from './support/test.ts';

test.use({ savesData: true });

test('everything can be taken along in one zip', async ({ page, mail, email }) => {
  const id = await signInWithResume(page, mail, email);
  await page.goto('/account');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const zip = await saved;
  expect(zip.suggestedFilename()).toMatch(/^Foothold-Export-\d{4}-\d\d-\d\d\.zip$/);
  const files = Object.keys(unzipSync(readFileSync(await zip.path())));
  expect(files).toEqual([
    'account.json',
    `resumes/Mine-${id}.json`,
    `resumes/Mine-${id}.json-resume.json`,
    'README.txt',
  ]);
  await expectToast(page, 'Export ready');
});

test('a deleted account leaves nothing on the server or in this browser', async ({ page, mail, email }) => {
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('First name').fill('Written on this device');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Send code to confirm' }).click();
  await dialog.getByLabel('Verification code').fill(await codeFor(mail, email));
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expectToast(page, 'Account deleted');
  await expect(page).toHaveURL(/\/$/);
  expect((await mail.take(email)).subject).toBe('Your Foothold account is deleted');
  await expect.poll(() => leftInBrowser(page)).toEqual([]);

  await signInToDashboard(page, mail, email);
  expect(await callApi(page, 'GET', '/api/resumes/dashboard')).toEqual([]);
});

/** Whatever of a person the browser still holds: tokens, drafts, copies of documents. */
async function leftInBrowser(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('foothold');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('the database does not open'));
    });
    const names = await Promise.all(
      [...database.objectStoreNames].map(
        (table) =>
          new Promise<string[]>((resolve) => {
            const keys = database.transaction(table).objectStore(table).getAllKeys();
            keys.onsuccess = () => resolve(keys.result.map((key) => `${table}/${String(key)}`));
          }),
      ),
    );
    database.close();
    return [...names.flat(), ...Object.keys(localStorage)];
  });
}

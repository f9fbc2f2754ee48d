import type { Page } from '@playwright/test';
import { rowsOfDatabases } from './kept-on-device.ts';
import { callApi } from './session.ts';
import { expect } from './test.ts';

/** Opens the tab Personal of a resume and waits until it can be written in. */
export async function openPersonal(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
}

export async function beginResume(page: Page, firstName: string): Promise<void> {
  await page.goto('/resume-builder/new');
  await openPersonal(page);
  await page.getByLabel('First name').fill(firstName);
}

/** The documents on the dashboard, as the server has them. */
export async function titles(page: Page, path: '/api/resumes' | '/api/cover-letters'): Promise<string[]> {
  const list = (await callApi(page, 'GET', `${path}/dashboard`)) as { title: string }[]; // The contract of the call.
  return list.map(({ title }) => title).sort();
}

/** What the browser keeps for this site, database and local storage together. */
export async function onThisDevice(page: Page): Promise<string> {
  const rows = await page.evaluate(rowsOfDatabases);
  const storage = await page.evaluate(() => JSON.stringify(localStorage));
  return [storage, ...rows.map(({ content }) => content)].join('\n');
}

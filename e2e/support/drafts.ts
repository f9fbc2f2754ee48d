import type { Browser, Locator, Page } from '@playwright/test';
import { callApi } from './session.ts';
import { expect } from './test.ts';

/** What was begun and never saved, on the dashboard. */
export const waiting = (page: Page): Locator => page.getByRole('region', { name: 'Not saved yet' });

const drafts = async (page: Page) => (await callApi(page, 'GET', '/api/drafts')) as { title: string }[]; // The contract.
const kept = (page: Page) => async () => (await drafts(page)).map(({ title }) => title);

/** The person's own words are on the server. */
export async function expectKept(page: Page, ...expected: string[]): Promise<void> {
  await expect.poll(kept(page), { timeout: 15_000 }).toEqual(expected);
}

export async function toDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
}

/** Another device of the same person. */
export async function otherDevice(browser: Browser, page: Page): Promise<Page> {
  const token = await page.evaluate(() => localStorage.getItem('sessionToken'));
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(new URL('/robots.txt', page.url()).href);
  await other.evaluate((value) => localStorage.setItem('sessionToken', value ?? ''), token);
  return other;
}

/** Saves what is open for the first time. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/resume-builder\/\d+/);
}

import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export const getPdf = (page: Page): Locator => page.getByRole('button', { name: 'Get the PDF' });
/** The plans over the preview. */
export const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Get the PDF' });

/** The first field of a resume; its tab is opened. */
export async function firstName(page: Page): Promise<Locator> {
  await page.getByRole('tab', { name: 'Personal' }).click();
  return page.getByLabel('First name');
}

/** Chooses the plan that costs least, from the document that is open. */
export async function chooseCheapest(page: Page): Promise<void> {
  await getPdf(page).click();
  await sheet(page)
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Complete Purchase - $5', exact: true })).toBeVisible();
}

/** How many files come while something is loaded. */
export async function downloadsOf(page: Page, load: () => Promise<unknown>): Promise<number> {
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await load();
  return downloads;
}

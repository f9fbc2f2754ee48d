import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Begins a resume that is not saved. */
export async function writeResume(page: Page, firstName: string, template = 'tech-2'): Promise<void> {
  await page.goto(`/resume-builder/new?template=${template}`);
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Quince');
  await expect(page.getByText('Not saved yet').first()).toBeVisible();
}

/** Goes to the dashboard as a person does, within the page. */
export const toDashboard = async (page: Page) => {
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
};

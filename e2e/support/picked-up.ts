import { expect, type Page } from '@playwright/test';

/**
 * Waits until something is picked up by the keyboard and its list has been measured, which it is in the frame after: an
 * arrow key that comes within the same one finds no place to go to. No hand is as quick.
 */
export async function expectPickedUp(page: Page, told: string | RegExp): Promise<void> {
  await expect(page.getByText(told)).toBeAttached();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

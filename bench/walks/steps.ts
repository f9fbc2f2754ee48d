import type { Locator, Page } from '@playwright/test';
import type { Walker } from './walker.ts';

/** What stands in the newest message with a sign-in code. */
export type CodeFor = (address: string) => Promise<string>;

/** The fields of the section that is open, each by its label; of several entries that of the last. */
export const fieldOf =
  (page: Page) =>
  (name: string): Locator =>
    page.getByRole('tabpanel').getByRole('textbox', { name, exact: true }).last();

/** The bar at the end of a phone's screen. */
export function barOf(page: Page): Locator {
  return page.getByRole('group', { name: 'Steps' });
}

export function nextSection(walker: Walker): Promise<void> {
  return walker.press(barOf(walker.page).getByRole('button', { name: 'Next', exact: true }));
}

/** Writes into a field in place of what it holds. */
export async function rewrite(walker: Walker, field: Locator, text: string): Promise<void> {
  await walker.press(field);
  await walker.page.keyboard.press('ControlOrMeta+A');
  await walker.write(field, text);
}

/** Waits until the page says something. */
export function seen(walker: Walker, text: string | RegExp): Promise<void> {
  return walker.waitFor(walker.page.getByText(text).first().waitFor());
}

export async function signIn(walker: Walker, email: string, codeFor: CodeFor): Promise<void> {
  const { page } = walker;
  await walker.write(page.getByRole('textbox', { name: 'Email address' }), email);
  await walker.enter();
  const code = page.getByLabel('Verification code');
  await walker.waitFor(code.waitFor());
  await walker.write(code, await codeFor(email));
  if (await page.getByRole('button', { name: 'Verify & Sign In' }).isVisible()) await walker.enter();
}

/** From the open document to its file, by the plan that costs least. */
export async function payForFile(walker: Walker): Promise<string> {
  const { page } = walker;
  await walker.press(page.getByRole('button', { name: 'Get the PDF' }).first());
  await walker.press(page.getByRole('button', { name: 'Choose 7 Days' }));
  await walker.write(page.getByLabel('Card number'), '4242 4242 4242 4242');
  await walker.write(page.getByLabel('Expiry date'), '12/34');
  await walker.write(page.getByLabel('CVC'), '123');
  const file = page.waitForEvent('download');
  await walker.press(page.getByRole('button', { name: /^Complete Purchase - / }));
  return (await walker.waitFor(file)).suggestedFilename();
}

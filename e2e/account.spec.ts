import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectCleanInLightAndDark } from './support/accessibility.ts';
import type { MailServer } from './support/mail-server.ts';
import {
  codeFor,
  payOverTheWire,
  payToDashboard,
  signInOverTheWire,
  signInToDashboard,
} from './support/session.ts';
import { expect, expectToast, signIn, test } from './support/test.ts';

test.use({ savesData: true });

const card = (page: Page, title: string) => page.getByRole('region', { name: title });

async function openAccount(page: Page, mail: MailServer, email: string): Promise<void> {
  await signInToDashboard(page, mail, email);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible();
}

test('signed out, the account leads through signing in and back', async ({ page, mail, email }) => {
  await page.goto('/account');
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await signIn(page, mail, email);
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
});

test('the email address is changed by a code to the new one', async ({ page, mail, email }) => {
  const fresh = `new-${email}`;
  await openAccount(page, mail, email);
  await page.getByRole('button', { name: 'Change email address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New email address').fill('nobody@');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByLabel('New email address')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('New email address').fill(fresh);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByLabel('Verification code').fill(await codeFor(mail, fresh));
  await dialog.getByRole('button', { name: 'Change email address' }).click();
  await expectToast(page, 'Your email address is changed');
  await expect(page.getByText(`Signed in as ${fresh}`)).toBeVisible();
  expect((await mail.take(email)).subject).toContain('email address changed');
});

test('whoever signed in a while ago confirms first, and goes on where they were', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 403/);
  const fresh = `new-${email}`;
  await openAccount(page, mail, email);
  // The first try comes too late; what the new session asks for goes through.
  await page.route(
    '**/api/account/contacts/send-code',
    (route) =>
      route.fulfill({ status: 403, json: { message: 'Please confirm.', code: 'confirmation_required' } }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Change email address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New email address').fill(fresh);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByLabel('Verification code').fill(await codeFor(mail, email));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText(`Code sent to ${fresh}`)).toBeVisible();
  await dialog.getByLabel('Verification code').fill(await codeFor(mail, fresh));
  await dialog.getByRole('button', { name: 'Change email address' }).click();
  await expect(page.getByText(`Signed in as ${fresh}`)).toBeVisible();
  // The session that confirmed has taken the place of the old one.
  await expect(card(page, 'Where you are signed in').getByRole('listitem')).toHaveCount(1);
});

test('a wrong code is told at its field, and the right one still works', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 400/);
  const fresh = `new-${email}`;
  await openAccount(page, mail, email);
  await page.getByRole('button', { name: 'Change email address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New email address').fill(fresh);
  await dialog.getByLabel('New email address').press('Enter');
  const code = await codeFor(mail, fresh);
  const input = dialog.getByLabel('Verification code');
  await expect(input).toBeFocused();
  await input.fill(code === '000000' ? '111111' : '000000');
  await input.press('Enter');
  await expect(dialog.getByText('Invalid code. Please try again.')).toBeVisible();
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveValue('');
  await input.fill(code);
  await input.press('Enter');
  await expect(page.getByText(`Signed in as ${fresh}`)).toBeVisible();
});

test('a payment is shown with its receipt, is given back by the button, and the access ends', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await payOverTheWire(page);
  await page.goto('/account');
  await expect(card(page, 'Your plan').getByText('7 Days')).toBeVisible();
  const payments = card(page, 'Payments and receipts');
  await expect(payments.getByText('$5')).toBeVisible();

  const saved = page.waitForEvent('download');
  await payments.getByRole('button', { name: /^Receipt for payment/ }).click();
  const receipt = await saved;
  expect(receipt.suggestedFilename()).toMatch(/^Foothold-Receipt-\d+\.pdf$/);
  expect(
    readFileSync(await receipt.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  const button = payments.getByRole('button', { name: /^Refund payment/ });
  await button.click();
  const question = page.getByRole('alertdialog', { name: 'Have $5 back?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(button).toBeFocused();
  await button.click();
  await question.getByRole('button', { name: 'Refund' }).click();
  await expectToast(page, 'Refund made');
  await expect(payments.getByText('Refunded')).toBeVisible();
  await expect(button).toHaveCount(0);
  await expect(card(page, 'Your plan').getByRole('link', { name: 'See plans' })).toBeVisible();
  await mail.take(email); // The receipt.
  expect((await mail.take(email)).subject).toBe('Your Foothold refund: $5, 7 Days');
});

test('a refund that the provider refuses says why, and the button stays', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 409/);
  await signInOverTheWire(page, mail, email);
  await payToDashboard(page);
  await page.route('**/api/account/payments/*/refund', (route) =>
    route.fulfill({ status: 409, json: { message: 'The bank says no.', code: 'refund_refused' } }),
  );
  await page.goto('/account');
  const button = page.getByRole('button', { name: /^Refund payment/ });
  await button.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The bank says no.' })).toBeVisible();
  await expect(button).toBeVisible();
});

test('another device is signed out from here', async ({ page, browser, baseURL, mail, email }) => {
  await openAccount(page, mail, email);
  const other = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
  });
  const there = await other.newPage();
  await signInToDashboard(there, mail, email);
  await page.reload();
  const sessions = card(page, 'Where you are signed in');
  await expect(sessions.getByText('This device')).toBeVisible();
  await sessions.getByRole('button', { name: 'Sign out Safari on Mac' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expectToast(page, 'Safari on Mac is signed out.');
  await expect(sessions.getByText('Safari on Mac')).toHaveCount(0);
  await there.reload();
  await expect(there.getByText('Please sign in')).toBeVisible();
  await other.close();
});

test('signing out everywhere signs this device out too', async ({ page, mail, email, consoleErrors }) => {
  consoleErrors.allow(/status of 401/);
  await openAccount(page, mail, email);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expectToast(page, 'Signed out everywhere');
  await expect(page.getByText('Please sign in')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('sessionToken'))).toBeNull();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('nothing is wider than the screen, and the menu leads here', async ({ page, mail, email }) => {
    await signInOverTheWire(page, mail, email);
    await payToDashboard(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(page.getByText('This device')).toBeVisible();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
});

test('the page and its dialogs are accessible, in light and dark', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await payOverTheWire(page);
  await page.goto('/account');
  await expect(page.getByText('This device')).toBeVisible();
  await expectCleanInLightAndDark(page);
  for (const [button, title] of [
    ['Add phone number', 'Add phone number'],
    ['Delete account', 'Delete your account?'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expectCleanInLightAndDark(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: button })).toBeFocused();
  }
});

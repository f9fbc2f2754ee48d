import type { Page } from '@playwright/test';
import type { MailServer } from './support/mail-server.ts';
import { expect, expectToast, signIn, test } from './support/test.ts';
import { signInToDashboard } from './support/session.ts';

test('the contact step has its texts, and Send waits for a contact', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByText('Get Started').first()).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Email' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('main').getByText(/Terms of Service/)).toBeVisible();
  const send = page.getByRole('button', { name: 'Send Verification Code' });
  await expect(send).toBeDisabled();
  await page.getByRole('tab', { name: 'Phone' }).click();
  await page.getByLabel('Phone number').fill('+1 202 456 1111');
  await expect(send).toBeEnabled();
});

test('a wrong address gets a message by its field, and nothing is sent', async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel('Email address').fill('ana@');
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email address')).toHaveValue('ana@');
});

test('a pasted code is taken whole, and signing in leads to the dashboard', async ({ page, mail, email }) => {
  await page.goto('/auth');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Email address').press('Enter');
  await expectToast(page, "We've sent a verification code to your email.");
  await expect(page.getByRole('heading', { name: 'Verify Your Code' })).toBeVisible();
  await expect(page.getByText(`Code sent to ${email}`)).toBeVisible();
  const code = /\d{6}/.exec((await mail.take(email)).subject)?.[0] ?? '';
  const verify = page.getByRole('button', { name: 'Verify & Sign In' });
  await expect(verify).toBeDisabled();
  const input = page.getByLabel('Verification code');
  await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  await input.focus();
  await page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    `${code.slice(0, 3)} ${code.slice(3)}`,
  );
  await expect(input).toHaveValue(code);
  await verify.click();
  await expectToast(page, "You've successfully logged in.");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a wrong code is refused, stays on the step, and the right one still works', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 400/);
  await page.goto('/auth');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  const code = /\d{6}/.exec((await mail.take(email)).subject)?.[0] ?? '';
  await page.getByLabel('Verification code').fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Verify & Sign In' }).click();
  await expectToast(page, 'Verification failed');
  await expect(page.getByText('Invalid code. Please try again.').first()).toBeVisible();
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('button', { name: 'Verify & Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('Back clears the contact; asking again too soon leads to the code already sent', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 429/);
  await page.goto('/auth');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(page.getByRole('button', { name: 'Resend Code' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue('');
  // Limits are off here, so the answer is the one they would give.
  await page.route('**/api/auth/send-otp', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '42' },
      json: { message: 'We sent you a code a moment ago.', code: 'code_recently_sent' },
    }),
  );
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  const code = /\d{6}/.exec((await mail.take(email)).subject)?.[0] ?? '';
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('button', { name: 'Verify & Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('signing in never leads to another site', async ({ page, mail, email, baseURL }) => {
  await page.goto(`/auth?next=${encodeURIComponent('//elsewhere.example/')}`);
  await signIn(page, mail, email);
  await expect(page).toHaveURL(`${baseURL}/dashboard`);
});

test('logging out ends the session in every tab', async ({ page, context, mail, email }) => {
  await signInToDashboard(page, mail, email);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { name: /Welcome back/ })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(other.getByText('Please sign in')).toBeVisible();
});

test('a bad network does not end the session', async ({ page, mail, email, consoleErrors }) => {
  consoleErrors.allow(/status of 503|Failed to load/);
  await signInToDashboard(page, mail, email);
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 503, json: { message: 'Away', code: 'unavailable' } }),
  );
  await page.reload();
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await page.unroute('**/api/**');
  await expect(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible({ timeout: 20_000 });
});

test('the browser keeps its handle for codes: it comes with every call about them, and outlives logging out', async ({
  page,
  mail,
  email,
}) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (/send-otp|verify-otp/.test(request.url())) sent.push(request.postDataJSON().handle);
  });
  const kept = () => page.evaluate(() => localStorage.getItem('foothold:code-handle'));
  await signInByForm(page, mail, email);
  const first = await kept();
  expect(sent).toEqual([null, expect.stringMatching(/^[\w-]{43}$/)]);
  // Signing in has given it a new one, which nobody saw before.
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(first).not.toBe(sent[1]);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await kept()).toBe(first);
  await signInByForm(page, mail, email);
  expect(sent.slice(2)).toEqual([first, first]);
});

test('a handle that was tampered with keeps nobody out', async ({ page, mail, email }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('foothold:code-handle')) localStorage.setItem('foothold:code-handle', 'broken');
  });
  await signInByForm(page, mail, email);
});

test('where no more codes can be sent, the form says so, when to come back, and keeps the contact', async ({
  page,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 503/);
  const message = 'We cannot send more codes by email right now. Please try again in 2 hours.';
  await page.route('**/api/auth/send-otp', (route) =>
    route.fulfill({ status: 503, json: { message, code: 'sending_paused' } }),
  );
  await page.goto('/auth');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expectToast(page, message);
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(message);
});

test('the code can be mended by keys: arrows move among its digits, Backspace and Delete remove one', async ({
  page,
  email,
}) => {
  await page.goto('/auth');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Email address').press('Enter');
  const input = page.getByLabel('Verification code');
  await expect(input).toBeFocused();
  await page.keyboard.type('12x9');
  await expect(input).toHaveValue('129');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('3456');
  await expect(input).toHaveValue('123456');
  await expect(page.getByRole('button', { name: 'Verify & Sign In' })).toBeEnabled();
  await page.keyboard.press('Backspace');
  await expect(input).toHaveValue('12345');
  await expect(page.getByRole('button', { name: 'Verify & Sign In' })).toBeDisabled();
  // A slot that holds a digit is selected as a whole: what is typed there takes its place.
  const selected = () =>
    input.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(selected).toEqual([4, 5]);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(selected).toEqual([3, 4]);
  await page.keyboard.type('0');
  await expect(input).toHaveValue('12305');
  await page.keyboard.press('Delete');
  await expect(input).toHaveValue('1230');
});

async function signInByForm(page: Page, mail: MailServer, email: string): Promise<void> {
  await page.goto('/auth');
  await signIn(page, mail, email);
  await expect(page.getByRole('heading', { name: `Welcome back, ${email}!` })).toBeVisible();
}

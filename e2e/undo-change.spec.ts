import type { Page } from '@playwright/test';
import { expectClean } from './support/accessibility.ts';
import type { MailServer } from './support/mail-server.ts';
import { callApi, signInToDashboard, signInWithResume } from './support/session.ts';
import { expect, signIn, test } from './support/test.ts';

test.use({ savesData: true });

const BUTTON = 'Undo the change';

const thiefOf = (email: string) => email.replace('person', 'thief');

/** Somebody at a session of the person's replaces the email address. @returns the link that the person is sent */
async function takeOver(page: Page, mail: MailServer, email: string): Promise<string> {
  const thief = thiefOf(email);
  await callApi(page, 'POST', '/api/account/contacts/send-code', { email: thief });
  const code = /\d{6}/.exec((await mail.take(thief)).subject)?.[0] ?? '';
  await callApi(page, 'POST', '/api/account/contacts/verify', { email: thief, code });
  const { text } = await mail.take(email);
  return /https?:\S+\/undo-change#\S+/.exec(text)?.[0] ?? '';
}

/** The link's page on the product under test, whose address mails do not know. */
const pathOf = (link: string) => link.replace(/^https?:\/\/[^/]+/, '');

test('the owner of an account that was taken presses a button, and is in their account again', async ({
  page,
  browser,
  baseURL,
  mail,
  email,
  consoleErrors,
}) => {
  // Where the thief is signed in, the session is over.
  consoleErrors.allow(/status of 401/);
  const id = await signInWithResume(page, mail, email);
  const link = await takeOver(page, mail, email);

  // Signed out, on another device.
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const there = await context.newPage();
  const asked: string[] = [];
  there.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await there.goto(pathOf(link), { waitUntil: 'networkidle' });
  // Opening it does nothing, and the token has not left the browser.
  expect(asked.filter((call) => call.startsWith('POST'))).toEqual([]);
  expect(asked.join()).not.toContain(link.split('#')[1]);
  await expect(there.getByRole('heading', { level: 1 })).toHaveText(
    'Was your account changed by somebody else?',
  );
  await page.goto('/dashboard');
  await expect(page.getByText(thiefOf(email)).first()).toBeVisible();

  await there.getByRole('button', { name: BUTTON }).press('Enter');
  const done = there.getByRole('heading', { name: 'The change is undone', level: 1 });
  await expect(done).toBeFocused();
  await expect(there.getByRole('listitem').filter({ hasText: email })).toHaveText(email);
  expect((await mail.take(email)).subject).toBe('Your Foothold account: the change was undone');

  await page.reload();
  await expect(page.getByText('Please sign in')).toBeVisible();

  await there.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await signIn(there, mail, email);
  await expect(there).toHaveURL(/\/account$/);
  await expect(there.getByText(`Signed in as ${email}`)).toBeVisible();
  expect(await callApi(there, 'GET', `/api/resumes/${id}`)).toMatchObject({ title: 'Mine' });
  await context.close();
});

test('on the device of whoever took it too, which is signed out by it', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 401/);
  await signInToDashboard(page, mail, email);
  const link = await takeOver(page, mail, email);
  await page.goto(pathOf(link));
  await page.getByRole('button', { name: BUTTON }).click();
  await expect(page.getByRole('heading', { name: 'The change is undone' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sessionToken'))).toBeNull();
});

test('a link that was used, or is unknown, says so and leads on', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of (401|404|409)/);
  await signInToDashboard(page, mail, email);
  const link = pathOf(await takeOver(page, mail, email));
  await page.goto(link);
  await page.getByRole('button', { name: BUTTON }).click();
  await expect(page.getByRole('heading', { name: 'The change is undone' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: BUTTON }).click();
  await expect(page.getByRole('heading', { name: 'The change is undone already', level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: BUTTON })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Write to support' })).toBeVisible();

  await page.goto('/');
  await page.goto(`/undo-change#${'x'.repeat(43)}`);
  await page.getByRole('button', { name: BUTTON }).click();
  await expect(page.getByRole('heading', { name: 'This link does not work', level: 1 })).toBeFocused();
});

test('without a network nothing is lost: the button says so and can be pressed again', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|status of 401/);
  await signInToDashboard(page, mail, email);
  const link = pathOf(await takeOver(page, mail, email));
  await page.goto(link);
  await page.route('**/api/auth/undo-change', (route) => route.abort(), { times: 1 });
  const button = page.getByRole('button', { name: BUTTON });
  await button.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('That did not get through. Please try again.');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(page.getByRole('heading', { name: 'The change is undone' })).toBeFocused();
});

test('an incomplete link says so', async ({ page }) => {
  await page.goto('/undo-change#short');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is incomplete');
  await expect(page.getByRole('button', { name: BUTTON })).toHaveCount(0);
});

test('while a change can be undone, deleting the account says which contact gets the code', async ({
  page,
  mail,
  email,
}) => {
  await signInToDashboard(page, mail, email);
  await takeOver(page, mail, email);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send code to confirm' }).click();
  await expect(dialog.getByText(`Code sent to ${email}`)).toBeVisible();
  await expect(dialog.getByText('within the last 72 hours')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the page is accessible and fits a phone before and after', async ({
      page,
      mail,
      email,
      consoleErrors,
    }) => {
      consoleErrors.allow(/status of (401|409)/);
      await signInToDashboard(page, mail, email);
      const link = pathOf(await takeOver(page, mail, email));
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      const look = async () => {
        await page.setViewportSize({ width: 320, height: 800 });
        expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
        await expectClean(page);
      };
      await page.goto(link);
      await expect(page.getByRole('button', { name: BUTTON })).toBeVisible();
      await look();
      await page.getByRole('button', { name: BUTTON }).click();
      await expect(page.getByRole('heading', { name: 'The change is undone' })).toBeVisible();
      await look();
      await page.reload();
      await page.getByRole('button', { name: BUTTON }).click();
      await expect(page.getByRole('heading', { name: 'The change is undone already' })).toBeVisible();
      await look();
    });
  });
}

import type { Browser } from '@playwright/test';
import { expectNoFaults } from './support/accessibility.ts';
import type { MailServer } from './support/mail-server.ts';
import { takePicture } from './support/pictures.ts';
import { callApi, signInOverTheWire, signInWithResume } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { onThisDevice } from './support/unsaved.ts';

test.use({ savesData: true });

const SENTENCE = 'The account that was signed in here is deleted.';

/** Deletes the account on another device of its person. */
async function deleteElsewhere(browser: Browser, mail: MailServer, email: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInOverTheWire(page, mail, email);
  await callApi(page, 'POST', '/api/account/deletion/send-code', {});
  let code: string | undefined;
  while (!code) code = /^(\d{6}) is your/.exec((await mail.take(email)).subject)?.[1];
  expect(await callApi(page, 'POST', '/api/account/deletion', { code })).toBeNull();
  await context.close();
}

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/401/));

test('a device that comes back after its account was deleted elsewhere keeps nothing of it, and all of others', async ({
  page,
  browser,
  mail,
  email,
}) => {
  test.setTimeout(90_000);
  await signInOverTheWire(page, mail, email);
  await page.goto('/resume-builder/new');
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('First name').fill('Quirina');
  await expect.poll(() => onThisDevice(page)).toContain('Quirina');
  // Somebody else's, who uses this browser too and has not saved it yet.
  const others = 'foothold-draft:987654:resume:new:page';
  await page.evaluate((key) => localStorage.setItem(key, '{"data":{},"title":"Theirs"}'), others);
  await page.goto('about:blank');
  await deleteElsewhere(browser, mail, email);

  await page.goto('/dashboard');
  await expect(page.getByRole('status').filter({ hasText: SENTENCE })).toBeVisible();
  await expect(page.getByRole('main').getByText(SENTENCE)).toBeVisible();
  await expect(page.getByText('waiting behind your sign-in')).toHaveCount(0);
  await expect.poll(() => onThisDevice(page)).not.toContain('Quirina');
  const left = await onThisDevice(page);
  expect(left).not.toContain(email);
  expect(left).toContain('Theirs');
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoFaults(page);
    await takePicture(page, `erased-elsewhere-${width}`);
  }
});

test('a page on which somebody writes says so at the next save, and so does every other page of the browser', async ({
  page,
  context,
  browser,
  mail,
  email,
}) => {
  test.setTimeout(90_000);
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
  const second = await context.newPage();
  await second.goto('/resume-builder/new');
  await expect(second.getByRole('tab', { name: 'Personal' })).toBeVisible();
  await deleteElsewhere(browser, mail, email);
  await page.getByLabel('First name').fill('Quirina');
  await expect(page.getByRole('status').filter({ hasText: SENTENCE })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  await expect(page.getByText('is kept on this device')).toHaveCount(0);
  for (const each of [page, second]) {
    await expect(each.getByRole('main').getByText(SENTENCE)).toBeVisible();
    await expect(each.getByText('You need to be signed in')).toHaveCount(0);
  }
  await expect.poll(() => onThisDevice(page)).not.toContain('Quirina');
});

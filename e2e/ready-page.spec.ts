import { expect, test } from './support/test.ts';

const SCRIPTS = /\/assets\/[^/]+\.js$/;

test('a ready page fetches no script until somebody uses it, and then everything works', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (SCRIPTS.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: 'How can I pay?' }).click();
  await expect(page.getByText('By all major credit and debit cards.')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
});

test('a button pressed before the application has come does its work when it has', async ({ page }) => {
  await page.route(SCRIPTS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('a ready page starts at once for somebody who is signed in', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of 401/);
  await page.addInitScript(() => localStorage.setItem('sessionToken', 'ended long ago'));
  await page.goto('/');
  // The session is over, which only the application can find out.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sessionToken'))).toBeNull();
});

test('a press before the application has come is answered once, never twice', async ({ page }) => {
  let goOn = (): void => {};
  const pressed = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(SCRIPTS, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/pricing');
  // Stands for React, which listens on the document some time before it has made the page its own.
  await page.evaluate(() => {
    document.addEventListener('click', () => (document.title += ' pressed'), { capture: true });
  });
  await page.getByRole('button', { name: 'How can I pay?' }).click();
  expect(await page.title()).not.toContain('pressed');
  goOn();
  await expect(page.getByText('By all major credit and debit cards.')).toBeVisible();
  expect((await page.title()).match(/ pressed/g)).toHaveLength(1);
});

test('a button of a page that starts at once waits for the application as well', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  await page.route(SCRIPTS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.route('**/api/auth/undo-change', (route) => route.abort());
  await page.goto(`/undo-change#${'x'.repeat(43)}`, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Undo the change' });
  await button.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('That did not get through. Please try again.');
  await expect(button).toBeFocused();
});

test('what is written and sent before the application has come stays on the page', async ({ page }) => {
  await page.route(SCRIPTS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByLabel('Email address').fill('early@example.com');
  await page.getByLabel('Email address').press('Enter');
  await expect(page.getByRole('button', { name: 'Send Verification Code' })).toBeEnabled();
  await expect(page.getByLabel('Email address')).toHaveValue('early@example.com');
  expect(new URL(page.url()).search).toBe('');
});

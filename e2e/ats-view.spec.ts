import type { Locator, Page } from '@playwright/test';
import { expectNoFaults } from './support/accessibility.ts';
import { signInOverTheWire, signInToDashboard } from './support/session.ts';
import { expect, test } from './support/test.ts';

const ALL_READ = 'Every field is read back as you wrote it.';
const CALL = '**/api/read-back';

async function openAtsView(page: Page): Promise<Locator> {
  await page.goto('/resume-builder/new?example=data-analyst');
  await page.getByRole('button', { name: 'ATS view' }).click();
  return page.getByRole('dialog', { name: 'ATS view' });
}

test('the PDF is set and read back by the server, and every field of it is as it was written', async ({
  page,
  mail,
  email,
}) => {
  await signInToDashboard(page, mail, email);
  const answered = page.waitForResponse(CALL);
  const dialog = await openAtsView(page);
  await expect(dialog.getByText(ALL_READ)).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Job 1' })).toBeVisible();
  expect(await (await answered).text()).not.toMatch(/%PDF|JVBERi/);
  await expectNoFaults(page, { within: '[role=dialog]' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'ATS view' })).toBeFocused();
});

test('on a phone it works from the Edit view, where no page was ever shown, and loads no engine for it', async ({
  page,
  mail,
  email,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInToDashboard(page, mail, email);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const dialog = await openAtsView(page);
  await expect(dialog.getByText(ALL_READ)).toBeVisible();
  expect(loaded.filter((url) => url.endsWith('.wasm'))).toEqual([]);
  await expectNoFaults(page, { within: '[role=dialog]' });
});

test('a server that is full for a moment is asked again; one that stays full is named, and can be asked again', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/503.*read-back/);
  await signInToDashboard(page, mail, email);
  let full = Number.POSITIVE_INFINITY;
  await page.route(CALL, (route) => {
    full -= 1;
    if (full < 0) return route.continue();
    return route.fulfill({
      status: 503,
      headers: { 'Retry-After': '1' },
      json: {
        message: 'Many pages are being set right now. Please try again in a moment.',
        code: 'engine_busy',
      },
    });
  });
  const dialog = await openAtsView(page);
  await expect(dialog.getByRole('status')).toHaveText(/^Many pages are being set right now/);
  await expectNoFaults(page, { within: '[role=dialog]' });
  full = 1;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText(ALL_READ)).toBeVisible();
});

test('without a connection it says so, and goes on once there is one', async ({
  page,
  context,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await signInToDashboard(page, mail, email);
  const dialog = await openAtsView(page);
  await expect(dialog.getByText(ALL_READ)).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'ATS view' }).click();
  await expect(dialog.getByRole('status')).toHaveText(
    /^No connection: the PDF is set and read on the server/,
  );
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText(ALL_READ)).toBeVisible();
});

test('what the server refuses is said in its words, with the name of the field', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/400.*(preview|read-back)/);
  await signInOverTheWire(page, mail, email);
  await page.goto('/resume-builder/new?example=data-analyst');
  await page.getByRole('tab', { name: 'Summary' }).click();
  await page.getByRole('textbox', { name: 'Professional Summary' }).fill('x'.repeat(20_001));
  await page.getByRole('button', { name: 'ATS view' }).click();
  const dialog = page.getByRole('dialog', { name: 'ATS view' });
  await expect(dialog.getByRole('status')).toHaveText('Professional summary: at most 20000 characters');
});

import type { Page } from '@playwright/test';
import { MISSING_FILE_TEXTS } from '../src/main/missing-files/missing-file-texts.ts';
import { callApi, saveResume, signInToDashboard } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { openPersonal } from './support/unsaved.ts';

/* After an upgrade a page asks for what the server has no more. The service worker would answer for it. */
test.use({ serviceWorkers: 'block' });
// A busy machine takes its time to start the product.
test.slow();

const NOT_FOUND =
  /status of 404|dynamically imported|Importing a module|module script|route module|Unable to preload/;
/** Every time that a document is asked for: one that is reloaded at once is never loaded. */
const loadsOf = (page: Page) => {
  const loads: string[] = [];
  page.on('request', (request) => void (request.isNavigationRequest() && loads.push(request.url())));
  return loads;
};
/** Has files be gone. @param isGone whether they still are */
async function gone(page: Page, files: RegExp, isGone: () => boolean = () => true): Promise<void> {
  await page.route(files, (route) =>
    isGone() ? route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' }) : route.fallback(),
  );
}
/** Ready pages begin once they are used, so that this is done until something is seen. */
async function useUntilTold(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.mouse.move(5 + Math.random() * 200, 5);
    await page.mouse.wheel(0, 20);
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
}

test('a page that begins without its code is reloaded once, and is there', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(NOT_FOUND);
  const loads = loadsOf(page);
  await gone(page, /\/assets\/entry\.client-.*\.js/, () => loads.length < 2);
  await page.goto('/auth');
  await expect(page.getByLabel('Email address')).toBeVisible();
  await expect.poll(() => loads.length).toBe(2);
  await page.getByLabel('Email address').fill('nobody');
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(page.getByText(/valid email/i).first()).toBeVisible();
  await expect(page.getByText(MISSING_FILE_TEXTS.still)).toBeHidden();
});

for (const path of ['/resume-builder/new', '/dashboard', '/templates'])
  test(`where reloading does not help ${path} says so, and is not reloaded again`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(NOT_FOUND);
    const loads = loadsOf(page);
    await gone(page, /\/assets\/(framework|entry\.client)-.*\.js/);
    await page.goto(path);
    await useUntilTold(page, MISSING_FILE_TEXTS.still);
    await expect(page.getByText('Loading...', { exact: true })).toBeHidden();
    expect(loads.length).toBe(2);
    await page.getByRole('link', { name: MISSING_FILE_TEXTS.reload }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => loads.length).toBe(3);
  });

test('the code of the next page is gone: it is reloaded once, and what was written is there', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(NOT_FOUND);
  await signInToDashboard(page, mail, email);
  const id = await saveResume(page, 'Mine');
  await page.goto(`/resume-builder/${id}`);
  await openPersonal(page);
  const loads = loadsOf(page);
  await gone(page, /\/assets\/dashboard-page-.*\.js/);
  await page.route('**/api/resumes/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  consoleErrors.allow(/ERR_FAILED/);
  await page.getByLabel('Location').fill('Coimbra');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await reloaded;
  expect(loads.length).toBe(1);
  await page.unroute('**/api/resumes/*');
  await openPersonal(page);
  await expect(page.getByLabel('Location')).toHaveValue('Coimbra');
});

test('without a network nothing is reloaded, and the page says what to do', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|module/);
  const loads = loadsOf(page);
  await page.route(/\/assets\/entry\.client-.*\.js/, (route) => route.abort());
  await page.goto('/auth');
  await expect(page.getByRole('alert').filter({ hasText: MISSING_FILE_TEXTS.away })).toBeVisible();
  expect(loads.length).toBe(1);
});

test('a save by a page of another release is refused with what to do, and loses nothing', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 404/);
  await signInToDashboard(page, mail, email);
  const id = await saveResume(page, 'Mine');
  await page.goto(`/resume-builder/${id}`);
  await openPersonal(page);
  // What a release with other addresses would send.
  await page.route('**/api/resumes/*', (route) => {
    const request = route.request();
    if (request.method() !== 'PUT') return route.fallback();
    return route.continue({
      url: request.url().replace('/api/resumes/', '/api/resumes/of-another-release/'),
    });
  });
  await page.getByLabel('Location').fill('Coimbra');
  await expect(page.getByText(/of another version than our server/).first()).toBeVisible();
  await expect(page.getByLabel('Location')).toHaveValue('Coimbra');
  await page.unroute('**/api/resumes/*');
  await page.reload();
  await openPersonal(page);
  await expect(page.getByLabel('Location')).toHaveValue('Coimbra');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  const saved = (await callApi(page, 'GET', `/api/resumes/${id}`)) as {
    data: { personalInfo: { location: string } };
  }; // The contract.
  expect(saved.data.personalInfo.location).toBe('Coimbra');
});

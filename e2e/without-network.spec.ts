import { type Page } from '@playwright/test';
import { takePicture } from './support/pictures.ts';
import { expectSavedPersonal, saveResume, signInToDashboard } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { beginResume, openPersonal, titles } from './support/unsaved.ts';

const NOT_REACHED = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

/** Waits until the browser can open the application without a network. */
async function shellKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
}

test('without a network an opened document is reloaded, edited, and saved when it is back', async ({
  page,
  context,
  mail,
  email,
  consoleErrors,
}) => {
  // What leaving the page saves may arrive all the same, though nobody hears the answer: it is then asked for.
  consoleErrors.allow(/status of 409/);
  consoleErrors.allow(NOT_REACHED);
  await signInToDashboard(page, mail, email);
  const id = await saveResume(page, 'Mine');
  await page.goto(`/resume-builder/${id}`);
  await openPersonal(page);
  await shellKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Offline: the copy on this device').first()).toBeVisible();
  await openPersonal(page);
  await page.getByLabel('Location').fill('Coimbra');
  await expect(page.getByText('Offline, kept on this device').first()).toBeVisible();
  await page.reload();
  await openPersonal(page);
  await expect(page.getByLabel('Location')).toHaveValue('Coimbra');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Mine', exact: true }).click();
  await openPersonal(page);
  await expect(page.getByLabel('Location')).toHaveValue('Coimbra');
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expectSavedPersonal(page, id, 'location', 'Coimbra');
});

test('on a phone, too, it is seen without a network how the resume stands, wherever one writes', async ({
  page,
  context,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(NOT_REACHED);
  await page.setViewportSize({ width: 360, height: 740 });
  await signInToDashboard(page, mail, email);
  const id = await saveResume(page, 'Mine');
  await page.goto(`/resume-builder/${id}`);
  await openPersonal(page);
  await context.setOffline(true);
  const location = page.getByLabel('Location');
  await location.fill('Coimbra');
  const said = page.getByText('Offline, kept on this device');
  await expect(said.first()).toBeVisible();
  await location.evaluate((field) => field.scrollIntoView({ block: 'start' }));
  await expect(page.getByRole('group', { name: 'Steps' }).getByText('Offline, kept')).toBeInViewport({
    ratio: 1,
  });
  await takePicture(page, 'offline-scrolled-360');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('group', { name: 'Steps' }).getByText('Offline, kept')).toHaveCount(0);
  await context.setOffline(false);
});

test('without a network a new letter can be begun from the dashboard, and public pages are left to the browser', async ({
  page,
  context,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(NOT_REACHED);
  await page.goto('/templates');
  await page.mouse.wheel(0, 300);
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await workers()).toBe(0);
  await signInToDashboard(page, mail, email);
  await shellKept(page);
  await context.setOffline(true);
  const visitor = await context.newPage();
  await expect(visitor.goto('/templates')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/cover-letter-builder?template=tech-1');
  await page.getByLabel('Full name').fill('Ana Silva');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Offline, kept on this device').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/cover-letter-builder\?id=\d+/);
  expect(await titles(page, '/api/cover-letters')).toEqual(['Untitled Cover Letter']);
});

test('a first save whose answer was lost makes one document when it is pressed again', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(NOT_REACHED);
  await signInToDashboard(page, mail, email);
  await beginResume(page, 'Ana');
  let calls = 0;
  let isDead = true;
  await page.route('**/api/resumes', async (route) => {
    if (!isDead) return route.continue();
    // The first one arrives, and its answer is lost; what is tried again by itself does not get through.
    if (calls++ === 0) await route.fetch();
    return route.abort();
  });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(page.getByText('Offline, kept on this device').first()).toBeVisible();
  isDead = false;
  await page.getByLabel('Last name').fill('Silva');
  await save.click();
  await expect(page).toHaveURL(/\/resume-builder\/\d+(\?|$)/);
  expect(await titles(page, '/api/resumes')).toHaveLength(1);
  const id = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
  await expectSavedPersonal(page, id, 'lastName', 'Silva');
});

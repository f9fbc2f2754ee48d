import type { Browser, Page } from '@playwright/test';
import { expectNoFaults } from './support/accessibility.ts';
import { takePicture } from './support/pictures.ts';
import { callApi, signInToDashboard } from './support/session.ts';
import { expect, expectToast, signIn, test } from './support/test.ts';
import { beginResume, openPersonal, titles } from './support/unsaved.ts';

const waiting = (page: Page) => page.getByRole('region', { name: 'Not saved yet' });
const drafts = async (page: Page) => (await callApi(page, 'GET', '/api/drafts')) as { title: string }[]; // The contract.
const kept = (page: Page) => async () => (await drafts(page)).map(({ title }) => title);

/** The person's own words are on the server. */
async function expectKept(page: Page, ...expected: string[]): Promise<void> {
  await expect.poll(kept(page), { timeout: 15_000 }).toEqual(expected);
}

const toDashboard = async (page: Page) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
};

/** Another device of the same person. */
async function otherDevice(browser: Browser, page: Page): Promise<Page> {
  const token = await page.evaluate(() => localStorage.getItem('sessionToken'));
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(new URL('/robots.txt', page.url()).href);
  await other.evaluate((value) => localStorage.setItem('sessionToken', value ?? ''), token);
  return other;
}

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/resume-builder\/\d+/);
};

test('what was begun on one device is continued and saved on another, as one document', async ({
  page,
  browser,
  mail,
  email,
  consoleErrors,
}) => {
  // What the server says of a draft that is a document by now.
  consoleErrors.allow(/status of 409|status of 404/);
  await signInToDashboard(page, mail, email);
  await beginResume(page, 'Zoë');
  await page.getByLabel('Last name').fill('Quince');
  await expectKept(page, 'Zoë Quince Resume');

  const other = await otherDevice(browser, page);
  await toDashboard(other);
  await expect(waiting(other)).toContainText('Zoë Quince Resume');
  await expect(waiting(other)).toContainText('on another device');
  await expect(other.getByRole('tab', { name: 'Resumes (0)' })).toBeVisible();
  for (const width of [1440, 768, 360]) {
    await other.setViewportSize({ width, height: 800 });
    await expectNoFaults(other);
    await takePicture(other, `drafts-everywhere-${width}`);
  }
  await other.setViewportSize({ width: 1280, height: 800 });
  await waiting(other).getByRole('link', { name: 'Continue Zoë Quince Resume' }).click();
  await openPersonal(other);
  await expect(other.getByLabel('First name')).toHaveValue('Zoë');
  await other.getByLabel('Email').fill('zoe@quince.example');
  await save(other);
  expect(await titles(other, '/api/resumes')).toEqual(['Zoë Quince Resume']);
  await expectKept(other);

  // The first device has gone on meanwhile, with a text of its own: it is brought into the same document.
  await page.getByLabel('Location').fill('Lisbon');
  await expect(page).toHaveURL(/\/resume-builder\/\d+/, { timeout: 15_000 });
  await expect(page.getByLabel('Email')).toHaveValue('zoe@quince.example');
  await expect(page.getByLabel('Location')).toHaveValue('Lisbon');
  await expect(
    page.getByText('Saved', { exact: true }).or(page.getByText('Saved with other changes')).first(),
  ).toBeVisible();
  expect(await titles(page, '/api/resumes')).toEqual(['Zoë Quince Resume']);
  await other.context().close();
});

test('a device that was away does not make a second document of what was saved meanwhile, and loses nothing', async ({
  page,
  context,
  browser,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|status of 40[49]/);
  await signInToDashboard(page, mail, email);
  await beginResume(page, 'Ana');
  await page.getByLabel('Last name').fill('Silva');
  await expectKept(page, 'Ana Silva Resume');
  await context.setOffline(true);
  await page.getByLabel('Phone').fill('+351 912 000 000');

  const other = await otherDevice(browser, page);
  await toDashboard(other);
  await other.getByRole('link', { name: 'Continue Ana Silva Resume' }).click();
  await openPersonal(other);
  await other.getByLabel('Location').fill('Porto');
  await save(other);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/resume-builder\/\d+/, { timeout: 15_000 });
  await expect(page.getByLabel('Location')).toHaveValue('Porto');
  await expect(page.getByLabel('Phone')).toHaveValue('+351 912 000 000');
  expect(await titles(page, '/api/resumes')).toEqual(['Ana Silva Resume']);
  await expectKept(page);
  await other.context().close();
});

test('what two devices write in one draft is brought together', async ({
  page,
  browser,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 409/);
  await signInToDashboard(page, mail, email);
  await beginResume(page, 'Ana');
  await page.getByLabel('Last name').fill('Sousa');
  await expectKept(page, 'Ana Sousa Resume');
  const other = await otherDevice(browser, page);
  await toDashboard(other);
  await other.getByRole('link', { name: /^Continue/ }).click();
  await openPersonal(other);
  await other.getByLabel('Location').fill('Porto');
  const [{ key } = { key: '' }] = (await callApi(page, 'GET', '/api/drafts')) as { key: string }[]; // The contract.
  const written = async () => JSON.stringify(await callApi(page, 'GET', `/api/drafts/${key}`));
  await expect.poll(written, { timeout: 15_000 }).toContain('Porto');
  await page.getByLabel('Last name').fill('Silva');
  await expect(page.getByLabel('Location')).toHaveValue('Porto', { timeout: 20_000 });
  await expect.poll(written, { timeout: 15_000 }).toContain('Silva');
  await other.reload();
  await openPersonal(other);
  await expect(other.getByLabel('Last name')).toHaveValue('Silva');
  await expectKept(page, 'Ana Silva Resume');
  await other.context().close();
});

test('discarding throws it away on every device', async ({ page, browser, mail, email }) => {
  await signInToDashboard(page, mail, email);
  await beginResume(page, 'Zoë');
  await page.getByLabel('Last name').fill('Quince');
  await expectKept(page, 'Zoë Quince Resume');
  await toDashboard(page);
  await expect(waiting(page)).toContainText('Zoë Quince Resume');
  const other = await otherDevice(browser, page);
  await toDashboard(other);
  await other.getByRole('button', { name: 'Discard Zoë Quince Resume' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expectToast(other, 'Resume discarded');
  await expect(waiting(other)).toHaveCount(0);
  await expectKept(other);
  await toDashboard(page);
  await expect(page.getByText('No resumes yet')).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  await other.context().close();
});

test('nothing is sent before something was written, and typing goes on where the server takes nothing', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 409|status of 429/);
  await signInToDashboard(page, mail, email);
  let puts = 0;
  await page.route('**/api/drafts/*', (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    puts += 1;
    return route.fulfill({ status: 409, json: { message: 'Too many.', code: 'too_many_drafts' } });
  });
  await page.goto('/resume-builder/new');
  await openPersonal(page);
  await page.getByRole('tab', { name: 'Summary' }).click();
  await openPersonal(page);
  expect(puts).toBe(0);
  await page.getByLabel('First name').fill('Zoë');
  await expect.poll(() => puts, { timeout: 15_000 }).toBe(1);
  await page.getByLabel('Last name').fill('Quince');
  await expect(page.getByText('Not saved yet').first()).toBeVisible();
  await toDashboard(page);
  await expect(waiting(page)).toContainText('on this device alone');
});

test('who writes first and signs in later finds it as a draft of their own', async ({
  page,
  browser,
  mail,
  email,
}) => {
  await page.goto('/resume-builder/new?template=tech-2');
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  await expectNoFaults(page);
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await takePicture(page, `write-first-gate-${width}`);
  }
  await page.getByRole('button', { name: 'Write first, sign in later' }).click();
  await openPersonal(page);
  await page.getByLabel('First name').fill('Zoë');
  await page.getByLabel('Last name').fill('Quince');
  await expect(page).toHaveURL(/draft=[\da-f-]{36}/);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoFaults(page);
    await takePicture(page, `write-first-${width}`);
  }
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Zoë');
  // Whoever comes next sees nothing of it.
  const stranger = await page.context().newPage();
  await stranger.goto('/resume-builder/new?write=first');
  await openPersonal(stranger);
  await expect(stranger.getByLabel('First name')).toHaveValue('');
  await stranger.close();

  await page.getByRole('note').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByText('What you have begun is kept on this device')).toBeVisible();
  await signIn(page, mail, email);
  await expect(page).toHaveURL(/\/resume-builder\/new/);
  await openPersonal(page);
  await expect(page.getByLabel('Last name')).toHaveValue('Quince');
  await expectKept(page, 'Zoë Quince Resume');
  const other = await otherDevice(browser, page);
  await toDashboard(other);
  await expect(waiting(other)).toContainText('Zoë Quince Resume');
  await other.context().close();
  await save(page);
  await expectKept(page);
});

test('a press of Save before signing in is carried through: it is saved once its writer is back, and only once', async ({
  page,
  mail,
  email,
}) => {
  await page.goto('/resume-builder/new?write=first');
  await openPersonal(page);
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill('Núñez');
  await expect(page).toHaveURL(/draft=[\da-f-]{36}/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await signIn(page, mail, email);
  await expectToast(page, 'Your resume has been successfully saved.');
  await expect(page).toHaveURL(/\/resume-builder\/\d+(?!.*save=)/);
  await page.reload();
  await openPersonal(page);
  await expect(page.getByLabel('Last name')).toHaveValue('Núñez');
  expect(await titles(page, '/api/resumes')).toEqual(['Rosa Núñez Resume']);
});

test('what was written first is found again from wherever its writer lands without an account', async ({
  page,
}) => {
  await page.goto('/resume-builder/new');
  await page.getByRole('button', { name: 'Write first, sign in later' }).click();
  await openPersonal(page);
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill('Núñez');
  await expect(page).toHaveURL(/draft=[\da-f-]{36}/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  const found = page.getByRole('note').filter({ hasText: 'Rosa Núñez Resume' });
  await expect(found).toContainText('less than a minute ago');
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoFaults(page);
    await takePicture(page, `write-first-found-${width}`);
  }
  await found.getByRole('link', { name: 'Continue Rosa Núñez Resume' }).click();
  await openPersonal(page);
  await expect(page.getByLabel('Last name')).toHaveValue('Núñez');
  // Nothing of it stands under another kind, and a new one is begun beside it.
  await page.goto('/cover-letter-builder');
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  await expect(found).toHaveCount(0);
  await page.goto('/resume-builder/new');
  await expect(found).toBeVisible();
  await page.getByRole('button', { name: 'Write first, sign in later' }).click();
  await openPersonal(page);
  await expect(page.getByLabel('Last name')).toHaveValue('');
  await page.goto('/auth?next=/resume-builder/new');
  await expect(page.getByRole('heading', { name: 'Welcome to Foothold' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue what you wrote' }).click();
  await openPersonal(page);
  await expect(page.getByLabel('Last name')).toHaveValue('Núñez');
  await page.goto('/dashboard');
  await found.getByRole('link', { name: 'Continue Rosa Núñez Resume' }).click();
  await openPersonal(page);
  await expect(page.getByLabel('Last name')).toHaveValue('Núñez');
});

test('from the gallery, too, one can write first: the sign-in page says so, and begins with the design that was chosen', async ({
  page,
}) => {
  await page.goto('/templates');
  await page
    .getByRole('link', { name: /Use This Template|Use Template/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Welcome to Foothold' })).toBeVisible();
  await page.getByRole('link', { name: 'Write first, sign in later' }).click();
  await expect(page.getByRole('tab', { name: 'Personal' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/template=creative-1/);
  await page.goto('/auth?next=/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome to Foothold' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write first, sign in later' })).toHaveCount(0);
});

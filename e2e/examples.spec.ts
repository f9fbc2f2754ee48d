import type { Page } from '@playwright/test';
import { takePicture } from './support/pictures.ts';
import { callApi, payOverTheWire, signInOverTheWire, signInToDashboard } from './support/session.ts';
import { expect, expectToast, signIn, test } from './support/test.ts';

const starts = (page: Page) => page.getByRole('link', { name: 'Start from this example' });
const notice = 'This is an example. Replace it with your own details.';

test('nine resumes, the three most popular first, each with its page and its skills', async ({ page }) => {
  await page.goto('/resume-examples');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Most Popular Examples');
  await expect(page.getByRole('heading', { name: 'All Resume Examples (6)' })).toBeVisible();
  await expect(starts(page)).toHaveCount(9);
  const popular = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ hasText: 'Most Popular Examples' });
  await expect(popular.getByRole('heading', { level: 3 })).toHaveText([
    'Software Developer',
    'Registered Nurse',
    'Marketing Manager',
  ]);
  const skills = page.getByRole('list', { name: 'Skills' });
  await expect(skills.first().getByRole('listitem')).toHaveText([
    'Go',
    'TypeScript',
    'PostgreSQL',
    '+2 more',
  ]);
  await expect(skills.nth(3).getByRole('listitem')).toHaveText(['User research', 'Prototyping', '+3 more']);
  for (const picture of await page.getByRole('img', { name: /as a typeset page/ }).all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
});

test('industry and level narrow the examples down, and the choice has an address', async ({ page }) => {
  await page.goto('/resume-examples', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Technology', exact: true }).click();
  await expect(page).toHaveURL(/\?industry=technology$/);
  await expect(starts(page)).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'All Resume Examples (1)' })).toBeVisible();
  await page.getByRole('link', { name: 'Mid-Level (3-5 years)' }).click();
  await expect(page).toHaveURL(/\?industry=technology&level=mid$/);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Software Developer']);
  await expect(page.getByRole('link', { name: 'Technology', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.reload();
  await expect(starts(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Senior Level (5+ years)' }).click();
  await expect(page.getByText('No example matches both choices yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all examples' }).click();
  await expect(starts(page)).toHaveCount(9);
  await page.goBack();
  await expect(starts(page)).toHaveCount(0);
});

test('six letters tell the role, the company and a passage, and can be narrowed down too', async ({
  page,
}) => {
  await page.goto('/cover-letter-examples', { waitUntil: 'networkidle' });
  await expect(starts(page)).toHaveCount(6);
  await expect(page.getByText('For Backend Developer at Windrow Grid')).toBeVisible();
  await expect(page.getByText('I also care about the parts nobody sees on a good day.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Themes' }).first()).toContainText('Changing industry');
  await page.getByRole('link', { name: 'Healthcare', exact: true }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Registered Nurse Cover Letter']);
  const ways = page.locator('main');
  await expect(ways.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth');
  await expect(ways.getByRole('link', { name: 'Browse Resume Templates' })).toHaveAttribute(
    'href',
    '/templates',
  );
});

test('without script every example is there, and its page can be read as text', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/resume-examples?industry=technology');
  await expect(starts(page)).toHaveCount(9);
  await page.getByRole('link', { name: 'Registered Nurse', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registered Nurse Resume Example');
  await expect(page.getByRole('heading', { name: 'Why it works' })).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 4, name: 'Registered Nurse, Emergency Department' }),
  ).toBeVisible();
  await expect(page.getByText('Gave medication for 20 months without a recorded error')).toBeVisible();
  await page.goto('/cover-letter-examples/copywriter');
  await expect(page.getByText('Your brief for a Copy Lead is 96 words long')).toBeVisible();
  await context.close();
});

test('following the links from example to example shows each one whole', async ({ page }) => {
  await page.goto('/resume-examples', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Regional Sales Lead', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regional Sales Lead Resume Example');
  await expect(page.getByText('Opened the municipal water market')).toBeVisible();
  await page.getByRole('link', { name: 'Financial Analyst Resume Example' }).click();
  await expect(page.getByText('recovered $212,000')).toBeVisible();
  await expect(page).toHaveTitle(/^Financial Analyst Resume Example/);
});

test('an example that does not exist is not found', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of 404/);
  const response = await page.goto('/resume-examples/astronaut');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
});

test('signed out, an example waits until the person has signed in; then it is theirs to change and save', async ({
  page,
  mail,
  email,
}) => {
  await page.goto('/resume-examples/sales-lead', { waitUntil: 'networkidle' });
  await starts(page).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await signIn(page, mail, email);
  await expect(page).toHaveURL(/\/resume-builder\?template=executive-4&example=sales-lead$/);
  await expect(page.getByText(notice)).toBeVisible();

  // Nothing is saved yet, and a reload opens it again.
  expect(await callApi(page, 'GET', '/api/resumes/dashboard')).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Start with the name' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveValue('Marcus');
  await page.getByLabel('First name').fill('Ana');
  await expect(page.getByText(notice)).toBeHidden();
  // From the first change on it is a draft like any other.
  await expect(page).toHaveURL(/\/resume-builder\?draft=[^&]+&template=executive-4$/);
  await page.reload();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Ana');
  await expect(page.getByLabel('Last name')).toHaveValue('Bell');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Your resume has been successfully saved.');
  await expect(page).toHaveURL(/\/resume-builder\/\d+/);
});

test('whoever starts from an example raises its count, which the next visitor sees', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/cover-letter-builder?template=creative-2&example=copywriter');
  await expect(page.getByLabel('Full name')).toHaveValue('Nadia Rahman');
  await expect(page.getByText(notice)).toBeVisible();
  const uses = async () =>
    ((await callApi(page, 'GET', '/api/examples/uses')) as Record<string, number>)['letter-copywriter']; // Its contract.
  await expect.poll(uses).toBe(1);
  await page.goto('/cover-letter-examples');
  await expect(page.getByText('Used 1 time', { exact: true })).toHaveCount(1);
});

test('half a resume outlives an example, its changes, a reload, the way back and signing out in between', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/resume-builder?template=modern-2');
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('First name').fill('Zoë');
  await expect(page).toHaveURL(/\?draft=[^&]+&template=modern-2$/);
  const own = page.url();

  await page.goto('/resume-examples/data-analyst', { waitUntil: 'networkidle' });
  await starts(page).click();
  await expect(page.getByText(notice)).toBeVisible();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('First name').fill('Yusra');
  await expect(page).toHaveURL(/\?draft=/);
  expect(page.url()).not.toBe(own);
  await page.reload();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Yusra');
  await expect(page.getByLabel('Last name')).toHaveValue('Demir');

  // Back past the example's page to what was written first.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Example/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(own);
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Zoë');
  await expect(
    page.getByText('This device also keeps another resume that you have not saved.'),
  ).toBeVisible();

  // The session ends by itself, and the same person signs in again.
  await page.evaluate(() => localStorage.removeItem('sessionToken'));
  await page.goto('/resume-builder/new?example=registered-nurse');
  await expect(page.getByText('Please sign in').first()).toBeVisible();
  await signInToDashboard(page, mail, email);
  const unsaved = page.getByRole('list', { name: 'Not saved yet' });
  await expect(unsaved.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('link', { name: 'Continue My Resume' }).click();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Zoë');
});

test('half a letter is kept beside an example, too', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/cover-letter-builder?template=creative-1');
  await page.getByLabel('Full name').fill('Zoë Park');
  await page.getByRole('button', { name: 'See an example' }).click();
  await page.getByRole('dialog').getByRole('link').first().click();
  await expect(page.getByText(notice)).toBeVisible();
  await page.getByLabel('Full name').fill('Somebody Else');
  await expect(page).toHaveURL(/\?draft=/);
  await page.getByRole('link', { name: 'Open it' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Zoë Park');
  await page.getByRole('link', { name: 'Open it' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Somebody Else');
});

test('an address that names no example opens an empty document', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/resume-builder?template=modern-1&example=constructor');
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(page.getByText(notice)).toBeHidden();
});

test('before a download, what still comes from the example is named, and nobody is kept from it', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await payOverTheWire(page);
  await page.goto('/resume-builder?example=data-analyst');
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('First name').fill('Ana');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/resume-builder\/\d+(\?|$)/);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Before you download' });
  await expect(dialog).toContainText('“Fennimore Grocery” comes from the example: Company of job 1');
  await expect(dialog).toContainText('“yusuf.demir@example.com” comes from the example: Email');
  await expect(dialog).not.toContainText('Yusuf Demir');
  await takePicture(page, 'example-words');
  await dialog
    .getByRole('button', { name: /^Go to field: “Fennimore/ })
    .first()
    .click();
  await expect(page.getByLabel('Company').first()).toBeFocused();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download anyway' }).click();
  await downloading;

  await page.goto('/cover-letter-builder?example=data-analyst');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(dialog).toContainText('“Yusuf Demir” comes from the example: Full name');
  await expect(dialog).toContainText('“Northbank Mutual” comes from the example: Company');
});

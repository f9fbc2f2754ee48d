import { drawnByServer } from './support/preview.ts';
import {
  callApi,
  payOverTheWire,
  saveResume,
  signInOverTheWire,
  signInToDashboard,
  signInWithResume,
} from './support/session.ts';
import { expect, expectToast, test, openCard } from './support/test.ts';

const firstPage = /page 1/i;

test('signed out, the builder asks to sign in and remembers the template', async ({ page }) => {
  await page.goto('/resume-builder?template=tech-1');
  await expect(page.getByText('Please sign in').first()).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/auth\?next=.*tech-1/);
});

test('a new resume starts with modern-1, on the Template tab, at what the email of the account comes to', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/resume-builder/new');
  await expect(page.getByRole('tab', { name: 'Template' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('radio', { name: /Meridian/ })).toBeChecked();
  await expect(page.getByText('Modern Template')).toBeVisible();
  await expect(page.getByText('13%', { exact: true }).first()).toBeVisible();
  for (const name of ['Template', 'Personal', 'Summary', 'Work', 'Education', 'Skills']) {
    await expect(page.getByRole('tab', { name })).toBeVisible();
  }
});

test.describe('the style badge follows the prefix of the template', () => {
  for (const [template, badge] of [
    ['creative-3', 'Creative Template'],
    ['modern-2', 'Modern Template'],
    ['academic-1', 'Classic Template'],
  ] as const) {
    test(`${template} is a ${badge}`, async ({ page, mail, email }) => {
      await signInOverTheWire(page, mail, email);
      await page.goto(`/resume-builder?template=${template}`);
      await expect(page.getByText(badge)).toBeVisible();
    });
  }
});

test('a section switched off leaves the page, and its fields are disabled', async ({ page, mail, email }) => {
  await drawnByServer(page);
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('tab', { name: 'Summary' }).click();
  // Earlier pages may still be under way.
  const preview = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/preview') &&
      answer.request().postDataJSON()?.data?.includeSummary === false,
  );
  await page.getByRole('switch', { name: /Include summary/i }).click();
  expect((await preview).ok()).toBe(true);
  await expect(page.getByRole('tabpanel').getByRole('textbox')).toBeDisabled();
});

test('a job that ends before it begins gets a quiet word', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/resume-builder/new');
  await page.getByRole('tab', { name: 'Work' }).click();
  await page.getByRole('button', { name: 'Add job' }).first().click();
  await page.getByLabel('Start date').fill('2021-06');
  await page.getByLabel('End date').fill('2019-03');
  await expect(page.getByText('This end date is before the start date.')).toBeVisible();
  await page.getByLabel('End date').fill('2022-03');
  await expect(page.getByText('This end date is before the start date.')).toBeHidden();
});

test('a current job has no end date and says Present in its place', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/resume-builder/new');
  await page.getByRole('tab', { name: 'Work' }).click();
  await page.getByRole('button', { name: 'Add job' }).first().click();
  await page.getByRole('checkbox', { name: 'I currently work here' }).check();
  await expect(page.getByLabel('End date')).toBeDisabled();
  await expect(page.getByLabel('End date')).toHaveValue('Present');
});

test("another person's resume is not there", async ({
  page,
  browser,
  mail,
  email,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 404/);
  const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
  const theirs = await stranger.newPage();
  await signInToDashboard(theirs, mail, `stranger-${email}`);
  const id = await saveResume(theirs, 'Not yours');
  await stranger.close();
  await signInOverTheWire(page, mail, email);
  await page.goto(`/resume-builder/${id}`);
  await expect(page.getByRole('heading', { name: 'This resume is not here' })).toBeVisible();
  await expect(page.getByText('Not yours')).toHaveCount(0);
});

test('what is missing is listed before a download, with the way to the field', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await payOverTheWire(page);
  const saved = await callApi(page, 'POST', '/api/resumes', { templateId: 'simple-1', data: {} });
  await page.goto(`/resume-builder/${(saved as { id: number }).id}`); // The contract of the call.
  await page.getByRole('button', { name: 'Download' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: /Go to field/ })
    .first()
    .click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByRole('button', { name: 'Download' }).click();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download anyway' }).click();
  expect((await downloading).suggestedFilename()).toBe('Resume.pdf');
});

test('a server that cannot draw leaves the last page, and everything typed', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 503/);
  await drawnByServer(page);
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}`);
  await expect(page.getByRole('img', { name: firstPage }).first()).toBeVisible();
  let isBusy = true;
  // It stays to the end: of a call that is sent while a route is taken away, no answer may ever be heard of.
  await page.route('**/api/preview', (route) =>
    isBusy
      ? route.fulfill({
          status: 503,
          headers: { 'Retry-After': '1' },
          json: { message: 'Busy', code: 'engine_busy' },
        })
      : route.continue(),
  );
  const answered = (status: number) =>
    page.waitForResponse((answer) => answer.url().endsWith('/api/preview') && answer.status() === status);
  const refused = answered(503);
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('Location').fill('Faro');
  await refused;
  await expect(page.getByRole('img', { name: firstPage }).first()).toBeVisible();
  await expect(page.getByLabel('Location')).toHaveValue('Faro');
  const drawn = answered(200);
  isBusy = false;
  await drawn;
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('editing and preview are two tabs, and nothing scrolls sideways', async ({ page, mail, email }) => {
    const id = await signInWithResume(page, mail, email);
    await page.goto(`/resume-builder/${id}`);
    await expect(page.getByRole('heading', { name: 'Edit Resume' })).toBeVisible();
    await page.getByRole('tab', { name: 'Work' }).click();
    await openCard(page, 'last');
    await page.getByLabel('Description').last().scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(400);
    // The preview begins with the first page, and editing goes on where it was left.
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(page.getByRole('img', { name: firstPage }).first()).toBeInViewport({ ratio: 0.2 });
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('a letter is saved on its first download, dated by the person, and named after them', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await payOverTheWire(page);
  await page.goto('/cover-letter-builder?template=professional-1');
  await expect(page.getByText('Using Classic template')).toBeVisible();
  await page.getByLabel('Full name').fill('Ana Silva');
  await page.getByLabel('Company', { exact: true }).fill('Norte');
  await page.getByLabel('Position').fill('Designer');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  // The default body has a bracket left to fill.
  await page.getByRole('dialog').getByRole('button', { name: 'Download anyway' }).click();
  expect((await downloading).suggestedFilename()).toBe('Ana-Silva-Cover-Letter.pdf');
  await expectToast(page, 'Your cover letter is ready for download.');
  await expect(page).toHaveURL(/\/cover-letter-builder\?id=\d+&template=professional-1/);
});

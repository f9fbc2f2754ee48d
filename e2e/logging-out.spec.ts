import { type Page } from '@playwright/test';
import { expectNoFaults } from './support/accessibility.ts';
import { callApi, saveResume, signInToDashboard } from './support/session.ts';
import { expect, signIn, test } from './support/test.ts';
import { beginResume, onThisDevice, openPersonal } from './support/unsaved.ts';

test.use({ savesData: true });

test.describe('logging out with something unsaved', () => {
  const question = (page: Page) => page.getByRole('dialog', { name: 'Some changes are not saved yet' });
  const logOut = (page: Page) => page.getByRole('button', { name: 'Logout' }).click();
  /** The server takes no drafts. */
  const withoutDrafts = (page: Page) =>
    page.route('**/api/drafts/*', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 409, json: { message: 'Too many.', code: 'too_many_drafts' } })
        : route.continue(),
    );
  test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/api\/drafts/));

  test('asks, stays where the person stays, and saves where that is chosen', async ({
    page,
    mail,
    email,
  }) => {
    await signInToDashboard(page, mail, email);
    await withoutDrafts(page);
    await beginResume(page, 'Unsaved');
    await page.getByLabel('Last name').fill('Person');
    await logOut(page);
    await expect(question(page)).toContainText('Unsaved Person Resume');
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Unsaved');
    await logOut(page);
    await expect(question(page)).toBeVisible();
    await expectNoFaults(page, { within: '[role=dialog]' });
    await question(page).getByRole('button', { name: 'Save and log out' }).click();
    await expect(page.getByText('Please sign in').first()).toBeVisible();
    expect(await onThisDevice(page)).not.toContain('Unsaved');
    await signInToDashboard(page, mail, email);
    await expect(page.getByText('Unsaved Person Resume')).toBeVisible();
  });

  test('discards what is to be discarded, from under other tabs too', async ({
    page,
    context,
    mail,
    email,
  }) => {
    await signInToDashboard(page, mail, email);
    await withoutDrafts(page);
    const id = await saveResume(page, 'Mine');
    const other = await context.newPage();
    await other.goto(`/resume-builder/${id}`);
    await openPersonal(other);
    await beginResume(page, 'Discarded');
    await logOut(page);
    await question(page).getByRole('button', { name: 'Log out and discard' }).click();
    await expect(page.getByText('Please sign in').first()).toBeVisible();
    await expect(other.getByText('Please sign in').first()).toBeVisible();
    // Nothing is promised of what was just discarded.
    for (const tab of [page, other]) await expect(tab.getByText('Your session has ended')).toBeHidden();
    const kept = await onThisDevice(page);
    expect(kept).not.toContain('Discarded');
    expect(kept).not.toContain('personalInfo');
    await signInToDashboard(page, mail, email);
    await page.goto('/resume-builder/new');
    await openPersonal(page);
    await expect(page.getByLabel('First name')).toHaveValue('');
  });

  test('is not asked about where the account keeps it, and is there when the person comes back', async ({
    page,
    mail,
    email,
  }) => {
    await signInToDashboard(page, mail, email);
    await beginResume(page, 'Begun');
    await page.getByLabel('Last name').fill('Person');
    await logOut(page);
    await expect(page.getByText('Please sign in').first()).toBeVisible();
    expect(await onThisDevice(page)).not.toContain('Begun');
    await signInToDashboard(page, mail, email);
    await page.getByRole('link', { name: 'Continue Begun Person Resume' }).click();
    await openPersonal(page);
    await expect(page.getByLabel('First name')).toHaveValue('Begun');
  });

  test('is not asked about where everything is saved', async ({ page, mail, email }) => {
    await signInToDashboard(page, mail, email);
    const id = await saveResume(page, 'Mine');
    await page.goto(`/resume-builder/${id}`);
    await openPersonal(page);
    await logOut(page);
    await expect(page.getByText('Please sign in').first()).toBeVisible();
    expect(await onThisDevice(page)).not.toContain('personalInfo');
  });
});

test('after a session that ended by itself, another account on the same device sees nothing of it', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 401/);
  // The address names a draft that is not theirs.
  consoleErrors.allow(/status of 404.*api\/drafts/);
  await signInToDashboard(page, mail, email);
  await beginResume(page, 'Private');
  await callApi(page, 'POST', '/api/auth/logout');
  await page.reload();
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await signIn(page, mail, `another-${email}`);
  await expect(page).toHaveURL(/\/resume-builder\/new/);
  await openPersonal(page);
  await expect(page.getByLabel('First name')).toHaveValue('');
  await callApi(page, 'POST', '/api/auth/logout');
  await page.reload();
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await signIn(page, mail, email);
  await openPersonal(page);
  await expect(page.getByLabel('First name')).toHaveValue('Private');
});

import type { Page } from '@playwright/test';
import { expectClean } from './support/accessibility.ts';
import { takePicture } from './support/pictures.ts';
import { callApi, expectSavedPersonal, signInOverTheWire, signInWithResume } from './support/session.ts';
import { expect, expectToast, test } from './support/test.ts';

test.use({ savesData: true });

type Resume = { version: number; templateId: string; data: { summary: string; personalInfo: object } };

/** Saves the resume as somebody else's device would, in one go. */
async function change(page: Page, id: number, how: (resume: Resume) => object, cause?: string) {
  const resume = (await callApi(page, 'GET', `/api/resumes/${id}`)) as Resume; // The contract of the call.
  await callApi(page, 'PUT', `/api/resumes/${id}`, { ...how(resume), version: resume.version, cause });
}

const title = (text: string) => (resume: Resume) => ({
  data: { ...resume.data, personalInfo: { ...resume.data.personalInfo, title: text } },
});

async function openVersions(page: Page, id: number) {
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('button', { name: 'Versions' }).click();
  const screen = page.getByRole('dialog', { name: 'Versions' });
  await expect(screen).toBeVisible();
  // Up to the edge of the window, also where a scrollbar would stand.
  expect((await screen.boundingBox())?.width).toBe(page.viewportSize()?.width);
  return screen;
}

test('a version is seen beside the present, restored, and the restore is taken back', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithResume(page, mail, email);
  await change(page, id, title('Head Pilot'), 'import');
  await change(page, id, title('Retired'), 'import');
  const screen = await openVersions(page, id);
  const kept = screen.getByRole('navigation', { name: 'Kept versions' });
  await expect(kept.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(kept.getByRole('list', { name: 'Today' }).getByRole('listitem')).toHaveCount(2);
  await kept
    .getByRole('button', { name: /Before an import/ })
    .first()
    .click();

  const chosen = screen.getByRole('article', { name: 'Chosen version' });
  await expect(chosen.getByText('One difference between then and now')).toBeVisible();
  const then = chosen.getByRole('region', { name: 'Then' });
  const now = chosen.getByRole('region', { name: 'Now' });
  await expect(then.getByRole('img', { name: 'Then: page 1 of 1 of your resume' })).toBeVisible();
  await expect(now.getByRole('img', { name: 'Now: page 1 of 1 of your resume' })).toBeVisible();
  // What differs is marked on either page.
  await expect(then.locator('[data-field-marks] > span').first()).toBeVisible();
  await expect(now.locator('[data-field-marks] > span').first()).toBeVisible();
  await expectClean(page);
  await takePicture(page, 'versions-1440');

  await chosen.getByRole('tab', { name: 'As words' }).click();
  const words = chosen.getByRole('list', { name: 'Differences' });
  await expect(words.locator('mark', { hasText: 'Head Pilot' })).toBeVisible();
  await expect(words.locator('mark', { hasText: 'Retired' })).toBeVisible();
  await takePicture(page, 'versions-words-1440');
  await page.setViewportSize({ width: 768, height: 900 });
  await takePicture(page, 'versions-words-768');
  await page.setViewportSize({ width: 1440, height: 900 });

  await chosen.getByRole('button', { name: 'Restore this version' }).click();
  await expectToast(page, 'Version restored');
  await expect(screen).toBeHidden();
  await expect(page.getByRole('button', { name: 'Versions' })).toBeFocused();
  await expectSavedPersonal(page, id, 'title', 'Head Pilot');
  const versions = await callApi(page, 'GET', `/api/resumes/${id}/versions`);
  expect(versions).toMatchObject([{ cause: 'restore' }, { cause: 'import' }, { cause: 'import' }]);
  // Taken back like any edit, after a reload, too.
  await page.reload();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectSavedPersonal(page, id, 'title', 'Retired');
});

test('what is not saved yet is kept before a restore', async ({ page, mail, email }) => {
  const id = await signInWithResume(page, mail, email);
  await change(page, id, title('Head Pilot'), 'import');
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('Professional title').fill('Never saved by hand');
  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('button', { name: /Before an import/ }).click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expectToast(page, 'Version restored');
  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('button', { name: /Before a restore/ }).click();
  await page.getByRole('tab', { name: 'As words' }).click();
  await expect(page.locator('mark', { hasText: 'Never saved by hand' })).toBeVisible();
});

test('versions are named, removed and forgotten, with the keyboard alone', async ({ page, mail, email }) => {
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}`);
  const press = async (name: string | RegExp, role: 'button' | 'menuitem' = 'button') => {
    await page.getByRole(role, { name }).focus();
    await page.keyboard.press('Enter');
  };
  await press('Versions');
  await expect(page.getByText(/Versions are kept by themselves/)).toBeVisible();
  await press('Name this version');
  await expect(page.getByLabel('Name of this version')).toBeFocused();
  // Escape leaves the form and no more.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Name this version' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Sent to Acme');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Named “Sent to Acme”.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Name this version' })).toBeFocused();
  await press(/^Sent to Acme/);
  await expect(page.getByText('are the same.')).toBeVisible();
  await press('Rename');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Sent to Globex');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sent to Globex' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rename' })).toBeFocused();
  await press('Remove');
  const question = page.getByRole('alertdialog', { name: 'Remove this version' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await press('Forget history');
  await expect(page.getByText('The one version that is kept of this resume')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Versions are kept by themselves/)).toBeVisible();
  expect(await callApi(page, 'GET', `/api/resumes/${id}/versions`)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Versions' })).toBeFocused();
});

test('on a phone the list comes first, and then and now are two tabs', async ({ page, mail, email }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const id = await signInWithResume(page, mail, email);
  await change(page, id, title('Head Pilot'), 'import');
  const screen = await openVersions(page, id);
  await takePicture(page, 'versions-list-360');
  await expectClean(page);
  await screen.getByRole('button', { name: /Before an import/ }).click();
  // Pages are too small to be read here at first sight.
  await expect(screen.locator('mark', { hasText: 'Head Pilot' }).first()).toBeVisible();
  await takePicture(page, 'versions-words-360');
  await screen.getByRole('tab', { name: 'Pages', exact: true }).click();
  await expect(screen.getByRole('tab', { name: 'Then' })).toHaveAttribute('aria-selected', 'true');
  await expect(screen.getByRole('img', { name: 'Then: page 1 of 1 of your resume' })).toBeVisible();
  await takePicture(page, 'versions-360');
  await screen.getByRole('tab', { name: 'Now' }).click();
  await expect(screen.getByRole('img', { name: 'Now: page 1 of 1 of your resume' })).toBeVisible();
  await expectClean(page);
  await screen.getByRole('button', { name: 'All versions' }).click();
  await expect(screen.getByRole('button', { name: /Before an import/ })).toBeFocused();
  await screen.getByRole('button', { name: 'Close' }).click();
  await takePicture(page, 'builder-bar-360');
  // The narrowest screen still has room for the bar.
  await page.setViewportSize({ width: 320, height: 740 });
  await expect(page.getByRole('button', { name: 'Versions' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await takePicture(page, 'builder-bar-320');
});

test('without a network it says so, and goes on once there is one', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  const id = await signInWithResume(page, mail, email);
  await change(page, id, title('Head Pilot'), 'import');
  await page.route('**/versions', (route) => route.abort());
  const screen = await openVersions(page, id);
  await expect(
    screen.getByText('The versions could not be loaded. Please check your connection.'),
  ).toBeVisible();
  await page.unroute('**/versions');
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect(screen.getByRole('button', { name: /Before an import/ })).toBeVisible();
});

test('a template that is changed in a letter keeps the version before it', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  const made = await callApi(page, 'POST', '/api/cover-letters', {
    title: 'To the bakery',
    templateId: 'professional-1',
    data: { personalInfo: { fullName: 'Ana Silva' } },
  });
  const { id } = made as { id: number }; // The contract of the call.
  await page.goto(`/cover-letter-builder?id=${id}`);
  await page.getByRole('button', { name: 'Change template' }).click();
  await page.getByRole('dialog').getByRole('radio').nth(5).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Your cover letter has been saved successfully.');
  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('button', { name: /Before you changed the template/ }).click();
  await page.getByRole('tab', { name: 'As words' }).click();
  await expect(page.getByRole('list', { name: 'Differences' })).toContainText('Template');
});

import type { Page } from '@playwright/test';
import { expectNoFaults } from './support/accessibility.ts';
import { takePicture } from './support/pictures.ts';
import { drawnByServer } from './support/preview.ts';
import { callApi, signInWithResume } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) => drawnByServer(page));

/** Opens what is folded. */
async function openSaved(page: Page): Promise<void> {
  await page.getByText('Look', { exact: true }).click();
  await page.getByText('Saved looks', { exact: true }).click();
}

test('a look is saved by name, put on a letter, renamed and deleted, with the keyboard', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 409 .*\/api\/looks/);
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}?section=template`);
  await openSaved(page);
  await expect(page.getByText('You have not saved a look yet.')).toBeVisible();
  await page.getByRole('radio', { name: 'Crimson' }).check();
  await page.getByLabel('Name of this look').fill('My crimson');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“My crimson” is saved.')).toBeVisible();
  await expect(page.getByLabel('Name of this look')).toHaveValue('');
  // The same name again is answered where it is asked.
  await page.getByLabel('Name of this look').fill('my CRIMSON');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name of this look')).toHaveAccessibleDescription(
    /You have a look of that name already/,
  );
  await expectNoFaults(page);
  for (const width of [1440, 768, 360, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByLabel('Name of this look').scrollIntoViewIfNeeded();
    await takePicture(page, `saved-looks-${width}`);
  }
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.goto('/cover-letter-builder');
  await page.getByLabel('Full name').fill('Ana Silva');
  await openSaved(page);
  await page.getByRole('button', { name: 'Put on: My crimson' }).press('Enter');
  await expect(page.getByText('“My crimson” is put on. Undo brings back how it was.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Crimson' })).toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('radio', { name: 'As the design' })).toBeChecked();

  await page.getByRole('button', { name: 'More options for My crimson' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Rename' }).press('Enter');
  await page.getByLabel('New name').fill('Quiet');
  await page.keyboard.press('Enter');
  await expect(page.getByText('It is called “Quiet” now.')).toBeVisible();
  await page.getByRole('button', { name: 'More options for Quiet' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('“Quiet” is deleted.')).toBeVisible();
  expect(await callApi(page, 'GET', '/api/looks')).toEqual([]);
});

test('without a network it is said that looks cannot be had, and they come with it', async ({
  page,
  context,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}?section=template`);
  await openSaved(page);
  const name = page.getByLabel('Name of this look');
  // Its code is loaded when it is looked at.
  await expect(name).toBeVisible();
  await context.setOffline(true);
  await name.fill('Mine');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('That did not work. Please check your connection and try again.'),
  ).toBeVisible();
  await expect(name).toHaveValue('Mine');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save this look' }).click();
  await expect(page.getByText('“Mine” is saved.')).toBeVisible();
});

import type { Page } from '@playwright/test';
import type { MailServer } from './support/mail-server.ts';
import { expectClean } from './support/accessibility.ts';
import { takePicture } from './support/pictures.ts';
import { expectSavedPersonal, signInOverTheWire, signInWithResume } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { openPersonal } from './support/unsaved.ts';

/** A saved resume of somebody's, open in two tabs. */
async function openInTwoTabs(
  page: Page,
  mail: MailServer,
  email: string,
): Promise<{ id: number; other: Page }> {
  const id = await signInWithResume(page, mail, email);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/resume-builder/${id}`);
    await openPersonal(tab);
  }
  return { id, other };
}

test('a tab in which nothing is unsaved shows what another tab saves, and keeps caret and scroll', async ({
  page,
  mail,
  email,
}) => {
  const { id, other } = await openInTwoTabs(page, mail, email);
  const title = page.getByLabel('Professional title');
  await title.evaluate((field: HTMLInputElement) => {
    field.focus();
    field.setSelectionRange(2, 5);
  });
  await page.evaluate(() => window.scrollTo(0, 60));
  const scrolled = await page.evaluate(() => window.scrollY);

  await other.getByLabel('Location').fill('Coimbra');
  await expect(page.getByLabel('Location')).toHaveValue('Coimbra');
  const told = page.getByText('Updated from another tab');
  await expect(told.first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Updated from another tab' })).toHaveCount(1);
  const before = await title.inputValue();
  await other.getByLabel('Professional title').fill(`${before}, and more`);
  await expect(title).toHaveValue(`${before}, and more`);
  await expect(title).toBeFocused();
  expect(
    await title.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]),
  ).toEqual([2, 5]);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expectClean(page);

  // Nothing was undone: what is written here next goes on top of it, without a question.
  await page.getByLabel('First name').fill('Zoë');
  await expectSavedPersonal(page, id, 'firstName', 'Zoë');
  await expectSavedPersonal(page, id, 'location', 'Coimbra');
  await expect(other.getByLabel('First name')).toHaveValue('Zoë');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('two tabs with words of their own: the dialog takes a choice for each conflict', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 409/);
  const { id, other } = await openInTwoTabs(page, mail, email);
  // Words on their way here, while the other tab saves its own.
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/api/resumes/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await page.getByLabel('Professional title').fill('Baker');
  await page.getByLabel('Last name').fill('Stone');
  await page.getByLabel('First name').fill('Mary');
  await other.getByLabel('Location').fill('Coimbra');
  await other.getByLabel('Last name').fill('Lopes');
  await other.getByLabel('First name').fill('Zoë');
  await expectSavedPersonal(other, id, 'firstName', 'Zoë');
  release();
  const dialog = page.getByRole('dialog', { name: 'Changed in two places' });
  const name = dialog.getByRole('group', { name: 'First name' });
  const surname = dialog.getByRole('group', { name: 'Last name' });
  await expect(name).toContainText(/MineMary\s*The otherZoë/);
  await expect(surname).toContainText(/MineStone\s*The otherLopes/);
  await expect(dialog).toContainText('Keep both undoes nothing');
  // What only one of them changed is in both, and nobody is asked about it.
  await expect(dialog).not.toContainText('Location');
  await expect(dialog).not.toContainText('Professional title');
  await expectClean(page);
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 640 });
    // The choices are in sight however much there is to read.
    for (const button of ['Save', 'Keep both'])
      await expect(dialog.getByRole('button', { name: button, exact: true })).toBeInViewport({ ratio: 1 });
    await takePicture(page, `conflict-${width}`);
    await dialog.getByRole('tab', { name: 'As pages' }).click();
    await expect(dialog.getByRole('img', { name: /^Mine: page 1/ })).toBeVisible();
    await takePicture(page, `conflict-pages-${width}`);
    await dialog.getByRole('tab', { name: 'As words' }).click();
  }
  // By key, as any group of choices.
  await name.getByRole('radio', { name: 'Mine' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(name.getByRole('radio', { name: 'The other' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('You chose from both versions.')).toBeVisible();
  await expectSavedPersonal(page, id, 'lastName', 'Stone');
  await expect(page.getByLabel('First name')).toHaveValue('Zoë');
  await expect(page.getByLabel('Last name')).toHaveValue('Stone');
  await expect(page.getByLabel('Location')).toHaveValue('Coimbra');
  await expect(page.getByLabel('Professional title')).toHaveValue('Baker');
});

test('two tabs that write in different fields come together, and nobody is asked', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 409/);
  const { id, other } = await openInTwoTabs(page, mail, email);
  await page.getByLabel('First name').fill('Mary');
  await other.getByLabel('Location').fill('Coimbra');
  await expectSavedPersonal(page, id, 'firstName', 'Mary');
  await expectSavedPersonal(page, id, 'location', 'Coimbra');
  await expect(page.getByLabel('Location')).toHaveValue('Coimbra');
  await expect(other.getByLabel('First name')).toHaveValue('Mary');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(other.getByRole('dialog')).toHaveCount(0);
});

test('what was restored is no longer offered to be discarded once it is saved', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/resume-builder/new');
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('First name').fill('Zoë');
  await expect(page).toHaveURL(/draft=/);
  // Nobody asked for that very one.
  await page.goto('/resume-builder/new');
  const notice = page.getByText('Restored what you had not saved.');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notice).toBeHidden();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('Last name').fill('Quince');
  await page.reload();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('button', { name: 'Discard it' })).toHaveCount(0);
});

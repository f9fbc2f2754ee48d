import type { Page } from '@playwright/test';
import { typicalResume } from '../tests/factories/sample-resumes.ts';
import { expectSavedPersonal, saveResume, signInOverTheWire, signInToDashboard } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ savesData: true });

const undo = (page: Page) => page.keyboard.press('Control+z');
const redo = (page: Page) => page.keyboard.press('Control+Shift+z');

async function openSaved(page: Page): Promise<number> {
  const id = await saveResume(page, 'Mine');
  await page.goto(`/resume-builder/${id}`);
  return id;
}

test('undo goes back over fields and tabs, to the very place, and redo goes forward again', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  const id = await openSaved(page);
  const before = typicalResume();
  await page.getByRole('tab', { name: 'Personal' }).click();
  const town = page.getByLabel('Location');
  await town.fill('Porto');
  await page.getByRole('tab', { name: 'Summary' }).click();
  const summary = page.getByLabel('Professional summary');
  await summary.press('Control+End');
  await summary.pressSequentially(' And more.');
  await page.getByRole('switch', { name: 'Include summary' }).click();
  await expect(summary).toBeDisabled();

  await undo(page);
  await expect(summary).toBeEnabled();
  await expect(page.getByRole('switch', { name: 'Include summary' })).toBeFocused();
  await undo(page);
  await expect(summary).toHaveValue(before.summary);
  await expect(summary).toBeFocused();
  expect(await summary.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(
    before.summary.length,
  );
  await undo(page);
  // Its tab comes up by itself.
  await expect(town).toHaveValue(before.personalInfo.location);
  await expect(town).toBeFocused();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');

  await redo(page);
  await expect(town).toHaveValue('Porto');
  await page.keyboard.press('Control+y');
  await expect(summary).toHaveValue(`${before.summary} And more.`);
  await redo(page);
  await expect(summary).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'true');
  await expectSavedPersonal(page, id, 'location', 'Porto');
});

test('a pause in typing begins a new step', async ({ page, mail, email }) => {
  await signInToDashboard(page, mail, email);
  await page.clock.install();
  await page.goto('/resume-builder/new');
  await page.getByRole('tab', { name: 'Personal' }).click();
  const name = page.getByLabel('First name');
  await name.pressSequentially('Ana');
  await page.clock.runFor(1_500);
  await name.pressSequentially(' Rita');
  await undo(page);
  await expect(name).toHaveValue('Ana');
  await undo(page);
  await expect(name).toHaveValue('');
});

test('the buttons undo a removal and a template, and keep the focus', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await openSaved(page);
  await page.getByRole('radio', { name: /Meridian/ }).waitFor();
  const other = page.getByRole('radio').nth(3);
  await other.check();
  await page.getByRole('tab', { name: 'Work' }).click();
  const jobs = page.getByRole('button', { name: /^Remove / });
  const count = await jobs.count();
  await jobs.first().click();
  await expect(jobs).toHaveCount(count - 1);
  const button = page.getByRole('button', { name: 'Undo', exact: true });
  await button.click();
  await expect(jobs).toHaveCount(count);
  await expect(button).toBeFocused();
  await button.click();
  await expect(page.getByRole('radio', { name: /Meridian/ })).toBeChecked();
  await expect(button).toBeFocused();
});

test('a removed entry is offered back where it stood, until something else is done', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await openSaved(page);
  await page.getByRole('tab', { name: 'Work' }).click();
  const company = await page.getByLabel('Company').first().inputValue();
  const offer = page.getByRole('button', { name: /^Undo: bring back/ });
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(offer).toBeFocused();
  await offer.click();
  await expect(page.getByLabel('Company').first()).toHaveValue(company);
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Add job' }).click();
  await expect(offer).toHaveCount(0);
});

test('a skill that is still being typed is undone by the field itself', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/resume-builder/new');
  await page.getByRole('tab', { name: 'Skills' }).click();
  const field = page.getByLabel('Add a skill');
  await field.fill('Rust');
  await field.press('Enter');
  await field.pressSequentially('SQ');
  const skills = page.getByRole('list', { name: 'Your skills' });
  for (let tries = 0; (await field.inputValue()) !== '' && tries < 3; tries += 1) await undo(page);
  await expect(field).toHaveValue('');
  await expect(skills.getByRole('listitem')).toHaveCount(1);
  for (let tries = 0; tries < 6 && (await skills.count()) > 0; tries += 1) await undo(page);
  await expect(skills).toHaveCount(0);
});

test('what is taken back after a save whose answer was lost reaches the server, over a reload too', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|status of 409/);
  await signInOverTheWire(page, mail, email);
  const id = await openSaved(page);
  const { location } = typicalResume().personalInfo;
  await page.getByRole('tab', { name: 'Personal' }).click();
  const town = page.getByLabel('Location');
  await page.route(`**/api/resumes/${id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await town.fill('Porto');
  await expect(page.getByText('Offline, kept on this device').first()).toBeVisible();
  await expectSavedPersonal(page, id, 'location', 'Porto');
  await undo(page);
  await expect(town).toHaveValue(location);
  // The server has "Porto": what was taken back is not saved, and must not be called so.
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);

  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(town).toHaveValue(location);
  await expectSavedPersonal(page, id, 'location', location);
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Changed in two places' })).toBeHidden();
});

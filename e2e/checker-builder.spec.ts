import { check, openChecker, RESUME } from './support/checker.ts';
import { signInToDashboard } from './support/session.ts';
import { expect, signIn, test } from './support/test.ts';

test('what was read is taken into the builder past the sign-in, and what is doubtful is confirmed there', async ({
  page,
  mail,
  email,
}) => {
  await openChecker(page);
  await check(page, RESUME);
  await page.getByRole('button', { name: 'Fix it in the builder' }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await signIn(page, mail, email);
  await expect(page).toHaveURL(/\/resume-builder\/new\?from=checker$/);
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toHaveValue(/^devendra$/i);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('dev.kapoor@example.io');
  await page.getByRole('tab', { name: 'Work' }).click();
  await expect(page.getByLabel('Company').first()).toHaveValue('Tidewater Logistics Inc.');

  // Saved, it is a resume like any other.
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/resume-builder\/\d+/);
  await page.reload();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toHaveValue(/^devendra$/i);
});

test('each doubtful value is shown with what it was read from, and leads to its field', async ({
  page,
  mail,
  email,
}) => {
  await signInToDashboard(page, mail, email);
  await openChecker(page);
  await check(page, RESUME);
  // As the checker keeps it, with two values that a machine was not sure of.
  await page.evaluate(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key !== 'foothold:carried-resume') return setItem.call(this, key, value);
      const doubts = [
        { field: 'personalInfo.title', snippet: 'Senior Software Engineer' },
        { field: 'employment.1.company', snippet: 'Brightpath Learning, Remote' },
      ];
      const kept = JSON.parse(value);
      return setItem.call(this, key, JSON.stringify({ ...kept, doubts }));
    };
  });
  await page.getByRole('button', { name: 'Fix it in the builder' }).click();
  const panel = page.getByRole('region', { name: 'Please confirm what was read' });
  await expect(panel.getByRole('status')).toContainText('0 of 2 looked at');
  await expect(panel).toContainText('read from “Brightpath Learning, Remote”');
  await panel.getByRole('button', { name: 'Go to field: Professional title' }).click();
  const title = page.getByRole('textbox', { name: 'Professional title' });
  await expect(title).toBeFocused();
  await title.fill('Staff Engineer');
  await expect(panel.getByRole('status')).toContainText('1 of 2 looked at');
  const tick = panel.getByRole('checkbox', { name: /^Company of job 2/ });
  await tick.check();
  await expect(panel.getByRole('status')).toHaveText('All looked at. Thank you.');
  // A reload brings back what was ticked with what was written.
  await expect(page).toHaveURL(/\?template=/);
  await page.reload();
  await expect(panel.getByRole('checkbox', { name: /^Company of job 2/ })).toBeChecked();
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(panel).toBeHidden();
});

test('where a new resume lies unsaved on the device, the person chooses between it and the checked file', async ({
  page,
  mail,
  email,
}) => {
  await signInToDashboard(page, mail, email);
  await page.goto('/resume-builder/new');
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('First name').fill('Ana');
  await expect(page.getByText('Not saved yet').first()).toBeVisible();
  await openChecker(page);
  await check(page, RESUME);
  await page.getByRole('button', { name: 'Fix it in the builder' }).click();
  await expect(page.getByRole('heading', { name: 'You have an unsaved resume' })).toBeVisible();
  await page.getByRole('button', { name: 'Start from the checked file' }).click();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toHaveValue(/^devendra$/i);
});

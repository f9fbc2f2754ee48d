import { typicalResume } from '../tests/factories/sample-resumes.ts';
import { expectCleanInLightAndDark } from './support/accessibility.ts';
import { callApi, payOverTheWire, saveResume, signInOverTheWire } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('dialogs, notices and marks of the editors, in light and dark', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.allow(/409/);
  await signInOverTheWire(page, mail, email);
  await payOverTheWire(page);
  const id = await saveResume(page, 'Mine');
  const { version } = (await callApi(page, 'GET', `/api/resumes/${id}`)) as { version: number }; // The contract.
  const data = typicalResume();
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('First name').focus();
  // A field that is marked in the pages.
  await expect(page.locator('[data-field-marks] > span').first()).toBeVisible();
  await expectCleanInLightAndDark(page);

  await page.getByRole('button', { name: 'Full Screen', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
  await expectCleanInLightAndDark(page);
  await page.keyboard.press('Escape');

  // What is missing before a download.
  await page.getByLabel('Phone').fill('');
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Go to field/ })
      .first(),
  ).toBeVisible();
  await expectCleanInLightAndDark(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // Another device saves in the meantime.
  const current = (await callApi(page, 'GET', `/api/resumes/${id}`)) as { version: number }; // The contract.
  expect(current.version).toBeGreaterThanOrEqual(version);
  await callApi(page, 'PUT', `/api/resumes/${id}`, {
    data: { ...data, personalInfo: { ...data.personalInfo, firstName: 'Elsewhere' } },
    version: current.version,
  });
  await page.getByLabel('First name').fill('Here');
  await expect(page.getByRole('dialog', { name: 'Changed in two places' })).toBeVisible({
    timeout: 20_000,
  });
  await expectCleanInLightAndDark(page);
  await page
    .getByRole('dialog', { name: 'Changed in two places' })
    .getByRole('button', { name: 'Save', exact: true })
    .click();
  await expectCleanInLightAndDark(page);

  await page.goto('/cover-letter-builder');
  await page.getByRole('button', { name: 'Change template' }).click();
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  await expectCleanInLightAndDark(page);
});

import { typicalResume } from '../tests/factories/sample-resumes.ts';
import { callApi, expectSavedPersonal, signInOverTheWire, signInWithResume } from './support/session.ts';
import { expect, signIn, test } from './support/test.ts';

test('what was typed survives a reload before the first save', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/resume-builder/new');
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('First name').fill('Zoë');
  await page.reload();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Zoë');
});

test('what was typed survives a session that ends in the middle', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 401/);
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).not.toHaveValue('');
  // The session ends elsewhere; this tab does not know yet.
  await callApi(page, 'POST', '/api/auth/logout');
  await page.getByLabel('First name').fill('Kept');
  await expect(page.getByText('Please sign in').first()).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await signIn(page, mail, email);
  await expect(page).toHaveURL(new RegExp(`/resume-builder/${id}`));
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Kept');
});

test('a saved resume saves itself again after a pause in typing', async ({ page, mail, email }) => {
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('Location').fill('Porto');
  await expectSavedPersonal(page, id, 'location', 'Porto');
});

test('a save that another tab overtook lets the person choose, and loses neither', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 409/);
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).not.toHaveValue('');
  const theirs = typicalResume();
  await callApi(page, 'PUT', `/api/resumes/${id}`, {
    data: { ...theirs, personalInfo: { ...theirs.personalInfo, firstName: 'Theirs' } },
  });
  await page.getByLabel('First name').fill('Mine');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expectSavedPersonal(page, id, 'firstName', 'Mine');
});

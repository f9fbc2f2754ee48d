import { takePicture } from './support/pictures.ts';
import { expect, expectToast, test } from './support/test.ts';
import {
  callApi,
  payToDashboard,
  saveResume,
  signInToDashboard,
  signInWithResume,
} from './support/session.ts';

test.use({ savesData: true });

test('signed out, the dashboard asks to sign in', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByText('Please sign in')).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/auth/);
});

test('a newcomer sees the banner, the shortcuts and the empty states', async ({ page, mail, email }) => {
  await signInToDashboard(page, mail, email);
  await expect(page.getByText('Manage your resumes and cover letters')).toBeVisible();
  await expect(page.getByText('Subscription Required')).toBeVisible();
  await expect(page.getByText('Subscribe now to download PDFs and access all features.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute('href', '/subscription');
  await expect(page.getByRole('link', { name: /Create Resume/ })).toHaveAttribute('href', '/templates');
  await expect(page.getByRole('tab', { name: 'Resumes (0)' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('No resumes yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Your First Resume' })).toHaveAttribute(
    'href',
    '/templates',
  );
  await page.getByRole('tab', { name: 'Cover Letters (0)' }).click();
  await expect(page.getByText('No cover letters yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Your First Cover Letter' })).toHaveAttribute(
    'href',
    '/cover-letter-templates',
  );
});

test('a card shows the resume and leads to its builder', async ({ page, mail, email }) => {
  const id = await signInWithResume(page, mail, email, 'For the bakery');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'For the bakery' })).toBeVisible();
  await expect(page.getByText('Meridian').first()).toBeVisible();
  await expect(page.getByText(/less than a minute ago/)).toBeVisible();
  const edit = page.getByRole('link', { name: 'Edit Resume' });
  await expect(edit).toHaveAttribute('href', `/resume-builder?id=${id}&template=modern-1`);
  await edit.click();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).not.toHaveValue('');
});

test('without access, duplicating and downloading are there but cannot be chosen', async ({
  page,
  mail,
  email,
}) => {
  await signInWithResume(page, mail, email);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'More options' }).click();
  for (const name of [/^Duplicate/, /^Download PDF/]) {
    await expect(page.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  }
  await expect(page.getByRole('menuitem', { name: /^Delete/ })).not.toHaveAttribute('aria-disabled', 'true');
});

test('with access a resume is duplicated and downloaded from its menu', async ({ page, mail, email }) => {
  await signInWithResume(page, mail, email);
  await payToDashboard(page);
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expectToast(page, 'Your resume has been successfully duplicated.');
  await expect(page.getByRole('heading', { name: 'Mine (Copy)' })).toBeVisible();
  await page.getByRole('button', { name: 'More options' }).last().click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download PDF' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/-Resume\.pdf$/);
  await expectToast(page, 'Your resume is ready for download.');
});

test('deleting asks first; Cancel keeps, Delete deletes', async ({ page, mail, email }) => {
  await signInToDashboard(page, mail, email);
  await saveResume(page, 'To be thrown away');
  await callApi(page, 'POST', '/api/cover-letters', {
    title: 'A letter',
    templateId: 'professional-1',
    data: {},
  });
  await page.reload();
  const card = page.getByRole('heading', { name: 'To be thrown away' });
  const openDialog = async () => {
    await page.getByRole('button', { name: 'More options' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  await openDialog();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Resume' });
  await expect(
    dialog.getByText('Are you sure you want to delete this resume? This action cannot be undone.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toBeVisible();
  await openDialog();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Your resume has been successfully deleted.');
  await expect(card).toHaveCount(0);

  await page.getByRole('tab', { name: 'Cover Letters (1)' }).click();
  await openDialog();
  const letterDialog = page.getByRole('alertdialog', { name: 'Delete Cover Letter' });
  await expect(
    letterDialog.getByText(
      'Are you sure you want to delete this cover letter? This action cannot be undone.',
    ),
  ).toBeVisible();
  await letterDialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No cover letters yet')).toBeVisible();
});

test('lists that cannot be loaded say so and can be tried again', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 503/);
  await signInToDashboard(page, mail, email);
  await page.route('**/dashboard', (route) =>
    route.request().url().includes('/api/')
      ? route.fulfill({ status: 503, json: { message: 'We are away for a moment.', code: 'unavailable' } })
      : route.continue(),
  );
  await page.reload();
  await expect(page.getByText('We are away for a moment.').first()).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/dashboard');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByText('No resumes yet')).toBeVisible();
});

test('a card is renamed in its place: Enter keeps the new title, Escape the old one', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithResume(page, mail, email);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Rename Mine' }).click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toBeFocused();
  await title.fill('For the bakery');
  await title.press('Enter');
  await expect(page.getByRole('heading', { name: 'For the bakery' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rename For the bakery' })).toBeFocused();
  await page.keyboard.press('Enter');
  // One that is too long is not cut, but said, and can still be given up.
  await title.fill('x'.repeat(300));
  await title.press('Enter');
  await expect(title).toHaveValue('x'.repeat(300));
  await expect(title).toHaveAccessibleDescription(/longer than the 200 characters/);
  await title.press('Escape');
  await expect(page.getByRole('heading', { name: 'For the bakery' })).toBeVisible();
  expect(await callApi(page, 'GET', `/api/resumes/${id}`)).toMatchObject({ title: 'For the bakery' });
});

test('a title that cannot be saved is taken back, with the reason', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 503/);
  const id = await signInWithResume(page, mail, email);
  await page.goto('/dashboard');
  await page.route(`**/api/resumes/${id}`, (route) =>
    route.fulfill({ status: 503, json: { message: 'We are away for a moment.', code: 'unavailable' } }),
  );
  await page.getByRole('button', { name: 'Rename Mine' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Yours');
  await page.keyboard.press('Enter');
  await expectToast(page, 'We are away for a moment.');
  await expect(page.getByRole('heading', { name: 'Mine' })).toBeVisible();
});

test('ten documents can be searched by their titles', async ({ page, mail, email }) => {
  await signInToDashboard(page, mail, email);
  for (let number = 1; number <= 9; number += 1) await saveResume(page, `Resume ${number}`);
  await page.reload();
  const cards = page.getByRole('list', { name: 'Your resumes' }).getByRole('heading', { level: 2 });
  await expect(cards).toHaveCount(9);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await saveResume(page, 'For the Bakery');
  await page.reload();
  await page.getByRole('searchbox', { name: 'Search resumes' }).fill('bakery');
  await expect(cards).toHaveText(['For the Bakery']);
  await expect(page.getByText('1 of 10 resumes')).toBeVisible();
  await page.getByRole('searchbox').fill('nothing like it');
  await expect(page.getByText('No resume has “nothing like it” in its title or its tags.')).toBeVisible();
});

test('the question before deleting names the document, however long its title is, on a phone too', async ({
  page,
  mail,
  email,
}) => {
  await signInToDashboard(page, mail, email);
  const title = `For the bakery ${'x'.repeat(180)}`;
  await saveResume(page, title);
  await page.reload();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Resume' });
  await expect(dialog.getByText(title, { exact: true })).toBeVisible();
  await expect(dialog).toContainText(
    'Are you sure you want to delete this resume? This action cannot be undone.',
  );
  await takePicture(page, 'delete-360');
  const overflow = await dialog.evaluate((box) => box.scrollWidth > box.clientWidth);
  expect(overflow).toBe(false);
});

import { expectNoFaults } from './support/accessibility.ts';
import { takePicture } from './support/pictures.ts';
import { signInWithResume } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { beginResume, openPersonal, titles } from './support/unsaved.ts';

test.use({ savesData: true });

test('the address says which document and which section is open, through reloads and the way back', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('tab', { name: 'Work' }).click();
  await expect(page).toHaveURL(new RegExp(`/resume-builder/${id}\\?section=work$`));
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Work' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Work' })).toHaveAttribute('aria-selected', 'true');
  // A first save keeps the section that is open.
  await beginResume(page, 'Zoë');
  await expect(page).toHaveURL(/draft=[^&]+.*section=personal/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/resume-builder\/\d+\?section=personal$/);
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('the title stands in the bar and in the browser’s tab, and is changed in the bar', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}`);
  await expect(page).toHaveTitle('Mine – Foothold');
  const title = page.getByRole('button', { name: /change the title$/ });
  const field = page.getByLabel('Document title');
  await title.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type('Nothing of it');
  await page.keyboard.press('Escape');
  await expect(title).toBeFocused();
  await expect(title).toHaveText('Mine');
  await title.click();
  await field.fill('Nurse, 2026');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoFaults(page);
    await takePicture(page, `title-field-${width}`);
  }
  await field.press('Enter');
  await expect(title).toBeFocused();
  await expect(page).toHaveTitle('Nurse, 2026 – Foothold');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await takePicture(page, `title-${width}`);
  }
  await expect.poll(() => titles(page, '/api/resumes')).toEqual(['Nurse, 2026']);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(title).toHaveText('Mine');

  // A new one is called after its person, until somebody names it.
  await beginResume(page, 'Zoë');
  await page.getByLabel('Last name').fill('Quince');
  await expect(page).toHaveTitle('Zoë Quince Resume – Foothold');
  await title.click();
  await field.fill('First try');
  await openPersonal(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/resume-builder\/\d+/);
  await expect.poll(() => titles(page, '/api/resumes')).toEqual(['First try', 'Mine']);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveTitle(/Dashboard/);
});

import { saveResume, signInOverTheWire, signInToDashboard } from './support/session.ts';
import { expect, expectToast, test } from './support/test.ts';

test.use({ savesData: true });

test('another page within the application begins at its content, and its title is read out', async ({
  page,
  mail,
  email,
}) => {
  await signInToDashboard(page, mail, email);
  const main = page.getByRole('main');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(main).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached();
  // The next Tab leads into the page, not through its frame again.
  await page.keyboard.press('Tab');
  expect(await main.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

test('a page that only changes its address leaves the focus alone', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/resume-builder/new');
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('First name').fill('Ana');
  await page.keyboard.press('Control+s');
  await expectToast(page, 'Your resume has been successfully saved.');
  await expect(page).toHaveURL(/\/resume-builder\/\d+/);
  await expect(page.getByLabel('First name')).toBeFocused();
});

test('the way from the dashboard into a document is a page of its own', async ({ page, mail, email }) => {
  await signInToDashboard(page, mail, email);
  await saveResume(page, 'Mine');
  await page.reload();
  await page.getByRole('link', { name: 'Edit Resume' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Resume' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

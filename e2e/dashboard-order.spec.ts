import { expectClean } from './support/accessibility.ts';
import { takePicture } from './support/pictures.ts';
import { callApi, saveResume, signInToDashboard, signInWithResume } from './support/session.ts';
import { expect, expectToast, test } from './support/test.ts';

test.use({ savesData: true });

test('a resume is archived, brought back by the toast, and from among the archived', async ({
  page,
  mail,
  email,
}) => {
  await signInWithResume(page, mail, email, 'For the bakery');
  await page.goto('/dashboard');
  const card = page.getByRole('heading', { name: 'For the bakery' });
  const archive = async () => {
    await page.getByRole('button', { name: 'More options' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await expect(card).toBeHidden();
  };
  // Somebody with one resume meets neither sorting nor searching nor the word.
  await expect(page.getByLabel('Sort by')).toBeHidden();
  await expect(page.getByText('Archived')).toBeHidden();
  await archive();
  await expectToast(page, 'Resume archived');
  await takePicture(page, 'archived-toast-1440');
  await expect(page.getByRole('tab', { name: 'Resumes (0)' })).toBeVisible();
  await expect(page.getByText('All of your resumes are archived.')).toBeVisible();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(card).toBeVisible();
  await archive();
  await page.getByRole('button', { name: 'Archived (1)' }).click();
  await expect(page).toHaveURL(/archived=yes/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Archived resumes' })).toBeVisible();
  await expect(card).toBeVisible();
  await expectClean(page);
  await takePicture(page, 'archived-1440');
  // Deleting stays final, and says so.
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('This action cannot be undone.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByText('Nothing is archived.')).toBeVisible();
  await page.getByRole('button', { name: 'Your resumes' }).click();
  await expect(card).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('tags are added and removed, shown by pressing one, found by searching, and stay in the address', async ({
  page,
  mail,
  email,
}) => {
  await signInToDashboard(page, mail, email);
  for (let number = 1; number <= 10; number += 1) {
    const id = await saveResume(page, `Resume ${number}`);
    if (number % 3 === 0) await callApi(page, 'PUT', `/api/resumes/${id}`, { tags: ['Shipping'] });
  }
  await page.reload();
  const titles = page.getByRole('list', { name: 'Your resumes' }).getByRole('heading');
  await expect(titles).toHaveCount(10);
  const options = page.getByRole('button', { name: 'More options' });
  await options.first().click();
  await page.getByRole('menuitem', { name: 'Tags' }).click();
  await expect(page.getByLabel('New tag')).toBeFocused();
  await page.keyboard.type('Acme');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Soon, this year');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(
    ['Acme', 'Soon', 'this year'],
  );
  await expectClean(page);
  await takePicture(page, 'tags-1440');
  await page.getByRole('button', { name: 'Remove Soon' }).click();
  await page.getByRole('button', { name: 'Remove this year' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(options.first()).toBeFocused();
  await expect(page.getByRole('button', { name: 'Show only Acme' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show only Soon' })).toBeHidden();

  await page.getByRole('button', { name: 'Show only Shipping' }).first().click();
  await expect(page.getByText('3 resumes with the tag “Shipping”.')).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Title');
  await expect(titles).toHaveText(['Resume 3', 'Resume 6', 'Resume 9']);
  await page.reload();
  await expect(titles).toHaveText(['Resume 3', 'Resume 6', 'Resume 9']);
  await expectClean(page);
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await takePicture(page, `dashboard-tags-${width}`, { fullPage: true });
  }
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByLabel('Search resumes').fill('acm');
  await expect(titles).toHaveCount(1);
  await expect(page.getByText('1 of 10 resumes')).toBeVisible();
});

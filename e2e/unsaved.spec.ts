import { expectNoFaults } from './support/accessibility.ts';
import { waiting } from './support/drafts.ts';
import { takePicture } from './support/pictures.ts';
import { callApi, signInOverTheWire, signInWithResume } from './support/session.ts';
import { expect, expectToast, payWithTestCard, test } from './support/test.ts';
import { writeResume, toDashboard } from './support/begun-resume.ts';

test.use({ savesData: true });

test('a resume and a letter that were never saved stand on the dashboard, each in its template', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await writeResume(page, 'Zoë');
  await page.goto('/cover-letter-builder?template=creative-2');
  await page.getByLabel('Full name').fill('Zoë Quince');
  await expect(page.getByText('Not saved yet').first()).toBeVisible();
  await toDashboard(page);

  const cards = waiting(page).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  const resume = cards.filter({ hasText: 'Zoë Quince Resume' });
  await expect(resume).toContainText('Not saved yet');
  // Each shows its own first page in its template, and no example.
  await expect(resume.getByRole('img', { name: 'First page of Zoë Quince Resume' })).toBeVisible();
  await expect(resume).toContainText('Schema');
  const letter = cards.filter({ hasText: 'Untitled Cover Letter' });
  await expect(letter.getByRole('img', { name: 'First page of Untitled Cover Letter' })).toBeVisible();
  await expect(letter).toContainText('Artistic');
  // They are not among what is saved, and nobody is told that there is nothing.
  await expect(page.getByRole('tab', { name: 'Resumes (0)' })).toBeVisible();
  await expect(page.getByText('No resumes yet')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Cover Letters (0)' }).click();
  await expect(page.getByText('No cover letters yet')).toHaveCount(0);
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoFaults(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await takePicture(page, `unsaved-${width}`, { fullPage: true });
  }

  // By keyboard, back into the very draft, in the template that was its own.
  await resume.getByRole('link', { name: 'Continue' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Resume Builder' })).toBeAttached();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Zoë');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/resume-builder\/\d+(\?|$)/);
  const [saved] = (await callApi(page, 'GET', '/api/resumes/dashboard')) as { templateId: string }[]; // The contract.
  expect(saved?.templateId).toBe('tech-2');
  await toDashboard(page);
  await expect(page.getByRole('tab', { name: 'Resumes (1)' })).toBeVisible();
  await expect(waiting(page).getByRole('listitem')).toHaveCount(1);
});

test('the template chosen for a restored resume is kept as it is shown, and a new one can be begun beside it', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await writeResume(page, 'Zoë', 'tech-3');
  await page.goto('/resume-builder/new?template=creative-2');
  await expect(page.getByText('Restored what you had not saved.')).toBeVisible();
  await toDashboard(page);
  await expect(waiting(page)).toContainText('Lagoon');

  await page.goto('/resume-builder/new?template=creative-2');
  await page.getByRole('link', { name: 'Keep it and start a new one' }).click();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(
    page.getByText('This device also keeps another resume that you have not saved.'),
  ).toBeVisible();
  await page.getByLabel('First name').fill('Hannah');
  await expect(page).toHaveURL(/draft=[\da-f-]{36}/);
  await toDashboard(page);
  await expect(waiting(page).getByRole('link', { name: /^Continue/ })).toHaveCount(2);
});

test('whoever has to sign in again is told that what was begun is kept', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  // A preview that was being asked for as the sign-in ended.
  consoleErrors.allow(/status of 401 .*\/api\/preview/);
  await signInOverTheWire(page, mail, email);
  await writeResume(page, 'Zoë');
  await page.evaluate(() => localStorage.removeItem('sessionToken'));
  await page.reload();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByText('What you have begun is kept on this device')).toBeVisible();
  await expectNoFaults(page);
});

test('discarding asks first, and names what would go', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await writeResume(page, 'Zoë');
  await toDashboard(page);
  const discard = page.getByRole('button', { name: 'Discard Zoë Quince Resume' });
  await discard.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Discard Resume' });
  await expect(dialog).toContainText('Zoë Quince Resume');
  await expectNoFaults(page, { within: '[role=alertdialog]' });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(discard).toBeFocused();
  await discard.click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expectToast(page, 'Resume discarded');
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.getByText('No resumes yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No resumes yet')).toBeVisible();
});

test('paying from a resume that is not saved saves it first, and it is on the dashboard', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await writeResume(page, 'Zoë');
  await page.getByRole('button', { name: 'Get the PDF' }).click();
  await page.getByRole('button', { name: 'Choose 7 Days' }).click();
  await expect(page).toHaveURL(/\/subscription\?plan=7days&next=/);
  await payWithTestCard(page);
  await expect(page).toHaveURL(/\/resume-builder\?id=\d+&template=tech-2(&section=personal)?$/);
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Zoë');
  await page.goto('/dashboard');
  await expect(page.getByText('Zoë Quince Resume')).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
});

test('changes of a saved resume that did not get through are noted on its card', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|status of 503/);
  const id = await signInWithResume(page, mail, email);
  await page.route(`**/api/resumes/${id}`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { message: 'Later.', code: 'busy' } })
      : route.continue(),
  );
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('First name').fill('Zoë');
  await expect(page.getByText('Not saved, kept on this device').first()).toBeVisible();
  await toDashboard(page);
  await expect(page.getByText('This device has changes that are not saved yet.')).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  // Deleting it is final on this device as well.
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Resume' });
  await expect(dialog.getByText('Mine', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No resumes yet')).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
});

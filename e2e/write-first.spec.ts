import { expectNoFaults } from './support/accessibility.ts';
import { expectKept, otherDevice, save, toDashboard, waiting } from './support/drafts.ts';
import { takePicture } from './support/pictures.ts';
import { expect, expectToast, signIn, test } from './support/test.ts';
import { openPersonal, titles } from './support/unsaved.ts';

test.use({ savesData: true });

test('who writes first and signs in later finds it as a draft of their own', async ({
  page,
  browser,
  mail,
  email,
}) => {
  await page.goto('/resume-builder/new?template=tech-2');
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  await expectNoFaults(page);
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await takePicture(page, `write-first-gate-${width}`);
  }
  await page.getByRole('button', { name: 'Write first, sign in later' }).click();
  await openPersonal(page);
  await page.getByLabel('First name').fill('Zoë');
  await page.getByLabel('Last name').fill('Quince');
  await expect(page).toHaveURL(/draft=[\da-f-]{36}/);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoFaults(page);
    await takePicture(page, `write-first-${width}`);
  }
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Zoë');
  // Whoever comes next sees nothing of it.
  const stranger = await page.context().newPage();
  await stranger.goto('/resume-builder/new?write=first');
  await openPersonal(stranger);
  await expect(stranger.getByLabel('First name')).toHaveValue('');
  await stranger.close();

  await page.getByRole('note').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByText('What you have begun is kept on this device')).toBeVisible();
  await signIn(page, mail, email);
  await expect(page).toHaveURL(/\/resume-builder\/new/);
  await openPersonal(page);
  await expect(page.getByLabel('Last name')).toHaveValue('Quince');
  await expectKept(page, 'Zoë Quince Resume');
  const other = await otherDevice(browser, page);
  await toDashboard(other);
  await expect(waiting(other)).toContainText('Zoë Quince Resume');
  await other.context().close();
  await save(page);
  await expectKept(page);
});

test('who writes first by the keyboard is at the first field with a press of Tab', async ({ page }) => {
  await page.goto('/resume-builder/new?template=tech-2');
  await page.getByRole('button', { name: 'Write first, sign in later' }).press('Enter');
  await expect(page.getByRole('tabpanel', { name: 'Personal' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('First name')).toBeFocused();
});

test('a press of Save before signing in is carried through: it is saved once its writer is back, and only once', async ({
  page,
  mail,
  email,
}) => {
  await page.goto('/resume-builder/new?write=first');
  await openPersonal(page);
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill('Núñez');
  await expect(page).toHaveURL(/draft=[\da-f-]{36}/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await signIn(page, mail, email);
  await expectToast(page, 'Your resume has been successfully saved.');
  await expect(page).toHaveURL(/\/resume-builder\/\d+(?!.*save=)/);
  await page.reload();
  await openPersonal(page);
  await expect(page.getByLabel('Last name')).toHaveValue('Núñez');
  expect(await titles(page, '/api/resumes')).toEqual(['Rosa Núñez Resume']);
});

test('what was written first is found again from wherever its writer lands without an account', async ({
  page,
}) => {
  await page.goto('/resume-builder/new');
  await page.getByRole('button', { name: 'Write first, sign in later' }).click();
  await openPersonal(page);
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill('Núñez');
  await expect(page).toHaveURL(/draft=[\da-f-]{36}/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  const found = page.getByRole('note').filter({ hasText: 'Rosa Núñez Resume' });
  await expect(found).toContainText('less than a minute ago');
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoFaults(page);
    await takePicture(page, `write-first-found-${width}`);
  }
  await found.getByRole('link', { name: 'Continue Rosa Núñez Resume' }).click();
  await openPersonal(page);
  await expect(page.getByLabel('Last name')).toHaveValue('Núñez');
  // Nothing of it stands under another kind, and a new one is begun beside it.
  await page.goto('/cover-letter-builder');
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  await expect(found).toHaveCount(0);
  await page.goto('/resume-builder/new');
  await expect(found).toBeVisible();
  await page.getByRole('button', { name: 'Write first, sign in later' }).click();
  await openPersonal(page);
  await expect(page.getByLabel('Last name')).toHaveValue('');
  await page.goto('/auth?next=/resume-builder/new');
  await expect(page.getByRole('heading', { name: 'Welcome to Foothold' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue what you wrote' }).click();
  await openPersonal(page);
  await expect(page.getByLabel('Last name')).toHaveValue('Núñez');
  await page.goto('/dashboard');
  await found.getByRole('link', { name: 'Continue Rosa Núñez Resume' }).click();
  await openPersonal(page);
  await expect(page.getByLabel('Last name')).toHaveValue('Núñez');
});

test('from the gallery, too, one can write first: the sign-in page says so, and begins with the design that was chosen', async ({
  page,
}) => {
  await page.goto('/templates');
  await page
    .getByRole('link', { name: /Use This Template|Use Template/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Welcome to Foothold' })).toBeVisible();
  await page.getByRole('link', { name: 'Write first, sign in later' }).click();
  await expect(page.getByRole('tab', { name: 'Personal' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/template=creative-1/);
  await page.goto('/auth?next=/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome to Foothold' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write first, sign in later' })).toHaveCount(0);
});

import { expectCleanInLightAndDark } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { saveResume, signInToDashboard } from './support/session.ts';

// The public pages are looked at in site.spec.ts.
for (const path of ['/auth', '/dashboard']) {
  test(`${path}, signed out, in light and dark`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expectCleanInLightAndDark(page);
  });
}

test('the dashboard, its menus and the payment of a signed-in person, in light and dark', async ({
  page,
  mail,
  email,
}) => {
  test.slow();
  await signInToDashboard(page, mail, email);
  await expectCleanInLightAndDark(page);
  await saveResume(page, 'Mine');
  await page.reload();
  await page.getByRole('button', { name: 'More options' }).click();
  // A menu floats over the page, so it stands in none of its landmarks.
  await expectCleanInLightAndDark(page, ['region']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Rename Mine' }).click();
  await expectCleanInLightAndDark(page);

  await page.goto('/subscription');
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expectCleanInLightAndDark(page);
});

test('every tab of the resume builder, in light and dark', async ({ page, mail, email }) => {
  test.slow();
  await signInToDashboard(page, mail, email);
  await page.goto(`/resume-builder/${await saveResume(page, 'Mine')}`);
  await expect(page.getByRole('img', { name: /page 1/i }).first()).toBeVisible();
  for (const tab of ['Template', 'Personal', 'Summary', 'Work', 'Education', 'Skills', 'More']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectCleanInLightAndDark(page);
  }
});

test('the resume builder with faults, further sections and help, in light and dark', async ({
  page,
  mail,
  email,
}) => {
  test.slow();
  await signInToDashboard(page, mail, email);
  await page.goto(`/resume-builder/${await saveResume(page, 'Mine')}`);
  await page.getByRole('tab', { name: 'More' }).click();
  for (const kind of ['Projects', 'Languages', 'Own section']) {
    await page.getByRole('button', { name: `Add ${kind}` }).click();
  }
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByRole('button', { name: 'Add Other link' }).click();
  await page
    .getByLabel(/^Address of link/)
    .last()
    .fill('nowhere');
  await page.getByLabel('Email').fill('nobody');
  await expectCleanInLightAndDark(page);
  await page.getByRole('tab', { name: 'More' }).click();
  await expectCleanInLightAndDark(page);
  await page.getByRole('tab', { name: 'Work' }).click();
  for (const name of ['Examples and phrases', 'See an example', 'Quick Tips']) {
    await page.getByRole('button', { name }).first().click();
    const opened = page.getByRole('dialog', { name }).or(page.getByRole('region', { name, exact: true }));
    await expect(opened.getByRole('listitem').first()).toBeVisible();
    await expectCleanInLightAndDark(page);
    await page.keyboard.press('Escape');
  }
});

test('the letter builder and what it takes from a resume, in light and dark', async ({
  page,
  mail,
  email,
}) => {
  await signInToDashboard(page, mail, email);
  await saveResume(page, 'Mine');
  await page.goto('/cover-letter-builder?template=professional-1');
  await expect(page.getByRole('img', { name: /page 1/i }).first()).toBeVisible();
  await expectCleanInLightAndDark(page);
  await page.getByRole('button', { name: 'Fill from a resume' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Mine' })).toBeVisible();
  await expectCleanInLightAndDark(page);
});

import { callApi, signInOverTheWire, signInWithResume } from './support/session.ts';
import { takePicture } from './support/pictures.ts';
import { expect, expectToast, test } from './support/test.ts';

test.use({ savesData: true });

test('a letter takes its writer from a resume, and one step takes that back', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithResume(page, mail, email, 'For the bakery');
  const { data } = (await callApi(page, 'GET', `/api/resumes/${id}`)) as {
    data: { personalInfo: Record<string, string> };
  }; // The contract of the call.
  await callApi(page, 'PUT', `/api/resumes/${id}`, {
    data: { ...data, personalInfo: { ...data.personalInfo, location: 'Columbus, OH 43215' } },
  });
  await page.goto('/cover-letter-builder');
  await page.getByRole('button', { name: 'Fill from a resume' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'For the bakery' }).click();
  const { firstName, lastName, email: address = '' } = data.personalInfo;
  await expect(page.getByLabel('Full name')).toHaveValue(`${firstName} ${lastName}`);
  await expect(page.getByLabel('Email')).toHaveValue(address);
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Columbus');
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('OH');
  await expect(page.getByLabel('ZIP code', { exact: true })).toHaveValue('43215');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await expect(page.getByLabel('ZIP code', { exact: true })).toHaveValue('');
});

test('a letter is named in its place, and Ctrl+S saves it under that name', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/cover-letter-builder');
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue('Untitled Cover Letter');
  await title.fill('To the harbor office');
  await page.keyboard.press('Control+s');
  await expectToast(page, 'Your cover letter has been saved successfully.');
  await page.reload();
  await expect(title).toHaveValue('To the harbor office');
  // And a letter's template is undone like its text.
  await page.getByRole('button', { name: 'Change template' }).click();
  await page.getByRole('dialog').getByRole('radio').nth(5).check();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Using Classic template')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Using Classic template')).toBeVisible();
});

test('words of a letter become bold by a key and a link by a button, and what is to be filled in stays that', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/cover-letter-builder');
  const body = page.getByLabel('Body');
  await body.fill('Ready for [Company] and the harbor');
  await body.press('Control+End');
  await body.press('Control+b');
  await expect(body).toHaveValue('Ready for [Company] and the **harbor**');
  await page.getByLabel('Company', { exact: true }).fill('A*c*me');
  await page
    .getByRole('toolbar', { name: 'Text tools' })
    .first()
    .getByRole('button', { name: 'Link' })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Still in brackets')).toHaveCount(0);
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await body.scrollIntoViewIfNeeded();
    await takePicture(page, `letter-marks-${width}`);
  }
});

test('Ctrl+P says why nothing can be downloaded, in place of printing the screen', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/cover-letter-builder');
  await expect(page.getByRole('heading', { name: 'Edit Cover Letter' })).toBeVisible();
  await page.keyboard.press('Control+p');
  await expectToast(page, 'You need an active subscription to download cover letters.');
});

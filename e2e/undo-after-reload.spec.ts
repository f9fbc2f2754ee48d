import { expectSavedPersonal, saveResume, signInToDashboard } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('after a reload there is nothing to undo, nothing is taken away by trying, and new steps can be', async ({
  page,
  mail,
  email,
}) => {
  await signInToDashboard(page, mail, email);
  const id = await saveResume(page, 'Mine');
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('tab', { name: 'Personal' }).click();
  const name = page.getByLabel('First name');
  const title = page.getByLabel('Professional title');
  await name.fill('Zoë');
  await title.fill('Pilot');
  await page.reload();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(name).toHaveValue('Zoë');
  const undo = page.getByRole('button', { name: /^Undo/ });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await name.focus();
  for (const keys of ['Control+z', 'Control+z', 'Control+Shift+z', 'Control+y'])
    await page.keyboard.press(keys);
  await undo.click({ force: true });
  await expect(name).toHaveValue('Zoë');
  await expect(title).toHaveValue('Pilot');
  await title.fill('Captain');
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue('Pilot');
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue('Pilot');
  await expectSavedPersonal(page, id, 'title', 'Pilot');
});

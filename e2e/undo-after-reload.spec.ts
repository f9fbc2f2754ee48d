import { expectSavedPersonal, signInWithResume } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ savesData: true });

test('after a reload, what was done before is taken back and done again, step by step', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('tab', { name: 'Personal' }).click();
  const name = page.getByLabel('First name');
  const title = page.getByLabel('Professional title');
  const before = { name: await name.inputValue(), title: await title.inputValue() };
  await name.fill('Zoë');
  await title.fill('Pilot');
  await expectSavedPersonal(page, id, 'title', 'Pilot');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  // What is written last is on the device before it can be saved.
  await title.fill('Captain');
  await page.reload();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(title).toHaveValue('Captain');
  const undo = page.getByRole('button', { name: /^Undo/ });
  const redo = page.getByRole('button', { name: /^Redo/ });
  await undo.click();
  await expect(title).toHaveValue('Pilot');
  await undo.click();
  await expect(title).toHaveValue(before.title);
  await expectSavedPersonal(page, id, 'title', before.title);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  // Once more after what was taken back is saved, from both sides.
  await page.reload();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await undo.click();
  await expect(name).toHaveValue(before.name);
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  for (let step = 0; step < 3; step += 1) await redo.click();
  await expect(name).toHaveValue('Zoë');
  await expect(title).toHaveValue('Captain');
  await expectSavedPersonal(page, id, 'title', 'Captain');
});

test('what was changed on another device meanwhile leaves nothing to take back, and is not taken away', async ({
  page,
  mail,
  email,
}) => {
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('First name').fill('Zoë');
  await expectSavedPersonal(page, id, 'firstName', 'Zoë');
  await page.goto('/dashboard');
  await page.evaluate(async (resume) => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('sessionToken')}`,
      'Content-Type': 'application/json',
    };
    const { data } = await (await fetch(`/api/resumes/${resume}`, { headers })).json();
    const body = JSON.stringify({ data: { ...data, summary: 'From elsewhere' } });
    await fetch(`/api/resumes/${resume}`, { method: 'PUT', headers, body });
  }, id);
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Zoë');
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveAttribute('aria-disabled', 'true');
});

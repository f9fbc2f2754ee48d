import { expectClean } from './support/accessibility.ts';
import { callApi, saveResume, signInToDashboard } from './support/session.ts';
import { expect, expectToast, test } from './support/test.ts';
import { read, choose, pictures } from './support/tailoring.ts';

test.use({ savesData: true });

test('a resume is attached to another one from its menu, which is taken back, and says what is to be decided', async ({
  page,
  mail,
  email,
}) => {
  await signInToDashboard(page, mail, email);
  const base = await saveResume(page, 'All I did');
  await page.reload();
  // Who has one resume never meets a base.
  await page.getByRole('button', { name: 'More options' }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Attach to a base…' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const id = await saveResume(page, 'For St Jude');
  await page.reload();
  await choose(page, 'For St Jude', 'Attach to a base…');
  const dialog = page.getByRole('dialog', { name: 'Attach to a base' });
  await expect(dialog.getByLabel('All I did')).toBeChecked();
  await expect(dialog.getByText(/^The two say the same|^They differ/)).toBeVisible();
  await expectClean(page);
  await pictures(page, 'dashboard-attach');
  await dialog.getByRole('button', { name: 'Attach', exact: true }).click();
  await expectToast(page, 'Attached');
  const rows = page.getByRole('list', { name: 'Tailored from All I did' });
  await expect(rows.getByRole('heading')).toHaveText(['For St Jude']);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(rows).toBeHidden();

  await callApi(page, 'PUT', `/api/resumes/${id}/base`, { baseId: base });
  for (const [of, summary] of [
    [id, 'For you'],
    [base, 'For all'],
  ] as const) {
    const { data, version } = await read(page, of);
    await callApi(page, 'PUT', `/api/resumes/${of}`, { data: { ...data, summary }, version });
  }
  await read(page, id);
  await page.reload();
  await expect(rows.getByText('1 to decide')).toBeVisible();
  await pictures(page, 'dashboard-to-decide');
});

import { waiting } from './support/drafts.ts';
import { callApi, signInToDashboard } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { writeResume, toDashboard } from './support/begun-resume.ts';

test.use({ savesData: true });

test('another tab shows what is being written here, as it is written, saved and discarded', async ({
  page,
  context,
  mail,
  email,
}) => {
  await signInToDashboard(page, mail, email);
  await expect(page.getByText('No resumes yet')).toBeVisible();
  const writing = await context.newPage();
  await writeResume(writing, 'Ana');
  await expect(waiting(page)).toContainText('Ana Quince Resume');
  await expect(page.getByText('No resumes yet')).toHaveCount(0);
  await writing.getByLabel('First name').fill('Anna');
  await expect(waiting(page)).toContainText('Anna Quince Resume');
  await writing.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Resumes (1)' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Anna Quince Resume' })).toBeVisible();
});

test('of several, each goes on with its own words, in another tab too', async ({
  page,
  context,
  mail,
  email,
  consoleErrors,
}) => {
  // What a tab has just written, a dashboard hands over, too: whoever comes second is told so, and takes in what is kept.
  consoleErrors.allow(/status of 409 .*\/api\/drafts\//);
  await signInToDashboard(page, mail, email);
  const other = await context.newPage();
  await writeResume(other, 'Second', 'simple-1');
  await writeResume(page, 'First', 'modern-1');
  await toDashboard(page);
  await expect(waiting(page).getByRole('listitem')).toHaveCount(2);
  await toDashboard(other);
  // Written in this tab, gone on with in the other.
  await other.getByRole('link', { name: 'Continue First Quince Resume' }).click();
  await other.getByRole('tab', { name: 'Personal' }).click();
  await expect(other.getByLabel('First name')).toHaveValue('First');
  await page.getByRole('link', { name: 'Continue Second Quince Resume' }).click();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Second');
  await page.reload();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Second');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other).toHaveURL(/\/resume-builder\/\d+(\?|$)/);
  await toDashboard(page);
  await expect(waiting(page).getByRole('listitem')).toHaveCount(1);
  await expect(waiting(page)).toContainText('Second Quince Resume');
});

test('what another tab is still writing is gone on with as a document of its own: neither goes over the other', async ({
  page,
  context,
  mail,
  email,
}) => {
  await signInToDashboard(page, mail, email);
  const writing = await context.newPage();
  await writeResume(writing, 'Ana');
  await waiting(page).getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Ana');
  await page.getByLabel('First name').fill('Anna');
  await writing.getByLabel('First name').fill('Hannah');
  await page.reload();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Anna');
  for (const tab of [writing, page]) {
    await tab.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(tab).toHaveURL(/\/resume-builder\/\d+(\?|$)/);
  }
  const saved = (await callApi(page, 'GET', '/api/resumes/dashboard')) as { title: string }[]; // The contract.
  expect(saved.map(({ title }) => title).sort()).toEqual(['Anna Quince Resume', 'Hannah Quince Resume']);
});

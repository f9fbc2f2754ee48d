import type { Page } from '@playwright/test';
import { expectClean } from './support/accessibility.ts';
import { takePicture } from './support/pictures.ts';
import { callApi, payOverTheWire, payToDashboard, saveResume, signInWithResume } from './support/session.ts';
import { expect, expectToast, test } from './support/test.ts';
import { type Resume, read, choose, pictures } from './support/tailoring.ts';

test.use({ savesData: true });

async function tailor(page: Page, id: number, title: string): Promise<number> {
  const made = await callApi(page, 'POST', `/api/resumes/${id}/variants`, { title });
  return (made as { id: number }).id; // The contract of the call.
}

test('a resume is tailored for a job, opens, and stands under its base with what differs', async ({
  page,
  mail,
  email,
}) => {
  const base = await signInWithResume(page, mail, email, 'All I did');
  await payToDashboard(page);
  await choose(page, 'All I did', 'Tailor for a job');
  const dialog = page.getByRole('dialog', { name: 'Tailor for a job' });
  await expect(dialog.getByLabel('Title')).toHaveValue('All I did, tailored');
  await dialog.getByLabel('Job').fill('Nurse');
  await dialog.getByLabel('Employer').fill('St Mary’s Hospital');
  await expect(dialog.getByLabel('Title')).toHaveValue('Nurse, St Mary’s Hospital');
  await dialog.getByLabel('Language').selectOption('Deutsch');
  await expect(dialog.getByText('only facts come from there later')).toBeVisible();
  await expectClean(page);
  await pictures(page, 'tailor-dialog');
  await dialog.getByLabel('Language').selectOption('The same as now');
  await dialog.getByRole('button', { name: 'Make resume' }).click();
  await expect(page).toHaveURL(/\/resume-builder(\/|\?id=)\d+/);
  await expect(page.getByRole('tab', { name: 'Personal' })).toBeVisible();

  await page.goto('/dashboard');
  const rows = page.getByRole('list', { name: 'Tailored from All I did' });
  await expect(rows.getByRole('heading')).toHaveText(['Nurse, St Mary’s Hospital']);
  await expect(rows.getByText('As in its base')).toBeVisible();
  const list = (await callApi(page, 'GET', '/api/resumes/dashboard')) as Resume[]; // The contract.
  const made = list.find(({ baseId }) => baseId === base)?.id ?? 0;
  const { data, version } = await read(page, made);
  const changed = { ...data, summary: 'For you', employment: data.employment.slice(1) };
  await callApi(page, 'PUT', `/api/resumes/${made}`, { data: changed, version });
  await page.reload();
  await expect(rows.getByText('1 text reworded, 1 left out')).toBeVisible();

  // Of a tailored one a sibling is made, and the dialog says so.
  await choose(page, 'Nurse, St Mary’s Hospital', 'Tailor for a job');
  await expect(dialog).toContainText('is tailored itself. The new resume starts from its text.');
  await expect(dialog).toContainText('It follows “All I did”');
  await dialog.getByLabel('Title').fill('Nurse, City Clinic');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Personal' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(rows.getByRole('heading')).toHaveCount(2);
  await expect(rows.getByText('1 text reworded, 1 left out')).toHaveCount(2);
  await expectClean(page);
  await pictures(page, 'dashboard-two-tailored');
});

test('ten tailored resumes fold away, are found, tagged and sorted under their base, which is archived and deleted', async ({
  page,
  mail,
  email,
}) => {
  await signInWithResume(page, mail, email, 'Older, alone');
  const base = await saveResume(page, 'All I did');
  await saveResume(page, 'Another, alone');
  await payToDashboard(page);
  for (let number = 1; number <= 10; number += 1) {
    const id = await tailor(page, base, `Employer ${number}`);
    if (number === 3) await callApi(page, 'PUT', `/api/resumes/${id}`, { tags: ['Sent'] });
  }
  await page.goto('/dashboard');
  const rows = page.getByRole('list', { name: 'Tailored from All I did' });
  await expect(rows.getByRole('heading')).toHaveCount(10);
  await expect(page.getByRole('tab', { name: 'Resumes (13)' })).toBeVisible();
  await expect(rows.getByText('As in its base')).toHaveCount(10);
  await pictures(page, 'dashboard-ten-tailored');

  const fold = page.getByRole('button', { name: '10 tailored resumes' });
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(rows).toBeHidden();
  await expect(fold).toBeFocused();
  await page.reload();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expectClean(page);
  await pictures(page, 'dashboard-folded');
  await fold.click();

  await page.getByLabel('Search resumes').fill('employer 7');
  await expect(rows.getByRole('heading')).toHaveText(['Employer 7']);
  await expect(page.getByRole('heading', { name: 'All I did' })).toBeVisible();
  await expect(page.getByText('1 of 13 resumes', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '1 of 10 tailored resumes' })).toBeVisible();
  await page.getByLabel('Search resumes').fill('all i');
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await page.getByLabel('Search resumes').fill('');
  await rows.getByRole('button', { name: 'Show only Sent' }).click();
  await expect(rows.getByRole('heading')).toHaveText(['Employer 3']);
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByLabel('Sort by').selectOption('Title');
  await expect(rows.getByRole('heading').last()).toHaveText('Employer 10');

  await choose(page, 'All I did', 'Archive');
  await expect(page.getByText('This base is archived.')).toBeVisible();
  await expect(rows.getByRole('heading')).toHaveCount(10);
  await expectClean(page);
  await pictures(page, 'dashboard-base-archived');
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByText('This base is archived.')).toBeHidden();

  await choose(page, 'Employer 1', 'Archive');
  await expect(rows.getByRole('heading')).toHaveCount(9);
  await page.getByRole('button', { name: 'Archived (1)' }).click();
  await expect(page.getByText('This base is in your list of resumes.')).toBeVisible();
  await expectClean(page);
  await pictures(page, 'archived-tailored');
  await page.getByRole('button', { name: 'Your resumes' }).click();

  await choose(page, 'All I did', 'Delete');
  await expect(
    page.getByText('10 tailored resumes follow it. They keep their text and become resumes of their own.'),
  ).toBeVisible();
  await takePicture(page, 'delete-base-1440');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Resume deleted');
  await expect(rows).toBeHidden();
  await expect(page.getByRole('list', { name: 'Your resumes' }).getByRole('heading')).toHaveCount(11);
});

test('tailoring needs a subscription, and says where there is one when it has ended meanwhile', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/403/);
  await signInWithResume(page, mail, email, 'All I did');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'More options' }).click();
  const entry = page.getByRole('menuitem', { name: 'Tailor for a job' });
  await expect(entry).toContainText('Needs a plan');
  await entry.click();
  await expect(page).toHaveURL(/\/subscription\?next=%2Fdashboard/);
  // A person has one open payment: the page's own, were it asked for later, would close the one that is paid here.
  await expect(page.getByLabel('Card number')).toBeVisible();
  await payOverTheWire(page);
  await page.goto('/dashboard?sort=title');
  await page.route('**/variants', (route) =>
    route.fulfill({
      status: 403,
      json: { code: 'subscription_required', message: 'You need a plan to tailor resumes.' },
    }),
  );
  await choose(page, 'All I did', 'Tailor for a job');
  await page.getByRole('button', { name: 'Make resume' }).click();
  await expect(page.getByRole('alert')).toContainText('You need a plan to tailor resumes.');
  await page.getByRole('link', { name: 'See the plans' }).click();
  await expect(page).toHaveURL(/\/subscription\?next=%2Fdashboard%3Fsort%3Dtitle/);
});

test('a resume that was made although its answer was lost is not made twice', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  const base = await signInWithResume(page, mail, email, 'All I did');
  await payToDashboard(page);
  let lost = 0;
  await page.route(`**/api/resumes/${base}/variants`, async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await choose(page, 'All I did', 'Tailor for a job');
  const make = page.getByRole('button', { name: 'Make resume' });
  await make.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await make.click();
  await expect(page.getByRole('tab', { name: 'Personal' })).toBeVisible();
  const list = (await callApi(page, 'GET', '/api/resumes/dashboard')) as Resume[]; // The contract.
  expect(list).toHaveLength(2);
});

import { readFile } from 'node:fs/promises';
import { expectClean } from './support/accessibility.ts';
import { signInWithApplication } from './support/applications.ts';
import { callApi } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ savesData: true });

const TABLE = [
  'Company;Job Title;Status;Salary;Mood',
  'Bram;Baker;Applied;24 an hour;good',
  'Zoe;Cook;Ghosted me;;',
  'Aldo;Waiter;Interview;;',
].join('\r\n');

test('a table of another product is shown before it is added, and what is odd in it is told', async ({
  page,
  mail,
  email,
}) => {
  await signInWithApplication(page, mail, email, { position: 'Waiter', employer: 'Aldo' });
  await page.goto('/applications');
  await page.getByRole('button', { name: 'More for all applications' }).click();
  await page.getByRole('menuitem', { name: 'Import a table (CSV)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a table of applications' });
  await expectClean(page);
  const choose = (text: string) =>
    dialog
      .getByLabel('Table', { exact: true })
      .setInputFiles({ name: 'jobs.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('Mood;Colour\r\ngood;red');
  await expect(dialog.getByText(/The first row has to name the columns/)).toBeVisible();
  await choose(TABLE);
  await expect(dialog.getByText('2 applications will be added.')).toBeVisible();
  await expect(dialog.getByText(/“Ghosted me”\. This is no stage that we know/)).toBeVisible();
  await expectClean(page);
  await dialog.getByRole('button', { name: 'Add 2' }).click();
  await expect(dialog.getByText('2 applications were added.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('link', { name: 'Baker' })).toBeVisible();
  const rows = await callApi(page, 'GET', '/api/applications');
  expect(rows).toHaveLength(3);
});

test('all applications come as a table and as a calendar', async ({ page, mail, email }) => {
  await signInWithApplication(page, mail, email, {
    position: 'Baker',
    employer: '=Bram',
    deadline: '2026-12-01',
  });
  await page.goto('/applications');
  const take = async (name: string) => {
    await page.getByRole('button', { name: 'More for all applications' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name }).click();
    const download = await downloading;
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  };
  const table = await take('Download as a table (CSV)');
  expect(table.name).toBe('Applications.csv');
  expect(table.text).toContain("'=Bram");
  const calendar = await take('Download for a calendar (ICS)');
  expect(calendar.name).toBe('Applications.ics');
  expect(calendar.text).toContain('DTSTART;VALUE=DATE:20261201');
});

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expectClean } from './support/accessibility.ts';
import { inDays, saveApplication, storedApplication } from './support/applications.ts';
import { sheet } from './support/get-pdf.ts';
import { payOverTheWire, saveResume, signInOverTheWire } from './support/session.ts';
import { expect, expectToast, test } from './support/test.ts';

test.use({ savesData: true });

test('what is marked as sent is kept with its fingerprint, and the stage follows', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  const resumeId = await saveResume(page, 'All that I did');
  const id = await saveApplication(page, { position: 'Baker', employer: 'Bram', resumeId });
  await page.goto(`/applications/${id}`);
  // Who has no plan is led to the resume's own way to its file, beside this application.
  const getPdf = page.getByRole('link', { name: 'Get the PDF of the resume' });
  await expect(getPdf).toHaveAttribute('href', new RegExp(`id=${resumeId}&.*application=${id}&get=pdf$`));
  await getPdf.click();
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back to the application' }).click();
  const open = page.getByRole('button', { name: 'Mark as sent' });
  const dialog = page.getByRole('dialog', { name: 'Mark as sent' });
  await open.click();
  await expectClean(page);
  // Nothing is asked that could be typed in vain.
  await expect(dialog.getByLabel('How')).toHaveCount(0);
  await expect(dialog.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
    'href',
    `/subscription?next=${encodeURIComponent(`/applications/${id}`)}`,
  );
  await payOverTheWire(page);
  await page.reload();
  await open.click();
  const toSend = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download PDF of the resume' }).click();
  const sentBytes = await readFile(await (await toSend).path());
  await dialog.getByLabel('How').fill('By email');
  await dialog.getByRole('button', { name: 'Mark as sent' }).click();
  await expectToast(page, 'Marked as sent');
  const kept = page.getByRole('list', { name: 'What you sent' });
  await expect(kept.getByText(/, By email$/)).toBeVisible();
  await expect.poll(async () => (await storedApplication(page, id)).data.stage).toBe('applied');
  await expectClean(page);

  const downloading = page.waitForEvent('download');
  await kept.getByRole('button', { name: /^Resume \(PDF\)/ }).click();
  const bytes = await readFile(await (await downloading).path());
  // What was sent from here is what was kept.
  expect(bytes.equals(sentBytes)).toBe(true);
  await kept.getByText('Its fingerprint (SHA-256)').click();
  await expect(kept.getByText(createHash('sha256').update(bytes).digest('hex'))).toBeVisible();

  await page.getByRole('link', { name: 'All applications' }).click();
  await expect(page.getByText(/^Sent /)).toBeVisible();
  await page.getByRole('link', { name: 'Baker' }).click();
  await kept.getByRole('button', { name: /^Delete what was kept/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectToast(page, 'What was kept of this sending is removed.');
  await expect(kept).toHaveCount(0);
});

test('figures tell what came of applications by month and by resume, and what is quiet is marked', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  const resumeId = await saveResume(page, 'All that I did');
  const stageChangedAt = `${inDays(-12)}T08:00:00.000Z`;
  await saveApplication(page, { position: 'Baker', stage: 'applied', stageChangedAt, resumeId });
  await saveApplication(page, { position: 'Cook', stage: 'offer', stageChangedAt, resumeId });
  await saveApplication(page, { position: 'Waiter', stage: 'closed', closedReason: 'rejected' });
  await saveApplication(page, { position: 'Porter' });
  await page.goto('/applications');
  await expect(page.getByText('Quiet for 12 days')).toHaveCount(1);
  await page.getByRole('link', { name: 'Baker' }).click();
  await expect(page.getByText(/^Quiet for 12 days/)).toBeVisible();
  await page.getByLabel('Day of the next step').fill(inDays(1));
  await expect(page.getByText(/^Quiet for/)).toHaveCount(0);
  await page.getByRole('link', { name: 'All applications' }).click();
  await page.getByRole('tab', { name: 'Figures' }).click();
  const cells = (table: string, row: string) =>
    page.getByRole('table', { name: table }).getByRole('row', { name: row }).getByRole('cell');
  await expect(page.getByRole('definition').filter({ hasText: '67% of those sent' })).toHaveCount(1);
  await expect(cells('By resume', 'All that I did')).toHaveText(['2', '1', '1']);
  await expect(cells('By resume', 'No resume')).toHaveText(['1', '1', '0']);
  await expect(cells('By month', 'Before, or no day')).toHaveText(['2', '2', '1']);
  await expectClean(page);
});

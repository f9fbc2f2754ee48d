import type { Page } from '@playwright/test';
import {
  callApi,
  expectSavedPersonal,
  payOverTheWire,
  payToDashboard,
  signInOverTheWire,
  signInWithResume,
} from './support/session.ts';
import { expect, expectToast, test } from './support/test.ts';

test.use({ savesData: true });

/** Access ends elsewhere: the payment is given back on another device, and the page that is open does not know. */
async function endAccess(page: Page): Promise<void> {
  const [payment] = (await callApi(page, 'GET', '/api/account/payments')) as { id: number }[]; // The call's contract.
  const refunded = await callApi(page, 'POST', `/api/account/payments/${payment?.id}/refund`);
  expect(refunded).toMatchObject({ status: 'refunded' });
}

/** Presses what downloads, and answers what the server said to it. */
async function refusedDownload(page: Page, press: () => Promise<void>): Promise<unknown> {
  const answer = page.waitForResponse((response) =>
    /^\/api\/.*\/download$/.test(new URL(response.url()).pathname),
  );
  await press();
  const response = await answer;
  return [response.status(), await response.json()];
}

const REFUSED = { code: 'subscription_required' };

test('access that ends while a resume is open: the server refuses, plans are offered, nothing is lost', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 403/);
  const id = await signInWithResume(page, mail, email);
  await payOverTheWire(page);
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('tab', { name: 'Personal' }).click();
  await expect(page.getByLabel('First name')).not.toHaveValue('');
  await endAccess(page);
  await page.getByLabel('First name').fill('Kept');
  const download = page.getByRole('button', { name: 'Download', exact: true });
  const answer = await refusedDownload(page, async () => {
    await download.click();
    const anyway = page.getByRole('dialog').getByRole('button', { name: 'Download anyway' });
    await anyway.click({ timeout: 1_000 }).catch(() => undefined);
  });
  const message = 'You need an active subscription to download resumes.';
  expect(answer).toEqual([403, { ...REFUSED, message }]);
  await expectToast(page, 'Subscription required');
  await expectToast(page, message);
  await expect(download).toBeDisabled();
  const offer = page.getByRole('button', { name: 'Get the PDF' });
  await expect(offer).toBeVisible();
  await expectSavedPersonal(page, id, 'firstName', 'Kept');
  await expect(page.getByLabel('First name')).toHaveValue('Kept');
  // The offer leads to a plan, and back to where the person was.
  await offer.click();
  await page.getByRole('button', { name: 'Choose 7 Days' }).click();
  await page.getByRole('link', { name: 'Back without paying' }).click();
  await expect(page).toHaveURL(new RegExp(`/resume-builder\\?id=${id}&`));
});

test('access that ends while a letter is open: the same, and the letter is saved', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 403/);
  await signInOverTheWire(page, mail, email);
  await payOverTheWire(page);
  await page.goto('/cover-letter-builder?template=professional-1');
  await page.getByLabel('Full name').fill('Ana Silva');
  await endAccess(page);
  await page.getByLabel('Company', { exact: true }).fill('Norte');
  const download = page.getByRole('button', { name: 'Download PDF' });
  const answer = await refusedDownload(page, async () => {
    await download.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Download anyway' }).click();
  });
  const message = 'You need an active subscription to download cover letters.';
  expect(answer).toEqual([403, { ...REFUSED, message }]);
  await expectToast(page, message);
  await expect(download).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Get the PDF' })).toBeVisible();
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Norte');
  await expect(page).toHaveURL(/\/cover-letter-builder\?id=\d+/);
});

test('access that ends while the dashboard is open: the menu locks itself with its reason', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 403/);
  await signInWithResume(page, mail, email);
  await payToDashboard(page);
  await expect(page.getByText('Subscription Required')).toHaveCount(0);
  await endAccess(page);
  await page.getByRole('button', { name: 'More options' }).click();
  const answer = await refusedDownload(page, () =>
    page.getByRole('menuitem', { name: /^Download PDF/ }).click(),
  );
  expect(answer).toMatchObject([403, REFUSED]);
  await expectToast(page, 'You need an active subscription to download resumes.');
  await expect(page.getByText('Subscription Required').first()).toBeVisible();
  await page.getByRole('button', { name: 'More options' }).click();
  for (const name of ['Duplicate', 'Download PDF']) {
    const item = page.getByRole('menuitem', { name: new RegExp(`^${name}`) });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toContainText('Needs a plan');
  }
});

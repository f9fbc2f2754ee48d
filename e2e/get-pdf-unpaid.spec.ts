import { chooseCheapest, downloadsOf, firstName, getPdf, sheet } from './support/get-pdf.ts';
import { callApi, signInWithResume } from './support/session.ts';
import { expect, expectToast, payWithTestCard, test } from './support/test.ts';

test.use({ savesData: true });

test.describe('a payment that does not get through', () => {
  test('leads back without loss where it is refused or given up', async ({
    page,
    mail,
    email,
    consoleErrors,
  }) => {
    consoleErrors.allow(/status of 402/);
    const id = await signInWithResume(page, mail, email);
    await page.goto(`/resume-builder/${id}`);
    await (await firstName(page)).fill('Kept');
    await chooseCheapest(page);
    await page.getByRole('button', { name: /^4000 0000 0000 0002/ }).click();
    await page.getByRole('button', { name: 'Complete Purchase - $5' }).click();
    await expectToast(page, 'Payment Failed');
    await page.getByRole('link', { name: 'Back without paying' }).click();
    await expect(page).toHaveURL(new RegExp(`/resume-builder\\?id=${id}&template=modern-1(&section=\\w+)?$`));
    await expect(await firstName(page)).toHaveValue('Kept');
    await expect(sheet(page)).toHaveCount(0);
    expect(await callApi(page, 'GET', '/api/account/payments')).toEqual([]);
  });

  test('at first is waited for at the document, and the file comes once the bank has confirmed it', async ({
    page,
    context,
    mail,
    email,
  }) => {
    const id = await signInWithResume(page, mail, email);
    await page.goto(`/resume-builder/${id}`);
    await chooseCheapest(page);
    // Nobody hears of the money yet.
    const profile = await callApi(page, 'GET', '/api/user/profile');
    await page.route('**/api/user/profile', (route) => route.fulfill({ json: profile }));
    await page.route('**/api/payments/*/settle', (route) => route.fulfill({ json: { status: 'open' } }));
    await payWithTestCard(page);
    await expect(page).toHaveURL(new RegExp(`/resume-builder\\?id=${id}&template=modern-1.*&payment=\\d+`));
    const waiting = page.getByRole('status').filter({ hasText: 'Payment not confirmed yet' });
    await expect(waiting.filter({ hasText: 'You need not pay again' }).first()).toBeVisible();
    await expect(getPdf(page)).toHaveCount(0);
    await (await firstName(page)).fill('Meanwhile');
    // A reload goes on waiting.
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Check now' })).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.unroute('**/api/user/profile');
    await page.unroute('**/api/payments/*/settle');
    await page.getByRole('button', { name: 'Check now' }).click();
    expect((await downloading).suggestedFilename()).toBe('Meanwhile-Silva-Resume.pdf');
    await expect(page).toHaveURL(new RegExp(`/resume-builder\\?id=${id}&template=modern-1(&section=\\w+)?$`));
    expect(await callApi(page, 'GET', '/api/account/payments')).toHaveLength(1);
    expect(context.pages()).toHaveLength(1);
  });

  test('through the bank’s own page comes back by the dashboard to the document and its file', async ({
    page,
    mail,
    email,
    consoleErrors,
  }) => {
    consoleErrors.allow(/ERR_FAILED/);
    const id = await signInWithResume(page, mail, email);
    await page.goto(`/resume-builder/${id}`);
    await chooseCheapest(page);
    // The page is gone before the payment is settled: the bank has taken its place.
    await page.route('**/api/payments/*/settle', (route) => route.abort());
    const settling = page.waitForRequest('**/api/payments/*/settle');
    await payWithTestCard(page);
    const payment = /payments\/(\d+)\/settle/.exec((await settling).url())?.[1];
    await expectToast(page, 'Error');
    await page.unroute('**/api/payments/*/settle');
    const downloading = page.waitForEvent('download');
    await page.goto(`/dashboard?payment=${payment}`);
    expect((await downloading).suggestedFilename()).toBe('Ana-Silva-Resume.pdf');
    await expect(page).toHaveURL(new RegExp(`/resume-builder\\?id=${id}&template=modern-1(&section=\\w+)?$`));
    // The same address again tells of nothing to download.
    const again = await downloadsOf(page, async () => {
      await page.goto(`/dashboard?payment=${payment}`);
      await expect(page).toHaveURL(/\/dashboard$/);
    });
    expect(again).toBe(0);
  });
});

import { expect, expectToast, payWithTestCard, test } from './support/test.ts';
import { callApi, signInOverTheWire } from './support/session.ts';

test.use({ savesData: true });

test.describe('cards', () => {
  test('a declined card says why, and another one pays', async ({ page, mail, email, consoleErrors }) => {
    consoleErrors.allow(/status of 402/);
    await signInOverTheWire(page, mail, email);
    await page.goto('/subscription');
    await page.getByLabel('Card number').fill('4000000000000002');
    await page.getByLabel('Expiry date').fill('12/34');
    await page.getByLabel('CVC').fill('123');
    const pay = page.getByRole('button', { name: 'Complete Purchase - $15' });
    await pay.click();
    await expectToast(page, 'Payment Failed');
    await expect(page.getByText('Your card was declined.').first()).toBeVisible();
    await payWithTestCard(page);
    await expectToast(page, 'Payment Successful');
    await expect(page).toHaveURL(/\/dashboard/);
  });

  test('a card that asks for confirmation pays once the bank was told', async ({ page, mail, email }) => {
    await signInOverTheWire(page, mail, email);
    await page.goto('/subscription?plan=7days');
    await page.getByLabel('Card number').fill('4000 0025 0000 3155');
    await page.getByLabel('Expiry date').fill('12/34');
    await page.getByLabel('CVC').fill('123');
    await page.getByRole('button', { name: 'Complete Purchase - $5' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expectToast(page, 'Welcome! Your subscription is now active.');
  });

  test('a bank that is refused pays nothing, by the button or by closing its question', async ({
    page,
    mail,
    email,
    consoleErrors,
  }) => {
    consoleErrors.allow(/status of 402/);
    await signInOverTheWire(page, mail, email);
    await page.goto('/subscription?plan=7days');
    await page.getByRole('button', { name: /^4000 0025 0000 3155/ }).click();
    const pay = page.getByRole('button', { name: 'Complete Purchase - $5' });
    const question = page.getByRole('dialog', { name: 'Your bank asks you to confirm this payment' });
    for (const refuse of [
      () => question.getByRole('button', { name: 'Refuse' }).click(),
      // It begins to hear keys a moment after it has come.
      () =>
        expect(async () => {
          await page.keyboard.press('Escape');
          await expect(question).toHaveCount(0, { timeout: 1_000 });
        }).toPass(),
    ]) {
      await pay.click();
      await expect(question).toBeVisible();
      await refuse();
      await expect(question).toHaveCount(0);
      await expect(page.getByText(/unable to authenticate your payment method/).first()).toBeVisible();
    }
    expect(await callApi(page, 'GET', '/api/account/payments')).toEqual([]);
    expect(await callApi(page, 'GET', '/api/user/profile')).toMatchObject({ subscriptionStatus: 'inactive' });
  });

  test('pressing twice, and a second tab with the same checkout, pay once', async ({
    page,
    context,
    mail,
    email,
  }) => {
    await signInOverTheWire(page, mail, email);
    await page.goto('/subscription?plan=7days');
    const other = await context.newPage();
    await other.goto('/subscription?plan=7days');
    for (const tab of [page, other]) await tab.getByRole('button', { name: /^4242 4242 4242 4242/ }).click();
    await page.getByRole('button', { name: 'Complete Purchase - $5' }).dblclick();
    await expect(page).toHaveURL(/\/dashboard/);
    await other.getByRole('button', { name: 'Complete Purchase - $5' }).click();
    await expect(other).toHaveURL(/\/dashboard/);
    expect(await callApi(page, 'GET', '/api/account/payments')).toHaveLength(1);
    await other.close();
  });

  test('any other number is refused before it is sent', async ({ page, mail, email }) => {
    let sent = 0;
    await page.route('**/api/sandbox/card', (route) => {
      sent += 1;
      return route.continue();
    });
    await signInOverTheWire(page, mail, email);
    await page.goto('/subscription');
    await page.getByLabel('Card number').fill('4111 1111 1111 1111');
    await page.getByLabel('Expiry date').fill('12/34');
    await page.getByLabel('CVC').fill('123');
    await page.getByRole('button', { name: 'Complete Purchase - $15' }).click();
    await expect(page.getByLabel('Card number')).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toBe(0);
  });
});

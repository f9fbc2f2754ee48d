import { expectNoFaults } from './support/accessibility.ts';
import { payOverTheWire, signInOverTheWire } from './support/session.ts';
import { expect, expectToast, test } from './support/test.ts';

test.use({ savesData: true });

test('after a refund within the year, another payment says whom to write to instead of offering the button', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await payOverTheWire(page);
  await page.goto('/account');
  const payments = page.getByRole('region', { name: 'Payments and receipts' });
  await payments.getByRole('button', { name: /^Refund payment/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refund' }).click();
  await expectToast(page, 'Refund made');
  await payOverTheWire(page);
  await page.goto('/account');
  await expect(payments.getByText(/^Refund possible until/)).toContainText(
    'you have had a payment given back within the last twelve months, so please write to support@foothold.example and name the number.',
  );
  await expect(payments.getByRole('link', { name: 'support@foothold.example' })).toHaveAttribute(
    'href',
    /^mailto:support@foothold\.example\?subject=Refund%20of%20payment%20\d+$/,
  );
  await expect(payments.getByRole('button', { name: /^Refund payment/ })).toHaveCount(0);
  await expect(payments.getByRole('button', { name: /^Receipt for payment/ })).toHaveCount(2);
  await expectNoFaults(page);
  await page.setViewportSize({ width: 320, height: 800 });
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
});

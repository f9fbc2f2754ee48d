import { expect, expectToast, payWithTestCard, signIn, test } from './support/test.ts';
import { callApi, signInOverTheWire, signInToDashboard, signInWithResume } from './support/session.ts';

test.use({ savesData: true });

test('choosing a plan signed out leads through signing in back to its checkout', async ({
  page,
  mail,
  email,
}) => {
  await page.goto('/pricing');
  await page
    .getByRole('link', { name: /Get Started/ })
    .last()
    .click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await signIn(page, mail, email);
  await expect(page).toHaveURL(/\/subscription\?plan=1year/);
  await expect(page.getByRole('button', { name: 'Complete Purchase - $150' })).toBeVisible();
});

test('the checkout shows the order, the notes and that no money moves', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/subscription');
  await expect(page.getByText('Ideal for job seekers')).toBeVisible();
  await expect(page.getByText('Most Popular')).toBeVisible();
  for (const text of ['Subtotal', '$0.00', 'Total', 'Test mode: no money moves']) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  for (const note of [/SSL encrypted/i, /7-day money-back guarantee/i, /No hidden fees/i]) {
    await expect(page.getByText(note).first()).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Complete Purchase - $15' })).toBeVisible();
});

test('a plan that does not exist becomes the usual one, and the page says so', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/subscription?plan=forever');
  await expect(page.getByText('We do not have the plan you asked for')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete Purchase - $15' })).toBeVisible();
});

test('a checkout that cannot be set up leads back to the plans, saying why', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 502/);
  await signInToDashboard(page, mail, email);
  await page.route('**/api/create-subscription', (route) =>
    route.fulfill({
      status: 502,
      json: { message: 'The provider is away.', code: 'payment_provider_failed' },
    }),
  );
  await page.goto('/subscription');
  await expectToast(page, 'The provider is away.');
  await expect(page).toHaveURL(/\/pricing/);
});

test('an answer without a client secret is told as it is', async ({ page, mail, email }) => {
  await signInToDashboard(page, mail, email);
  await page.route('**/api/create-subscription', (route) =>
    route.fulfill({ json: { paymentId: 1, clientSecret: '' } }),
  );
  await page.goto('/subscription');
  await expect(page.getByText('Something went wrong').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Pricing' })).toBeVisible();
});

test('changing the plan keeps the way back to the document, whatever happens on the way', async ({
  page,
  mail,
  email,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 502/);
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}`);
  await page.getByRole('button', { name: 'Get the PDF' }).click();
  await page.getByRole('button', { name: 'Choose 30 Days' }).click();
  await expect(page.getByRole('button', { name: 'Complete Purchase - $15' })).toBeVisible();
  await page.route('**/api/create-subscription', (route) =>
    route.fulfill({ status: 502, json: { message: 'Away.', code: 'payment_provider_failed' } }),
  );
  await page.reload();
  await expect(page).toHaveURL(/\/pricing\?next=/);
  await expect(page.getByRole('link', { name: 'Back without paying' })).toHaveAttribute(
    'href',
    `/resume-builder?id=${id}&template=modern-1`,
  );
  await page.unroute('**/api/create-subscription');
  await page
    .getByRole('link', { name: /Get Started/ })
    .last()
    .click();
  await expect(page.getByRole('button', { name: 'Complete Purchase - $150' })).toBeVisible();
  const plans = page.getByRole('navigation', { name: 'Plans' });
  await plans.getByRole('link', { name: '7 Days $5' }).click();
  await expect(page.getByRole('button', { name: 'Complete Purchase - $5' })).toBeVisible();
  await payWithTestCard(page);
  await expect(page).toHaveURL(new RegExp(`/resume-builder\\?id=${id}&template=modern-1(&section=\\w+)?$`));
});

test('plans are switched in place: the page stays, the focus stays, and what is paid is what is shown', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/subscription');
  const plans = page.getByRole('navigation', { name: 'Plans' });
  await expect(plans.getByRole('link')).toHaveText(['7 Days$5', '30 Days$15', '1 Year$150']);
  await expect(plans.locator('[aria-current=true]')).toHaveText('30 Days$15');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const history = await page.evaluate(() => window.history.length);
  for (const [name, price] of [
    ['1 Year', '$150'],
    ['7 Days', '$5'],
  ] as const) {
    const link = plans.getByRole('link', { name });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('button', { name: `Complete Purchase - ${price}`, exact: true }),
    ).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(link).toBeFocused();
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  expect(await page.evaluate(() => [window.history.length, 'sameDocument' in window])).toEqual([
    history,
    true,
  ]);
  await payWithTestCard(page);
  await expect(page).toHaveURL(/\/dashboard/);
  expect(await callApi(page, 'GET', '/api/account/payments')).toMatchObject([
    { plan: '7 Days', amountCents: 500 },
  ]);
});

test('from the plans, an address that leads elsewhere is no way back', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await page.goto('/pricing?next=https://evil.example');
  await expect(page.getByRole('link', { name: /Get Started/ }).first()).toHaveAttribute(
    'href',
    '/subscription?plan=7days',
  );
});

test('a price that is named leads, through signing in, to the checkout of its plan', async ({
  page,
  mail,
  email,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: '$5 for 7 days' }).first().click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await signIn(page, mail, email);
  await expect(page).toHaveURL(/\/subscription\?plan=7days$/);
  await expect(page.getByRole('button', { name: 'Complete Purchase - $5' })).toBeVisible();
});

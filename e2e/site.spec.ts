import { expectNoFaultsInLightAndDark } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

const PAGES = [
  { path: '/', heading: 'A resume that gets past the first round' },
  { path: '/templates', heading: 'Resume Templates' },
  { path: '/cover-letter-templates', heading: 'Cover Letter Templates' },
  { path: '/resume-builder-online', heading: 'Free resume builder, online' },
  { path: '/resume-checker', heading: 'Check your resume before they do' },
  { path: '/resume-examples', heading: 'Resume Examples' },
  { path: '/resume-examples/science-teacher', heading: 'High School Science Teacher Resume Example' },
  { path: '/cover-letter-examples', heading: 'Cover Letter Examples' },
  { path: '/cover-letter-examples/brand-designer', heading: 'Brand Designer Cover Letter Example' },
  { path: '/pricing', heading: 'One payment. No renewal.' },
  { path: '/about', heading: 'About Foothold' },
  { path: '/contact', heading: 'Contact Us' },
  { path: '/terms', heading: 'Terms of Service' },
  { path: '/privacy', heading: 'Privacy Policy' },
  { path: '/support', heading: 'Help Center' },
  { path: '/support/billing-and-payments', heading: 'Billing & Payments' },
  { path: '/support/getting-started/how-saving-works', heading: 'How saving works' },
];

for (const { path, heading } of PAGES) {
  test(`${path} is whole without script, and says what it is`, async ({ browser, product }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`^http://127\\.0\\.0\\.1:\\d+${path}$`),
    );
    for (const name of ['description', 'keywords']) {
      await expect(page.locator(`meta[name=${name}]`)).toHaveAttribute('content', /\w{3}/);
    }
    const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(structured.length).toBeGreaterThan(0);
    for (const text of structured) {
      expect(JSON.parse(text)).toMatchObject({ '@context': 'https://schema.org' });
    }
    const answers = page.locator('#questions p');
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
    await context.close();
  });

  test(`${path} has no accessibility fault and no sideways scroll, light and dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const width of [1440, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond, `${width} px`).toBe(0);
      // Between the widest and the narrowest nothing appears that was not looked at.
      if (width === 768 || width === 360) continue;
      await expectNoFaultsInLightAndDark(page);
    }
  });
}

test('a path that leads nowhere answers 404, with ways on', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of 404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await page.getByRole('link', { name: 'Choose a resume template' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resume Templates');
});

for (const path of ['/cover-letter-builder/new', '/resume-builder/x', '/resume-builder/0/', '/Dashboard'])
  test(`${path} leads nowhere, and the application finds the page as it is to go on with it`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/status of 404/);
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page).toHaveTitle(/404 Page Not Found/);
  });

test('the mobile menu unfolds, leads on, and gives the focus back on Escape', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeFocused();
  await menu.click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('one answer at a time is open, and it can be closed', async ({ page }) => {
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  const first = page.getByRole('button', { name: 'Can I get my money back?' });
  const second = page.getByRole('button', { name: 'How can I pay?' });
  await first.click();
  await expect(page.getByText('Every plan comes with a 7-day money-back guarantee')).toBeVisible();
  await second.click();
  await expect(page.getByText('By all major credit and debit cards.')).toBeVisible();
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await second.click();
  await expect(page.getByText('By all major credit and debit cards.')).toBeHidden();
});

test('the second address of the free builder comes alive like the first', async ({ page }) => {
  await page.goto('/free-resume-builder', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'What is the catch?' }).click();
  await expect(page.getByText('the PDF to send is part of access')).toBeVisible();
  await expect(page).toHaveURL(/\/free-resume-builder$/);
});

import { expect, test } from './support/test.ts';

const PAGES = ['/', '/templates', '/cover-letter-templates', '/pricing'];

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PAGES) {
    test(`${path} is there to read`, async ({ page, baseURL }) => {
      await page.goto(path);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{50,}/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `${baseURL}${path === '/' ? '/' : path}`,
      );
      for (const json of await page.locator('script[type="application/ld+json"]').allTextContents()) {
        expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org' });
      }
    });
  }

  test('the gallery shows every template and leads on', async ({ page }) => {
    await page.goto('/templates');
    await expect(page.getByRole('link', { name: /Use This Template/ })).toHaveCount(29);
    await page.goto('/cover-letter-templates');
    await expect(page.getByRole('link', { name: /Use This Template/ })).toHaveCount(22);
  });
});

for (const width of [1440, 768, 360, 320]) {
  test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [...PAGES, '/auth', '/dashboard']) {
      await page.goto(path);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, scrollWidth]).toEqual([path, width]);
    }
  });
}

test('the category of the gallery lives in the address', async ({ page }) => {
  await page.goto('/templates?category=tech');
  await expect(page.getByRole('link', { name: /Use This Template/ })).toHaveCount(5);
  await page.goto('/templates?category=nonsense');
  await expect(page.getByText('No templates found in this category.')).toBeVisible();
});

test('the popular template is one click away', async ({ page }) => {
  await page.goto('/templates');
  await page.getByRole('link', { name: 'Start with Popular Template' }).click();
  await expect(page).toHaveURL(/next=%2Fresume-builder%3Ftemplate%3Dmodern-1/);
});

test('an unknown address is answered with 404 and its page', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of 404/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404 Page Not Found').first()).toBeVisible();
});

test('every link of the public pages leads somewhere', async ({ page, request }) => {
  const seen = new Set<string>();
  for (const path of PAGES) {
    await page.goto(path);
    for (const link of await page.locator('a[href^="/"]').all()) {
      const href = await link.getAttribute('href');
      if (href) seen.add(href.split(/[?#]/)[0] ?? '/');
    }
  }
  for (const href of seen) expect([href, (await request.get(href)).status()]).toEqual([href, 200]);
});

test('browsers and crawlers find what they look for', async ({ request }) => {
  for (const path of ['/favicon.ico', '/robots.txt', '/sitemap.xml']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
  }
});

test('the menu folds on a phone and closes when a link was followed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page).toHaveURL(/\/pricing/);
  await expect(page.getByRole('button', { name: /menu/i })).toHaveAttribute('aria-expanded', 'false');
});

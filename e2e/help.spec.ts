import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startProductProcess } from '../tests/support/product-process.ts';
import { expectNoFaults } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

const SCRIPTS = /\/assets\/[^/]+\.js$/;
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search questions and articles' });
const questions = (page: Page) => page.locator('h3 > button[aria-expanded]');

test('a search finds questions by their answers too, in any case, and marks what it found', async ({
  page,
}) => {
  await page.goto('/support');
  await expect(questions(page)).toHaveCount(13);
  await field(page).fill('ENCRYPTED');
  await expect(questions(page)).toHaveText(['Which payment methods do you take?']);
  await questions(page).click();
  await expect(
    page
      .locator('mark')
      .filter({ hasText: /^encrypted$/ })
      .first(),
  ).toBeVisible();
  await field(page).fill('atS-friendly');
  await expect(questions(page).locator('mark')).toHaveText(['ATS-friendly']);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(questions(page)).toHaveCount(13);
  await expect(page.locator('mark')).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

test('how much was found is announced; where nothing was, it says so with the query', async ({ page }) => {
  await page.goto('/support');
  const status = page.getByRole('search').getByRole('status');
  await field(page).fill('refund');
  await expect(status).toHaveText(/^\d+ answers? and \d+ articles? found$/);
  await field(page).fill('xylophone <b>');
  await expect(status).toHaveText('No results found for “xylophone <b>”');
  await expect(questions(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(status).toHaveText('');
});

test('an article is reached by what stands in its text', async ({ page }) => {
  await page.goto('/support');
  await field(page).fill('discard it');
  await expect(page.getByRole('heading', { level: 3, name: 'Bring back what was lost' })).toBeVisible();
  await expect(
    page
      .locator('li > p mark')
      .filter({ hasText: /^discard$/i })
      .first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Bring back what was lost' }).click();
  await expect(page).toHaveURL(/\/support\/technical-issues\/bring-back-what-was-lost$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bring back what was lost');
  await expect(page).toHaveTitle('Bring back what was lost | Foothold Help');
});

test('the search needs no second try: what is typed before the application has come is kept and found', async ({
  page,
}) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(SCRIPTS, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/support');
  await field(page).pressSequentially('refu');
  await expect(questions(page)).toHaveCount(13);
  letThrough();
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/found$/);
  await expect(field(page)).toHaveValue('refu');
  await field(page).pressSequentially('nd');
  await expect(field(page)).toHaveValue('refund');
  await expect(questions(page).locator('mark')).toHaveText(['refund']);
});

test('one answer at a time is open, it can be closed again, and the keyboard suffices', async ({ page }) => {
  await page.goto('/support', { waitUntil: 'networkidle' });
  const first = page.getByRole('button', { name: 'Can I cancel at any time?' });
  const second = page.getByRole('button', { name: 'Will my plan renew by itself?' });
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('access until the end of the billing period.')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('There is no auto-renewal.')).toBeVisible();
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(page.getByText('There is no auto-renewal.')).toBeHidden();
});

test('behind each tile are as many articles as it says, and each of them opens', async ({
  page,
  request,
}) => {
  await page.goto('/support');
  const tiles = page.getByRole('region', { name: 'Topics' }).getByRole('listitem');
  await expect(tiles).toHaveCount(4);
  const counts = (await tiles.allTextContents()).map((text) => Number(/(\d+) articles$/.exec(text)?.[1]));
  expect(counts).toEqual([9, 21, 6, 9]);
  const topics = await tiles
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const [index, topic] of topics.entries()) {
    await page.goto(topic ?? '');
    const articles = page.locator(`main a[href^="${topic}/"]`);
    await expect(articles).toHaveCount(counts[index] ?? 0);
    for (const path of await articles.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    )) {
      expect((await request.get(path)).status(), path).toBe(200);
    }
  }
});

test('an article is whole, leads on without being loaded anew, and an unknown one is 404', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 404/);
  await page.goto('/support/technical-issues/changed-in-two-places');
  await expect(page.locator('strong').filter({ hasText: 'Keep both' })).toBeVisible();
  await page.getByRole('region', { name: 'Related articles' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How saving works');
  await page
    .getByRole('navigation', { name: 'Where you are' })
    .getByRole('link', { name: 'Getting Started' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting Started');
  const answer = await page.goto('/support/getting-started/no-such-article');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
});

test('without script everything is there to read, and no search that would not work', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/support');
  await expect(field(page)).toBeHidden();
  await expect(page.getByText('There is no auto-renewal.')).toBeVisible();
  await expect(page.getByText('under 24 hours')).toBeVisible();
  await expect(page.getByText('under 5 minutes')).toBeHidden();
  await expect(page.getByText('immediate', { exact: true })).toBeHidden();
  for (const path of ['/contact', '/templates', '/pricing', '/dashboard']) {
    await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible();
  }
  const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
  const faq = structured.map((text) => JSON.parse(text)).find((object) => object['@type'] === 'FAQPage');
  expect(faq.mainEntity).toHaveLength(13);
  await context.close();
});

test('the articles are fetched by the search, and not by pages of the site elsewhere', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const articles = () => fetched.filter((url) => /\/assets\/all-articles-/.test(url)).length;
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'How can I pay?' }).click();
  await expect(page.getByText('By all major credit and debit cards.')).toBeVisible();
  expect(articles()).toBe(0);
  await page.goto('/support', { waitUntil: 'networkidle' });
  expect(articles()).toBe(0);
  await field(page).focus();
  await expect.poll(articles).toBe(1);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what was found has no accessibility fault and no sideways scroll, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/support');
    await field(page).fill('payment');
    await expect(page.getByRole('search').getByRole('status')).toHaveText(/found$/);
    await questions(page).first().click();
    await expectNoFaults(page);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond).toBe(0);
  });
}

test('a live chat and the telephone are promised where they are set, and nowhere else', async ({ page }) => {
  await page.goto('/support');
  await expect(page.getByText('under 24 hours')).toBeVisible();
  for (const promise of ['Live chat', 'under 5 minutes', 'immediate'])
    await expect(page.getByText(promise), promise).toBeHidden();
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: 'Start a chat' })).toBeHidden();
  await expect(page.locator('a[href^="tel:"]')).toBeHidden();

  const directory = mkdtempSync(join(tmpdir(), 'foothold-chat-'));
  const product = await startProductProcess({
    DATA_DIR: directory,
    SUPPORT_PHONE: '+1 555 010 0199',
    SUPPORT_CHAT_URL: 'https://chat.example.com/foothold',
  });
  try {
    await page.goto(`${product.url}/support`);
    const chat = page.getByRole('link', { name: 'Live chat' });
    await expect(chat).toHaveAttribute('href', 'https://chat.example.com/foothold');
    await expect(page.getByText('under 5 minutes')).toBeVisible();
    await expect(page.getByText('immediate')).toBeVisible();
    await page.getByRole('link', { name: 'Contact Us' }).first().click();
    await expect(page.getByRole('link', { name: 'Start a chat' })).toBeVisible();
    await expect(page.getByRole('link', { name: '+1 555 010 0199' })).toBeVisible();
  } finally {
    await product.stop();
    rmSync(directory, { recursive: true, force: true });
  }
});

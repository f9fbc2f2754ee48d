import { request as http } from 'node:http';
import type { Page } from '@playwright/test';
import { expectNoFaultsInLightAndDark } from './support/accessibility.ts';
import { check, openChecker, upload, wake } from './support/checker.ts';
import { resumeWithSlip, SLIP } from './support/grammar-resume.ts';
import { expectOnlyFetched, recordVisit } from './support/recorded-visit.ts';
import { expect, test } from './support/test.ts';

/** Some seconds on a machine that has nothing else to do. */
const CHECKED = { timeout: 90_000 };
const NAME = 'Ottoline-Brackwater.pdf';

const findings = (page: Page) => page.getByRole('tabpanel', { name: /^Findings/ });
const note = (page: Page) => findings(page).getByRole('status').first();
const button = (page: Page) => page.getByRole('button', { name: 'Check grammar too' });
const overall = (page: Page) =>
  page.getByRole('region', { name: 'Your report' }).locator('dl > div').first().innerText();

test('grammar is checked on request, and nothing of the file leaves the device by that', async ({
  browser,
  product,
}) => {
  test.slow();
  const pdf = await resumeWithSlip(browser);
  await recordVisit(browser, product, async (visit) => {
    const { page, seen } = visit;
    await page.goto('/resume-checker', { waitUntil: 'networkidle' });
    await wake(page);
    await check(page, upload(NAME, pdf, 'application/pdf'));
    await page.waitForLoadState('networkidle');
    expect(seen.filter(({ url }) => /harper|grammar/.test(url))).toEqual([]);
    expect(page.workers()).toHaveLength(1);
    await expect(findings(page).getByText(SLIP)).toHaveCount(0);
    const score = await overall(page);

    seen.length = 0;
    await button(page).focus();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(note(page)).toHaveText(
      'Grammar checked: 1 found. Grammar findings do not change the score.',
      CHECKED,
    );
    await expect(page.getByRole('heading', { name: 'Findings', exact: true })).toBeFocused();
    await expect(findings(page).getByRole('heading', { name: `“${SLIP}”` })).toBeVisible();
    await expect(button(page)).toBeHidden();
    expect(await overall(page)).toBe(score);
    await expect.poll(() => page.workers().length).toBe(1);

    const asked = seen.map(({ url }) => url);
    expect(asked.some((url) => /harper\w*-[\w-]+\.wasm$/.test(url))).toBe(true);
    expectOnlyFetched(visit, /^\/assets\/[\w.-]+\.(js|wasm)$/, /ottoline|brackwater|harbor|despite/i);
  });
});

test('the size beside the button is what is loaded, and the worker has a policy of its own', async ({
  page,
  browser,
  product,
}) => {
  test.slow();
  const pdf = await resumeWithSlip(browser);
  await openChecker(page);
  await check(page, upload(NAME, pdf, 'application/pdf'));
  await page.waitForLoadState('networkidle');
  const told = await page.getByText(/^Loads [\d.]+ MB/).innerText();
  const loaded = new Set<string>();
  page.on('response', (response) => void loaded.add(new URL(response.url()).pathname));
  const worker = page.waitForResponse(/grammar-worker/);
  await button(page).click();
  expect((await worker).headers()['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
  await expect(note(page)).toContainText('Grammar checked', CHECKED);
  const sizes = await Promise.all([...loaded].map((path) => sentBytes(`${product.url}${path}`)));
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
  expect(told).toContain(`Loads ${megabytes.toFixed(1)} MB`);
});

test('no state of the grammar check has an accessibility fault, in light and dark', async ({
  page,
  browser,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.allow(/grammar-worker/);
  const pdf = await resumeWithSlip(browser);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 740 });
  await openChecker(page);
  await check(page, upload(NAME, pdf, 'application/pdf'));
  const clean = async () => {
    await expectNoFaultsInLightAndDark(page, { within: 'main' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  };
  await clean();
  let held = Promise.withResolvers<'abort' | 'continue'>();
  await page.route(/grammar-worker/, async (route) => route[await held.promise]());
  await button(page).click();
  await expect(page.getByRole('button', { name: 'Checking grammar...' })).toBeFocused();
  await expect(note(page)).toContainText('may take a minute');
  await clean();
  held.resolve('abort');
  await expect(note(page)).toHaveText(
    'The grammar checker could not be loaded; the rest of the report stands.',
  );
  await expect(button(page)).toBeFocused();
  await clean();
  held = Promise.withResolvers();
  held.resolve('continue');
  await button(page).click();
  await expect(note(page)).toContainText('Grammar checked: 1 found', CHECKED);
  await clean();
});

test('another file ends the check', async ({ page, browser }) => {
  test.slow();
  const pdf = await resumeWithSlip(browser);
  await openChecker(page);
  await check(page, upload(NAME, pdf, 'application/pdf'));
  const held = Promise.withResolvers<void>();
  await page.route(/grammar-worker/, async (route) => {
    await held.promise;
    await route.continue().catch(() => undefined);
  });
  await button(page).click();
  await page.getByRole('button', { name: 'Check another file' }).click();
  await expect.poll(() => page.workers().length).toBe(0);
  held.resolve();
  await check(page, upload(NAME, pdf, 'application/pdf'));
  await expect(button(page)).toBeVisible();
  await expect(note(page)).toBeEmpty();
  expect(page.workers()).toHaveLength(1);
});

/** What a browser gets of a file over the wire. */
function sentBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    http(url, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } }, ({ headers }) =>
      resolve(Number(headers['content-length'])),
    )
      .on('error', reject)
      .end();
  });
}

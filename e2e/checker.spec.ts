import { expectNoFaults } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test('the sample report comes after three seconds, says what it is, and can be put away', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-01-05T09:00:00Z' });
  await page.goto('/resume-checker', { waitUntil: 'networkidle' });
  // The clock is stopped once the application has loaded.
  await page.getByLabel('The text can be selected').check();
  await expect(page.getByText('1 of 10 in order')).toBeVisible();
  await page.clock.pauseAt('2026-01-05T10:00:00Z');
  const report = page.locator('#sample-report');
  const status = page.locator('#sample').getByRole('status');
  await expect(report).toBeHidden();
  await page.getByRole('button', { name: 'See a sample report' }).click();
  await expect(page.getByRole('button', { name: 'Analyzing...' })).toHaveAttribute('aria-busy', 'true');
  await expect(status).toHaveText('Analyzing...');
  await page.clock.runFor(2_900);
  await expect(report).toBeHidden();
  await page.clock.runFor(200);
  await expect(report).toBeVisible();
  await expect(report.getByText('Sample', { exact: true })).toBeVisible();
  await expect(status).toHaveText('The sample report is shown. Overall score: 78 out of 100.');

  const hide = page.getByRole('button', { name: 'Hide the sample report' });
  await expect(hide).toBeFocused();
  await expect(hide).toHaveAttribute('aria-expanded', 'true');
  await hide.click();
  await expect(report).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the sample report rates each figure in words, and has no accessibility fault, ${colorScheme}`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/resume-checker', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'See a sample report' }).click();
    await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeVisible();
    await page.clock.runFor(3_000);
    const report = page.locator('#sample-report');
    const ratedAs = (name: string) => report.locator('dl > div').filter({ hasText: name });
    await expect(ratedAs('Overall score')).toContainText('78out of 100Fair');
    await expect(ratedAs('ATS compatibility')).toContainText('85%Good');
    await expect(ratedAs('Skills')).toContainText('57 out of 100Needs work');
    const kinds = report.getByText(/^(Error|Warning|Well done)$/);
    await expect(kinds.first()).toHaveText('Error');
    await expect(kinds.last()).toHaveText('Well done');
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoFaults(page, { within: '#sample' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
  });
}

test('the list of faults counts what is in order, also what was ticked before the page came alive', async ({
  page,
}) => {
  await page.goto('/resume-checker', { waitUntil: 'networkidle' });
  // Ticked in the ready page itself, before any sign of use has started the application.
  await page.evaluate(() => {
    const box = document.querySelector<HTMLInputElement>('#fault-order');
    if (box) box.checked = true;
  });
  await page.getByLabel('The text can be selected').check();
  await expect(page.getByText('2 of 10 in order')).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await expect(page.getByText('All 10 in order. Well done.')).toBeVisible();
});

test('without script the list can be ticked and the sample report stands open', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/resume-checker');
  await page.getByLabel('The text can be selected').check();
  await expect(page.getByText('in order', { exact: false }).filter({ hasText: 'of 10' })).toBeHidden();
  await expect(page.locator('#sample-report').getByText('Sample', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'See a sample report' })).toBeHidden();
  await context.close();
});

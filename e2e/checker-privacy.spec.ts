import { readFileSync } from 'node:fs';
import { choose, openChecker, RESUME, upload, wake } from './support/checker.ts';
import { expectOnlyFetched, recordVisit } from './support/recorded-visit.ts';
import { expect, test } from './support/test.ts';

test('nothing of a file leaves the device: after it is chosen there are GETs of static files and nothing else', async ({
  browser,
  product,
}) => {
  await recordVisit(browser, product, async (visit) => {
    const { page, seen } = visit;
    await page.goto('/resume-checker', { waitUntil: 'networkidle' });
    await wake(page);
    await page.waitForLoadState('networkidle');
    expect(seen.some(({ url }) => /checker-worker|pdf/.test(url))).toBe(false);

    seen.length = 0;
    const name = 'Devendra-Kapoor-2026.pdf';
    await choose(page, upload(name, readFileSync(RESUME), 'application/pdf'));
    await page.getByRole('button', { name: 'Analyze Resume' }).click();
    await expect(page.getByRole('heading', { name: 'Your report' })).toBeFocused({ timeout: 30_000 });
    await page.getByRole('tab', { name: 'What was read' }).click();
    await expect(page.getByRole('button', { name: 'dev.kapoor@example.io' })).toBeVisible();
    await page.getByRole('tab', { name: 'Job ad' }).click();
    await page
      .getByLabel('Text of the job ad')
      .fill('We look for a Kubernetes engineer, required: Go, Terraform.');
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.waitForLoadState('networkidle');

    expect(seen.length).toBeGreaterThan(0);
    expectOnlyFetched(
      visit,
      /^\/(assets\/[\w.-]+|[\w-]+\.(ico|png|svg|webmanifest))$/,
      /kapoor|devendra|kubernetes|terraform/i,
    );
  });
});

test('the worker that holds the file may not send anything by the policy of its own answer', async ({
  page,
  product,
}) => {
  await page.goto('/resume-checker', { waitUntil: 'networkidle' });
  await wake(page);
  const answer = page.waitForResponse(/checker-worker/);
  await choose(page, RESUME);
  const policy = (await answer).headers()['content-security-policy'];
  expect(policy).toBe("default-src 'none'; script-src 'self'");
  await page.waitForLoadState('networkidle');
  const [worker] = page.workers();
  const sent = await worker?.evaluate(
    (url) =>
      fetch(`${url}/api/health`).then(
        () => 'sent',
        () => 'stopped',
      ),
    product.url,
  );
  expect(sent).toBe('stopped');
});

test('a report whose code a bad network withholds is said to have stopped beside the file, and comes when asked again', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/report-screen/);
  let isWithheld = true;
  await page.route(/report-screen/, (route) => (isWithheld ? route.abort() : route.continue()));
  await openChecker(page);
  await choose(page, RESUME);
  await page.getByRole('button', { name: 'Analyze Resume' }).click();
  await expect(page.getByText('The check has stopped')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('compact-engineer.pdf').first()).toBeVisible();
  isWithheld = false;
  await page.getByRole('button', { name: 'Analyze Resume' }).click();
  await expect(page.getByRole('heading', { name: 'Your report' })).toBeFocused({ timeout: 30_000 });
});

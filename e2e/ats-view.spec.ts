import { accessibilityFaults } from './support/accessibility.ts';
import { signInToDashboard } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('the PDF is set and read back on this device, and every field of it is as it was written', async ({
  page,
  mail,
  email,
}) => {
  test.slow();
  await signInToDashboard(page, mail, email);
  await page.goto('/resume-builder/new?example=data-analyst');
  // The engine in the browser draws on canvases.
  await expect(page.locator('canvas').first()).toBeVisible({ timeout: 60_000 });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const button = page.getByRole('button', { name: 'ATS view' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'ATS view' });
  const outcome = dialog.getByText('Every field is read back as you wrote it.');
  await expect(outcome).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByRole('heading', { name: 'Job 1' })).toBeVisible();
  expect(await accessibilityFaults(page, { within: '[role=dialog]' })).toEqual([]);
  expect(sent.filter((call) => !call.startsWith('PUT /api/resumes'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('on a phone it works from the Edit view, where no page was ever shown, and says what it waits for', async ({
  page,
  mail,
  email,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await signInToDashboard(page, mail, email);
  await page.goto('/resume-builder/new?example=data-analyst');
  await expect(page.getByRole('tab', { name: 'Edit', exact: true })).toHaveAttribute('aria-selected', 'true');
  // Held back until it was seen what the view says meanwhile.
  const seen = Promise.withResolvers<void>();
  await page.route('**/*.wasm', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'ATS view' }).click();
  const dialog = page.getByRole('dialog', { name: 'ATS view' });
  await expect(dialog.getByRole('status')).toHaveText(/^Loading the engine that sets the PDF/);
  seen.resolve();
  await expect(dialog.getByText('Every field is read back as you wrote it.')).toBeVisible({
    timeout: 60_000,
  });
  expect(await accessibilityFaults(page, { within: '[role=dialog]' })).toEqual([]);
});

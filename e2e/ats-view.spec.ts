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
  const again = dialog.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(outcome).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await expect(dialog.getByRole('heading', { name: 'Job 1' })).toBeVisible();
  expect(await accessibilityFaults(page, { within: '[role=dialog]' })).toEqual([]);
  expect(sent.filter((call) => !call.startsWith('PUT /api/resumes'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

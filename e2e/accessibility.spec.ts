import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { saveResume, signInToDashboard } from './support/session.ts';

/** Every rule of WCAG 2.2 A and AA that a machine can check. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectClean(page: Page, without: string[] = []): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).disableRules(without).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(found).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const path of ['/', '/templates', '/cover-letter-templates', '/pricing', '/auth', '/dashboard']) {
      test(`${path}, signed out`, async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('h1').first()).toBeVisible();
        await expectClean(page);
      });
    }

    test('the screens of a signed-in person', async ({ page, mail, email }) => {
      test.slow();
      await signInToDashboard(page, mail, email);
      await expectClean(page);
      const id = await saveResume(page, 'Mine');
      await page.reload();
      await page.getByRole('button', { name: 'More options' }).click();
      // A menu floats over the page, so it stands in none of its landmarks.
      await expectClean(page, ['region']);

      await page.goto('/subscription');
      await expect(page.getByLabel('Card number')).toBeVisible();
      await expectClean(page);

      await page.goto(`/resume-builder/${id}`);
      await expect(page.getByRole('img', { name: /page 1/i }).first()).toBeVisible();
      for (const tab of ['Template', 'Personal', 'Summary', 'Work', 'Education', 'Skills']) {
        await page.getByRole('tab', { name: tab }).click();
        await expectClean(page);
      }
      await page.goto('/cover-letter-builder?template=professional-1');
      await expect(page.getByRole('img', { name: /page 1/i }).first()).toBeVisible();
      await expectClean(page);
    });
  });
}

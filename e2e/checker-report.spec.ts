import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoFaultsInLightAndDark } from './support/accessibility.ts';
import { check, choose, openChecker, RESUME } from './support/checker.ts';
import { expect, test } from './support/test.ts';

const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name });

/** A resume of two pages, of the same corpus. */
const TWO_PAGES = join(import.meta.dirname, '../tests/corpus/development/report-director.pdf');

test('a file is chosen, taken back, chosen again and analyzed; each step is told', async ({ page }) => {
  await openChecker(page);
  await choose(page, RESUME);
  await expect(page.getByText('compact-engineer.pdf', { exact: true })).toBeVisible();
  await expect(page.getByText(/^\d+ KB$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Analyze Resume' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove compact-engineer.pdf' }).click();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Analyze Resume' })).toBeHidden();

  await check(page, RESUME);
  await expect(page.getByRole('status').filter({ hasText: 'Your report is ready' })).toHaveText(
    /Overall score: \d+ out of 100\. ATS compatibility: \d+ percent\./,
  );
  const figures = page.getByRole('region', { name: 'Your report' }).locator('dl > div');
  await expect(figures.filter({ hasText: 'Overall score' })).toContainText(
    /\d+out of 100(Good|Fair|Needs work)/,
  );
  await expect(figures.filter({ hasText: 'ATS compatibility' })).toContainText(/\d+%(Good|Fair|Needs work)/);
  await page.getByRole('button', { name: 'Check another file' }).click();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused();
});

test('a file can be dropped on the page and pasted into it', async ({ page }) => {
  await openChecker(page);
  const bytes = readFileSync(RESUME).toString('base64');
  const transfer = await page.evaluateHandle((data) => {
    const transfer = new DataTransfer();
    const content = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([content], 'dropped.pdf', { type: 'application/pdf' }));
    return transfer;
  }, bytes);
  // Until the page has come alive it hears nothing.
  await expect(async () => {
    await page.dispatchEvent('main', 'dragenter', { dataTransfer: transfer });
    await expect(page.getByText('Let go to choose this file')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
  await expect(page.getByText('dropped.pdf', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove dropped.pdf' }).click();
  await page.evaluate(
    (clipboardData) => dispatchEvent(new ClipboardEvent('paste', { clipboardData })),
    transfer,
  );
  await expect(page.getByText('dropped.pdf', { exact: true })).toBeVisible();
});

test('a file that is chosen before the page has come alive is not lost', async ({ page }) => {
  await page.goto('/resume-checker', { waitUntil: 'networkidle' });
  await choose(page, RESUME);
  await page.mouse.move(4, 4);
  await page.mouse.move(8, 8);
  await expect(page.getByRole('button', { name: 'Analyze Resume' })).toBeVisible();
});

test('what was read stands beside the page, and each leads to the other', async ({ page }) => {
  await openChecker(page);
  await check(page, RESUME);
  await page.getByRole('tab', { name: 'What was read' }).click();
  const read = panel(page, 'What was read');
  const email = read.getByRole('button', { name: 'dev.kapoor@example.io' });
  await expect(read.getByRole('button', { name: 'Devendra Kapoor' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Page 1 of 1 of your file' })).toBeVisible();
  const mark = page.locator('[data-mark="emails.0"]');
  const opacity = () => mark.evaluate((element) => getComputedStyle(element).opacity);
  await expect.poll(opacity).not.toBe('1');
  await email.hover();
  await expect.poll(opacity).toBe('1');
  await email.click();
  await expect(email).toHaveAttribute('aria-pressed', 'true');
  await page.locator('[data-mark="phones.0"]').click();
  await expect(read.getByRole('button', { name: '+1 415-555-0182' })).toBeFocused();
});

test('the page is drawn as it looks', async ({ page }) => {
  await openChecker(page);
  await check(page, RESUME);
  const canvas = page.locator('canvas').first();
  const inked = () =>
    canvas.evaluate(async (element: HTMLCanvasElement) => {
      const picture = await createImageBitmap(element);
      const copy = new OffscreenCanvas(picture.width, picture.height);
      const context = copy.getContext('2d');
      context?.drawImage(picture, 0, 0);
      const pixels = context?.getImageData(0, 0, picture.width, picture.height).data ?? [];
      let dark = 0;
      for (let at = 0; at < pixels.length; at += 4) {
        if ((pixels[at] ?? 255) < 90 && (pixels[at + 3] ?? 0) > 200) dark += 1;
      }
      return dark;
    });
  await expect.poll(inked).toBeGreaterThan(1_000);
});

test('with the keyboard alone a file is checked, a finding shown and the tabs gone through', async ({
  page,
}) => {
  await openChecker(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(RESUME);
  await expect(page.getByRole('button', { name: 'Analyze Resume' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your report' })).toBeFocused({ timeout: 30_000 });
  const tab = page.getByRole('tab', { name: /^Findings/ });
  await tab.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'What was read' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page, 'What was read')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Devendra Kapoor' })).toBeFocused();
  const mark = page.locator('[data-mark="name"]');
  await expect.poll(() => mark.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
});

test('on a phone the page is a tab of its own, with a way back to where one came from', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openChecker(page);
  await check(page, RESUME);
  await page.getByRole('tab', { name: 'What was read' }).click();
  const email = page.getByRole('button', { name: 'dev.kapoor@example.io' });
  await email.click();
  await expect(page.getByRole('tab', { name: 'Page' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Your file' })).toBeFocused();
  await expect(page.locator('[data-mark="emails.0"]')).toBeInViewport();
  await page.getByRole('button', { name: 'Back to the report' }).click();
  await expect(email).toBeFocused();
  await page.setViewportSize({ width: 320, height: 740 });
  for (const name of [/^Findings/, 'What was read', 'Job ad', 'Page']) {
    await page.getByRole('tab', { name }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
});

for (const width of [1440, 768, 360]) {
  test(`both pages of a file of two are there as a whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openChecker(page);
    await check(page, TWO_PAGES);
    if (width < 1_024) await page.getByRole('tab', { name: 'Page' }).click();
    for (const number of [1, 2]) {
      const picture = page.getByRole('img', { name: `Page ${number} of 2` });
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((canvas) => (canvas as HTMLCanvasElement).width))
        .not.toBe(300);
      // As high as a sheet of A4 or letter is to its width, and nothing of it cut off.
      const { shown, whole, ratio } = await picture.evaluate((canvas) => ({
        shown: canvas.parentElement?.clientHeight ?? 0,
        whole: canvas.getBoundingClientRect().height,
        ratio: canvas.getBoundingClientRect().height / canvas.getBoundingClientRect().width,
      }));
      expect(Math.abs(shown - whole)).toBeLessThan(2);
      expect(ratio).toBeGreaterThan(1.25);
      // Beside the report it is seen as a whole at once.
      const room = await picture.evaluate((canvas) => canvas.closest('[role=group]')?.clientHeight ?? 0);
      expect(whole).toBeLessThanOrEqual(room);
    }
  });
}

test('a printed report has everything, and nothing of the page around it', async ({ page }) => {
  await openChecker(page);
  await check(page, RESUME);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('heading', { name: 'What the machine read' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Findings' })).toBeVisible();
  await expect(page.getByText('Neither is your chance of an interview.', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ten checks you can make yourself' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Check another file' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});

test('no state of the checker has an accessibility fault, in light and dark', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openChecker(page);
  const clean = async () => {
    await expectNoFaultsInLightAndDark(page, { within: 'main' });
  };
  await clean();
  await choose(page, { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert')).toContainText('picture');
  await clean();
  await choose(page, RESUME);
  await clean();
  await page.getByRole('button', { name: 'Analyze Resume' }).click();
  await expect(page.getByRole('heading', { name: 'Your report' })).toBeFocused({ timeout: 30_000 });
  await clean();
  for (const name of ['What was read', 'Job ad']) {
    await page.getByRole('tab', { name }).click();
    await clean();
  }
});

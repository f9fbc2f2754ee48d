import type { Page } from '@playwright/test';
import { threePageResume } from '../tests/factories/three-page-resume.ts';
import { canvases, drawnInBrowser } from './support/preview.ts';
import { callApi, signInToDashboard } from './support/session.ts';
import { expect, test } from './support/test.ts';

async function openThreePages(page: Page): Promise<void> {
  const saved = await callApi(page, 'POST', '/api/resumes', {
    templateId: 'modern-1',
    data: threePageResume(),
  });
  await page.goto(`/resume-builder/${(saved as { id: number }).id}`); // The contract of the call.
}

const firstPage = (page: Page) => page.getByRole('img', { name: 'Page 1 of 3 of your resume' });
const pages = (page: Page) => page.getByRole('region', { name: 'Pages' });
const zoom = (page: Page) => page.getByLabel('Zoom', { exact: true });
/** How wide the first page is shown, in pixels. */
const shownWidth = async (page: Page) => (await firstPage(page).boundingBox())?.width ?? 0;
/** An A4 page at 100%. */
const A4_WIDTH = (595.28 * 96) / 72;

test.beforeEach(async ({ page, mail, email }) => {
  // Compiling the engine takes a busy machine its time.
  test.slow();
  await signInToDashboard(page, mail, email);
  await openThreePages(page);
});

test('pages are shown as wide as the panel, whole, or in percent, drawn for that size; the device remembers it', async ({
  page,
}) => {
  await drawnInBrowser(page);
  await expect(zoom(page)).toHaveValue('width');
  await zoom(page).selectOption('100%');
  await expect.poll(() => shownWidth(page)).toBeCloseTo(A4_WIDTH, 0);
  await drawnInBrowser(page);
  await zoom(page).selectOption('200%');
  await expect.poll(() => shownWidth(page)).toBeCloseTo(2 * A4_WIDTH, 0);
  await drawnInBrowser(page);
  // It scrolls inside the panel, and the window does not.
  expect(await pages(page).evaluate((region) => region.scrollWidth > region.clientWidth)).toBe(true);
  const isWindowWider = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(await isWindowWider()).toBe(false);

  await zoom(page).selectOption('Fit page');
  const spare = () =>
    pages(page).evaluate(
      (region) =>
        region.clientHeight - (region.querySelector('li:has(canvas)')?.getBoundingClientRect().height ?? 0),
    );
  await expect.poll(spare).toBeGreaterThanOrEqual(0);
  expect(await spare()).toBeLessThan(60);

  await page.reload();
  await expect(zoom(page)).toHaveValue('page');
});

test('with the focus in the pages, Ctrl with +, - and 0 zooms them', async ({ page }) => {
  await zoom(page).selectOption('100%');
  await pages(page).focus();
  await page.keyboard.press('Control+Equal');
  await expect(zoom(page)).toHaveValue('125');
  await page.keyboard.press('Control+Minus');
  await page.keyboard.press('Control+Minus');
  await expect(zoom(page)).toHaveValue('75');
  await page.keyboard.press('Control+0');
  await expect(zoom(page)).toHaveValue('width');
});

test('the count follows the page in sight, in full screen too', async ({ page }) => {
  await drawnInBrowser(page);
  await expect(page.getByText('Page 1 of 3', { exact: true })).toBeVisible();
  await canvases(page).nth(2).scrollIntoViewIfNeeded();
  await pages(page).evaluate((region) => region.scrollTo(0, region.scrollHeight));
  await expect(page.getByText('Page 3 of 3', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show the preview in full screen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  await expect(dialog.getByText('Page 1 of 3', { exact: true })).toBeVisible();
  await dialog.getByLabel('Zoom', { exact: true }).selectOption('50%');
  await expect.poll(() => shownWidth(page)).toBeCloseTo(A4_WIDTH / 2, 0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('a page is as wide as the screen lets it, and nothing offers more', async ({ page }) => {
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(firstPage(page)).toBeVisible();
    await expect(zoom(page)).toBeHidden();
    expect(await shownWidth(page)).toBeGreaterThan(320);
  });
});

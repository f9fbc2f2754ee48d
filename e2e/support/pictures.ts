import type { Page, PageScreenshotOptions } from '@playwright/test';

/**
 * Where tests put pictures of what they see, for a person to look at: `PICTURES=folder npx playwright test`. Without it
 * none are taken; no test is decided by them.
 */
const FOLDER = process.env.PICTURES;

/** Takes a picture for a person to look at, where any are asked for. */
export async function takePicture(
  page: Page,
  name: string,
  options: PageScreenshotOptions = {},
): Promise<void> {
  if (FOLDER) await page.screenshot({ ...options, path: `${FOLDER}/${name}.png` });
}

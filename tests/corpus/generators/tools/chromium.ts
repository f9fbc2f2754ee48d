import { chromium, type Browser } from '@playwright/test';
import { chromiumOptions } from '#tests/support/chromium.ts';

let browser: Promise<Browser> | undefined;

/** Prints a page as the browser's own "Save as PDF" does. */
export async function printed(html: string): Promise<Uint8Array> {
  browser ??= chromium.launch(chromiumOptions);
  const page = await (await browser).newPage();
  try {
    await page.setContent(html);
    return await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true });
  } finally {
    await page.close();
  }
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
}

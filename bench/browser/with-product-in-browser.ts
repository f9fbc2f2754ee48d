import { chromium, type Browser } from '@playwright/test';
import { chromiumOptions } from '../../tests/support/chromium.ts';
import type { BenchLine } from '../bench-line.ts';
import { withProduct } from '../with-product.ts';

/** What is measured of a product of its own in a browser; both are gone afterwards. */
export function withProductInBrowser(
  measure: (browser: Browser, url: string) => Promise<BenchLine[]>,
): Promise<BenchLine[]> {
  return withProduct({}, async ({ url }) => {
    const browser = await chromium.launch(chromiumOptions);
    try {
      return await measure(browser, url);
    } finally {
      await browser.close();
    }
  });
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { chromiumOptions } from '../../tests/support/chromium.ts';
import { startProductProcess } from '../../tests/support/product-process.ts';
import type { BenchLine } from '../bench-line.ts';

/** What is measured of a product of its own in a browser; both are gone afterwards. */
export async function withProduct(
  measure: (browser: Browser, url: string) => Promise<BenchLine[]>,
): Promise<BenchLine[]> {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-bench-'));
  const product = await startProductProcess({ DATA_DIR: directory });
  const browser = await chromium.launch(chromiumOptions);
  try {
    return await measure(browser, product.url);
  } finally {
    await browser.close();
    await product.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { chromiumOptions } from '../../tests/support/chromium.ts';
import { startProductProcess } from '../../tests/support/product-process.ts';
import type { BenchLine } from '../bench-line.ts';

const ROUNDS = 5;
/** Two pages, of the corpus that the reader is measured by. */
const RESUME = 'tests/corpus/development/report-director.pdf';

/** How long a file takes from being chosen to the screen on which what was read of it is reviewed. */
export async function run(): Promise<BenchLine[]> {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-bench-'));
  const product = await startProductProcess({ DATA_DIR: directory });
  const browser = await chromium.launch(chromiumOptions);
  try {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await visit(browser, product.url));
    const median = times.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? NaN;
    return [
      { name: 'Import of two pages, to the review', value: `${median.toFixed(0)} ms`, budget: '1500 ms' },
    ];
  } finally {
    await browser.close();
    await product.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** A first visit with an empty cache. Counted in the page, to the frame that shows the review. */
async function visit(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/import`, { waitUntil: 'networkidle' });
    await page.mouse.move(4, 4);
    await page.mouse.move(8, 8);
    await page.getByLabel('Your resume as a file').waitFor();
    await page.waitForLoadState('networkidle');
    const time = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let began = 0;
          document.addEventListener('change', () => (began = performance.now()), {
            capture: true,
            once: true,
          });
          const seen = new MutationObserver(() => {
            if (![...document.querySelectorAll('h1')].some(({ textContent }) => /^Review/.test(textContent)))
              return;
            seen.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - began));
          });
          seen.observe(document.body, { subtree: true, childList: true, characterData: true });
        }),
    );
    await page
      .getByLabel('Your resume as a file')
      .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: readFileSync(RESUME) });
    return await time;
  } finally {
    await context.close();
  }
}

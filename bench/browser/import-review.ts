import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import type { BenchLine } from '../bench-line.ts';
import { quantile } from '../render/statistics.ts';
import { withProductInBrowser } from './with-product-in-browser.ts';

const ROUNDS = 5;
/** Two pages, of the corpus that the reader is measured by. */
const RESUME = 'tests/corpus/development/report-director.pdf';

/** How long a file takes from being chosen to the screen on which what was read of it is reviewed. */
export function run(): Promise<BenchLine[]> {
  return withProductInBrowser(async (browser, productUrl) => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await visit(browser, productUrl));
    return [
      {
        name: 'Import of two pages, to the review',
        value: `${quantile(times, 0.5).toFixed(0)} ms`,
        budget: '1500 ms',
      },
    ];
  });
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

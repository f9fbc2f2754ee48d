import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { BenchLine } from '../bench-line.ts';
import { quantile } from '../render/statistics.ts';
import { withProductInBrowser } from './with-product-in-browser.ts';

const ROUNDS = 5;
/** Two pages, of the corpus that the reader is measured by. */
const RESUME = 'tests/corpus/development/report-director.pdf';

/** How long the checker takes, what it loads, and whether the page's own thread stays free. */
export function run(): Promise<BenchLine[]> {
  return withProductInBrowser(async (browser, productUrl) => {
    const visits: Visit[] = [];
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, productUrl));
    const of = (pick: (one: Visit) => number): number => quantile(visits.map(pick), 0.5);
    const milliseconds = (value: number) => `${value.toFixed(0)} ms`;
    const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`;
    return [
      { name: 'Checker before a file is chosen', value: kilobytes(of(({ page }) => page)), budget: '250 KB' },
      {
        name: 'Checker, loaded for a PDF',
        value: kilobytes(of(({ forFile }) => forFile)),
        budget: '1000 KB',
      },
      {
        name: `Checker, ${visits[0]?.pages} pages: from the button to the report`,
        value: milliseconds(of(({ analyzed }) => analyzed)),
        budget: '1500 ms',
      },
      {
        name: 'Checker, pressed at once on a first visit',
        value: milliseconds(of(({ atOnce }) => atOnce)),
      },
      {
        name: "Checker, the page's longest task meanwhile",
        value: milliseconds(of(({ longestTask }) => longestTask)),
        budget: '100 ms',
      },
    ];
  });
}

type Visit = {
  page: number;
  forFile: number;
  pages: number;
  analyzed: number;
  atOnce: number;
  longestTask: number;
};

/** A first visit with an empty cache: a file is chosen and checked, and then another. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const traffic = await countTraffic(await context.newCDPSession(page));
    await page.goto(`${url}/resume-checker`, { waitUntil: 'networkidle' });
    await page.mouse.move(4, 4);
    await page.mouse.move(8, 8);
    await alive(page);
    const before = traffic.bytes;
    const atOnce = await check(page);
    await page.waitForLoadState('networkidle');
    const forFile = traffic.bytes - before + (await workerBytes(page));
    const pages = await page.getByRole('img', { name: /^Page \d+ of/ }).count();
    await page.getByRole('button', { name: 'Check another file' }).click();
    await watchTasks(page);
    await choose(page);
    // Somebody who looks at what they have chosen before they press.
    await page.waitForTimeout(1_500);
    const analyzed = await press(page);
    return { page: before, forFile, pages, analyzed, atOnce, longestTask: await longestTask(page) };
  } finally {
    await context.close();
  }
}

/** Once React has taken the page over, which leaves its mark on what it has taken. */
async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('choose-resume') ?? {}).some((key) => key.startsWith('__react')),
  );
}

async function check(page: Page): Promise<number> {
  await choose(page);
  return press(page);
}

async function choose(page: Page): Promise<void> {
  await page
    .getByLabel('Your resume', { exact: true })
    .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: readFileSync(RESUME) });
  await page.getByRole('button', { name: 'Analyze Resume' }).waitFor();
}

/** Counted in the page, from the press to the frame that shows the report. */
function press(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const seen = new MutationObserver(() => {
          if (!document.getElementById('report-title')) return;
          seen.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - began));
        });
        seen.observe(document.body, { subtree: true, childList: true });
        document.querySelector<HTMLElement>('[data-next]')?.click();
      }),
  );
}

declare global {
  interface Window {
    longestTask: number;
  }
}

async function watchTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.longestTask = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.longestTask = Math.max(window.longestTask, duration);
    }).observe({ type: 'longtask' });
  });
}

function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => window.longestTask);
}

/** What the worker has loaded, which the page's own session does not see. */
async function workerBytes(page: Page): Promise<number> {
  const [worker] = page.workers();
  return (
    worker?.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
    ) ?? 0
  );
}

async function countTraffic(session: CDPSession): Promise<{ bytes: number }> {
  const traffic = { bytes: 0 };
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (traffic.bytes += encodedDataLength));
  return traffic;
}

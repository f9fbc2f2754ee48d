import type { Browser, CDPSession } from '@playwright/test';
import { documentPaths } from '../../src/main/prerendered-paths.ts';
import type { BenchLine } from '../bench-line.ts';
import { quantile } from '../render/statistics.ts';
import { readVitals, watchVitals } from './vitals.ts';
import { withProductInBrowser } from './with-product-in-browser.ts';

const ROUNDS = 5;
const VIEW = { width: 1440, height: 900 };
const SLOW_DOWN = 4;

/** What a first visit to each public page costs before the first scroll, and how soon it is there. */
export function run(): Promise<BenchLine[]> {
  return withProductInBrowser(async (browser, productUrl) => {
    const others: { path: string; bytes: number }[] = [];
    const landing: Visit[] = [];
    for (let round = 0; round < ROUNDS; round += 1) landing.push(await visit(browser, `${productUrl}/`));
    for (const path of documentPaths.filter(isMeasured)) {
      others.push({ path, bytes: (await visit(browser, productUrl + path)).bytes });
    }
    const slow = await visit(browser, `${productUrl}/`, SLOW_DOWN);
    const heaviest = others.sort((one, other) => other.bytes - one.bytes)[0];
    const of = (pick: (one: Visit) => number): number => quantile(landing.map(pick), 0.5);
    return [
      {
        name: 'Landing page before the first scroll',
        value: kilobytes(of(({ bytes }) => bytes)),
        budget: '150 KB',
      },
      { name: 'Landing page, requests', value: String(of(({ requests }) => requests)), budget: '20' },
      {
        name: 'Landing page, largest paint',
        value: `${of(({ lcp }) => lcp).toFixed(0)} ms`,
        budget: '800 ms',
      },
      { name: 'Landing page, layout shift', value: of(({ cls }) => cls).toFixed(3), budget: '0.02' },
      {
        name: `Landing page, blocked at ${SLOW_DOWN}x slow-down`,
        value: `${slow.blocked.toFixed(0)} ms`,
        budget: '100 ms',
      },
      {
        name: `Heaviest other page (${heaviest?.path})`,
        value: kilobytes(heaviest?.bytes ?? NaN),
        budget: '250 KB',
      },
    ];
  });
}

/** Pages of one kind differ by their words alone: of articles and examples the lists stand for all. */
function isMeasured(path: string): boolean {
  return path !== '/' && path !== '/404' && path.lastIndexOf('/') === 0;
}

type Visit = { bytes: number; requests: number; lcp: number; cls: number; blocked: number };

/** A first visit with an empty cache, until nothing more is asked for. */
async function visit(browser: Browser, url: string, slowDown = 1): Promise<Visit> {
  const context = await browser.newContext({ viewport: VIEW });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await countTraffic(session);
    if (slowDown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await watchVitals(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    return { ...traffic, ...(await readVitals(page)) };
  } finally {
    await context.close();
  }
}

/** Counts what comes over the wire, compressed, with its headers. */
async function countTraffic(session: CDPSession): Promise<{ bytes: number; requests: number }> {
  const traffic = { bytes: 0, requests: 0 };
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
    traffic.requests += 1;
  });
  return traffic;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} KB`;
}

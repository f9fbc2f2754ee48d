import type { Page } from '@playwright/test';

/** Largest paint in ms, sum of layout shifts, and what tasks took beyond 50 ms each, in ms. */
export type Vitals = { lcp: number; cls: number; blocked: number };

/** A page task longer than this blocks whoever presses something. */
const BLOCKING_MS = 50;

declare global {
  interface Window {
    vitals: Vitals;
  }
}

/** Begins to watch every page that is opened from now on. */
export async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript((blockingMs) => {
    const vitals: Vitals = { lcp: 0, cls: 0, blocked: 0 };
    window.vitals = vitals;
    const watch = (type: string, see: (entry: PerformanceEntry) => void): void => {
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
    };
    watch('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime));
    // Layout shifts carry a value that TypeScript's library does not list.
    watch('layout-shift', (entry) => (vitals.cls += 'value' in entry ? Number(entry.value) : 0));
    watch('longtask', ({ duration }) => (vitals.blocked += Math.max(0, duration - blockingMs)));
  }, BLOCKING_MS);
}

export function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate(() => window.vitals);
}

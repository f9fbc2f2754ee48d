import type { Browser } from '@playwright/test';
import type { BenchLine } from '../bench-line.ts';
import { slowLine, type Line } from './slow-line.ts';

/** Those of browsers' own tools ("Fast 4G", "Slow 4G"). */
const LINES: Record<string, Line | null> = {
  'on a fast line': null,
  'on 4G (9 Mbit/s, 165 ms)': { latencyMs: 165, bytesPerSecond: 1_125_000 },
  'on slow 4G (1.6 Mbit/s, 560 ms)': { latencyMs: 560, bytesPerSecond: 200_000 },
};
const PATH = '/resume-builder/new?example=teacher&section=personal';
const PATIENCE = { timeout: 60_000 };

/** When a builder can be typed in, when its first page is seen, which the server draws, and when the browser's engine does. */
export async function engineReady(browser: Browser, token: string, server: string): Promise<BenchLine[]> {
  const lines: BenchLine[] = [];
  for (const [name, line] of Object.entries(LINES)) {
    const way = line && (await slowLine(server, line));
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript((kept) => localStorage.setItem('sessionToken', kept), token);
    const page = await context.newPage();
    const began = performance.now();
    const since = () => (performance.now() - began) / 1000;
    const shown = (selector: string) => page.locator(selector).first().waitFor(PATIENCE).then(since);
    await page.goto((way?.url ?? server) + PATH, { waitUntil: 'commit', ...PATIENCE });
    const [fields, seen, ready] = await Promise.all([
      shown('[id="field-personalInfo.firstName"]'),
      shown('ol [role=img]'),
      // Where the browser takes the line for slower than 4G, the server goes on drawing.
      shown('ol [role=img] canvas').catch(() => null),
    ]);
    await context.close();
    way?.close();
    const seconds = (value: number) => `${value.toFixed(1)} s`;
    lines.push(
      { name: `Builder ${name}: its fields`, value: seconds(fields) },
      { name: `Builder ${name}: its first page`, value: seconds(seen) },
      {
        name: `Builder ${name}: engine, after the fields`,
        value: ready === null ? 'the server draws' : seconds(ready - fields),
        ...(line === null && { budget: '3 s' }),
      },
    );
  }
  return lines;
}

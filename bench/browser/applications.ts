import type { Page } from '@playwright/test';
import { emptyApplication } from '../../src/documents/application/empty.ts';
import { STAGES } from '../../src/documents/application/fields.ts';
import { signInOver } from '../../tests/support/product-process.ts';
import type { BenchLine } from '../bench-line.ts';
import { printWhenMain } from '../render/count.ts';
import { withProductInBrowser } from './with-product-in-browser.ts';

declare global {
  interface Window {
    usableAt?: number;
  }
}

const COUNT = 500;
const ROUNDS = 5;
const AD = 'Bakers wanted, with experience of ovens and of early mornings. '.repeat(128);

/** How soon a list of 500 applications, each with an ad of 8 KB, can be used, and a change of stage is painted. */
export function run(): Promise<BenchLine[]> {
  return withProductInBrowser(async (browser, productUrl) => {
    const token = await signInOver(productUrl, 'ana@example.com');
    for (let at = 0; at < COUNT; at += 1) await save(productUrl, token, at);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript((sessionToken) => localStorage.setItem('sessionToken', sessionToken), token);
    await context.addInitScript(watchRows);
    const page = await context.newPage();
    const usable: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const took = await openList(page, `${productUrl}/applications`);
      // The first one fills the browser's cache.
      if (round > 0) usable.push(took);
    }
    const painted: number[] = [];
    for (let round = 0; round < ROUNDS * 2; round += 1) painted.push(await changeStage(page, round));
    return [
      { name: `list of ${COUNT} applications, until usable, median`, value: told(usable), budget: '1000 ms' },
      { name: 'stage changed in it, until painted, median', value: told(painted), budget: '50 ms' },
    ];
  });
}

async function save(url: string, token: string, at: number): Promise<void> {
  const stage = STAGES[at % STAGES.length] ?? 'saved';
  const data = { ...emptyApplication(), position: `Baker ${at}`, employer: 'Bram', ad: AD, stage };
  const answer = await fetch(`${url}/api/applications`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ data }),
  });
  if (!answer.ok) throw new Error(`not saved: ${answer.status}`);
}

/** By the page's own clock, from the address on until the frame in which stages can be changed is on the screen. */
async function openList(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.waitForFunction(() => window.usableAt !== undefined);
  return page.evaluate(() => window.usableAt ?? NaN);
}

/** Notes on every page that is opened when its rows were there: asking from outside would take time of its own. */
function watchRows(): void {
  const news = new MutationObserver(() => {
    if (!document.querySelector('li select, tr select')) return;
    news.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (window.usableAt = performance.now());
      port2.postMessage(null);
    });
  });
  news.observe(document, { childList: true, subtree: true });
}

async function changeStage(page: Page, round: number): Promise<number> {
  const stage = page.getByRole('combobox', { name: /^Stage of Baker/ }).nth(round);
  const took = await stage.evaluate(async (control: HTMLSelectElement) => {
    const [other = ''] = [...control.options]
      .map(({ value }) => value)
      .filter((value) => value !== control.value);
    const began = performance.now();
    const set = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set;
    set?.call(control, other);
    control.dispatchEvent(new Event('change', { bubbles: true }));
    // The frame is on the screen when the task after its callbacks runs.
    await new Promise<void>((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      }),
    );
    return performance.now() - began;
  });
  await page.waitForTimeout(500);
  return took;
}

const told = (values: readonly number[]): string =>
  `${(values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN).toFixed(0)} ms`;

await printWhenMain(import.meta.main, run);

import type { Browser, Page } from '@playwright/test';
import { drawnByServer } from '../../e2e/support/preview.ts';
import { threePageResume } from '../../tests/factories/three-page-resume.ts';
import { signInOver } from '../../tests/support/product-process.ts';
import type { BenchLine } from '../bench-line.ts';
import { forgetTyping, readTyping, watchKeys, type Typing } from './key-watch.ts';
import { tabMemory } from './tab-memory.ts';
import { withProductInBrowser } from './with-product-in-browser.ts';

const KEYS = 60;
const BETWEEN_KEYS_MS = 100;
const EDITS = Number(process.env.EDITS ?? 500);
const LETTERS = 'measured twice, and set once more ';

/** How soon a key is seen on a three-page resume, drawn in the browser and by the server, and what that costs. */
export function run(): Promise<BenchLine[]> {
  return withProductInBrowser(async (browser, productUrl) => {
    const token = await signInOver(productUrl, 'ana@example.com');
    const answer = await fetch(`${productUrl}/api/resumes`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ templateId: 'modern-1', data: threePageResume() }),
    });
    const { id } = (await answer.json()) as { id: number }; // The contract of the call.
    const address = `${productUrl}/resume-builder/${id}`;
    return [
      ...typingLines('server', await typeOn(browser, token, address, 'server')),
      ...typingLines('browser', await typeOn(browser, token, address, 'browser')),
      await usableAfter(browser, token, address),
      ...(await memoryOver(browser, token, address)),
    ];
  });
}

async function typeOn(browser: Browser, token: string, address: string, by: 'server' | 'browser') {
  const page = await openBuilder(browser, token);
  if (by === 'server') await drawnByServer(page);
  await watchKeys(page);
  await page.goto(address);
  await page.getByRole('tab', { name: 'Summary' }).click();
  await page.getByRole('tabpanel').getByRole('textbox').click();
  await page.keyboard.press('Control+End');
  await page
    .locator(by === 'server' ? 'ol [role=img] svg' : 'ol canvas')
    .first()
    .waitFor();
  // The compiler's code is fast once the browser has optimised it.
  await type(page, KEYS);
  await forgetTyping(page);
  await type(page, KEYS);
  const typing = await readTyping(page);
  await page.context().close();
  return typing;
}

async function type(page: Page, keys: number): Promise<void> {
  for (let key = 0; key < keys; key += 1) {
    const pause = page.waitForTimeout(BETWEEN_KEYS_MS);
    await page.keyboard.press(LETTERS.charAt(key % LETTERS.length));
    await pause;
  }
  await page.waitForTimeout(500);
}

function typingLines(by: string, { keyToPaint, longTasks }: Typing): BenchLine[] {
  const sorted = keyToPaint.sort((one, other) => one - other);
  const at = (part: number): string => `${(sorted[Math.floor(sorted.length * part)] ?? NaN).toFixed(0)} ms`;
  const longest = Math.max(0, ...longTasks);
  const budgets = by === 'browser' ? ['40 ms', '50 ms', '0'] : [];
  const line = (name: string, value: string, budget?: string) => ({
    name: `Key to paint, by the ${by}: ${name}`,
    value,
    ...(budget === undefined ? {} : { budget }),
  });
  return [
    line(`median of ${sorted.length} keys`, at(0.5), budgets[0]),
    line('p95', at(0.95), budgets[1]),
    line('long tasks', longest ? `${longTasks.length}, ${longest.toFixed(0)} ms` : '0', budgets[2]),
  ];
}

/** What comes over the wire until somebody can type, on a first visit. */
async function usableAfter(browser: Browser, token: string, address: string): Promise<BenchLine> {
  const page = await openBuilder(browser, token);
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(address);
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('First name').fill('Ana');
  const value = `${(bytes / 1000).toFixed(0)} KB`;
  await page.context().close();
  return { name: 'Builder until it can be typed in', value, budget: '450 KB' };
}

async function memoryOver(browser: Browser, token: string, address: string): Promise<BenchLine[]> {
  const page = await openBuilder(browser, token);
  await watchKeys(page);
  await page.goto(address);
  await page.getByRole('tab', { name: 'Summary' }).click();
  const box = page.getByRole('tabpanel').getByRole('textbox');
  await page.locator('canvas').first().waitFor();
  const after = async (edits: number): Promise<BenchLine> => ({
    name: `Memory of the tab after ${edits} edits`,
    value: `${(await tabMemory(browser)).toFixed(0)} MB`,
  });
  const lines = [await after(0)];
  for (let edit = 1; edit <= EDITS; edit += 1) {
    await box.press(LETTERS.charAt(edit % LETTERS.length));
    if (edit % LETTERS.length === 0) await box.fill('Nurse, then manager.');
    await page.waitForFunction((edits) => window.typing.keyToPaint.length >= edits, edit, { polling: 20 });
    if (edit % Math.max(100, EDITS / 5) === 0) lines.push(await after(edit));
  }
  await page.context().close();
  return lines;
}

async function openBuilder(browser: Browser, token: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((sessionToken) => localStorage.setItem('sessionToken', sessionToken), token);
  return context.newPage();
}

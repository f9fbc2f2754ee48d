import type { Page } from '@playwright/test';
import { threePageResume } from '../tests/factories/three-page-resume.ts';
import {
  canvases,
  drawnInBrowser,
  serverPages as pictures,
  takePaints,
  watchEngine,
} from './support/preview.ts';
import { callApi, signInToDashboard } from './support/session.ts';
import { expect, test } from './support/test.ts';

/** A resume of three pages is opened, on the tab of its summary. */
async function openThreePages(page: Page): Promise<void> {
  const saved = await callApi(page, 'POST', '/api/resumes', {
    templateId: 'modern-1',
    data: threePageResume(),
  });
  await page.goto(`/resume-builder/${(saved as { id: number }).id}?section=summary`); // The contract of the call.
  await expect(summary(page)).toBeVisible();
}

const summary = (page: Page) => page.getByLabel('Professional summary');

test.beforeEach(async ({ page, mail, email }) => {
  // Compiling the engine takes a busy machine its time.
  test.slow();
  await watchEngine(page);
  await signInToDashboard(page, mail, email);
});

test('the server draws first; then the engine in the browser takes over, under a policy of its own', async ({
  page,
}) => {
  const worker = page.waitForResponse(/preview-worker-.*\.js$/);
  await openThreePages(page);
  await expect(pictures(page)).toHaveCount(3);
  const answer = await worker;
  expect(answer.headers()['content-security-policy']).toBe(
    "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'",
  );
  expect(await answer.text()).not.toMatch(/\bnew Function\b|\beval\(/);
  await drawnInBrowser(page);
  await expect(canvases(page)).toHaveCount(3);
  await expect(pictures(page)).toHaveCount(0);

  let asked = 0;
  page.on('request', (request) => (asked += Number(request.url().endsWith('/api/preview'))));
  await takePaints(page);
  await summary(page).press('Control+End');
  await summary(page).pressSequentially(' Trusted by many.');
  expect((await takePaints(page))[0]).toBeGreaterThan(0);
  expect(asked).toBe(0);

  // The second time all of it comes from the browser's own cache.
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.reload();
  await drawnInBrowser(page);
  expect(fetched.filter((url) => /\.(wasm|ttf)$/.test(url))).toEqual([]);
});

test('a page that did not change is not painted, and no frame is blank while somebody types', async ({
  page,
}) => {
  await openThreePages(page);
  await drawnInBrowser(page);
  await takePaints(page);
  // How much ink is on the first page, frame by frame, and how many pages there are.
  await page.evaluate(() => {
    const small = new OffscreenCanvas(60, 85).getContext('2d', { willReadFrequently: true });
    const frames: { ink: number; pages: number }[] = [];
    Object.assign(window, { frames });
    const look = () => {
      const shown = document.querySelectorAll<HTMLCanvasElement>('ol canvas');
      if (small && shown[0]) {
        small.fillStyle = 'white';
        small.fillRect(0, 0, 60, 85);
        small.drawImage(shown[0], 0, 0, 60, 85);
        const bytes = small.getImageData(0, 0, 60, 85).data;
        frames.push({ ink: bytes.reduce((sum, byte) => sum + 255 - byte, 0), pages: shown.length });
      } else frames.push({ ink: 0, pages: 0 });
      requestAnimationFrame(look);
    };
    look();
  });
  await summary(page).press('Control+End');
  await summary(page).pressSequentially(' It is what it is', { delay: 30 });
  const paints = await takePaints(page);
  expect(paints[0]).toBeGreaterThan(1);
  expect(paints.slice(1).filter(Boolean)).toEqual([]);
  const frames = await page.evaluate(
    () => (window as unknown as { frames: { ink: number; pages: number }[] }).frames, // Put there above.
  );
  const most = Math.max(...frames.map(({ ink }) => ink));
  expect(Math.min(...frames.map(({ ink }) => ink))).toBeGreaterThan(most * 0.8);
  expect(new Set(frames.map(({ pages }) => pages))).toEqual(new Set([3]));
});

/** What is said where the engine in the browser cannot draw; an announcement once, for those who hear it. */
const byServer = (page: Page) => page.getByRole('status').filter({ hasText: 'drawn by our server' });

test('without WebAssembly the server goes on drawing, which is said, and nothing is loaded', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly'));
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openThreePages(page);
  await expect(pictures(page)).toHaveCount(3);
  const drawn = page.waitForResponse(/\/api\/preview$/);
  await summary(page).fill('Short.');
  await drawn;
  await expect(canvases(page)).toHaveCount(0);
  await expect(byServer(page)).toBeVisible();
  expect(fetched.filter((url) => /preview-worker|\.wasm$/.test(url))).toEqual([]);
});

const ends: Record<string, () => void> = {
  'that crashes': () => {
    window.engine?.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
  },
  'that falls silent': () => window.engine?.terminate(),
};
for (const [name, end] of Object.entries(ends)) {
  test(`an engine ${name} gives way to the server, which is said, and nothing typed is lost`, async ({
    page,
  }) => {
    await openThreePages(page);
    await drawnInBrowser(page);
    await expect(byServer(page)).toHaveCount(0);
    await page.evaluate(end);
    await summary(page).fill('Written after the crash.');
    await expect(pictures(page).first()).toBeVisible({ timeout: 40_000 });
    await expect(canvases(page)).toHaveCount(0);
    await expect(byServer(page)).toBeVisible();
    const drawn = page.waitForResponse(/\/api\/preview$/);
    await summary(page).press('Control+End');
    await summary(page).pressSequentially(' And more.');
    await drawn;
    await expect(summary(page)).toHaveValue('Written after the crash. And more.');
    await expect(canvases(page)).toHaveCount(0);
  });
}

test('a character that cannot be printed is named as soon as it is typed', async ({ page }) => {
  await openThreePages(page);
  await drawnInBrowser(page);
  await summary(page).fill('Reads \u{13080}.');
  await expect(page.getByText('U+13080')).toBeVisible();
  await page.getByRole('button', { name: 'Go to Professional summary' }).click();
  await expect(summary(page)).toBeFocused();
  await summary(page).fill('Reads much.');
  await expect(page.getByText('U+13080')).toBeHidden();
  await expect(canvases(page)).toHaveCount(
    await page
      .locator('ol > li')
      .filter({ has: page.locator('canvas') })
      .count(),
  );
});

test('the server draws while fonts for another script are fetched, and the engine when they are there', async ({
  page,
}) => {
  await openThreePages(page);
  await drawnInBrowser(page);
  const font = page.waitForRequest(/NotoSansHebrew-Regular.*\.ttf$/);
  const drawn = page.waitForResponse(/\/api\/preview$/);
  await summary(page).fill('שלום');
  await font;
  await drawn;
  await drawnInBrowser(page);
  await expect(page.getByText('cannot be printed')).toBeHidden();
});

test('full screen shows the same pages, drawn as large as they are there', async ({ page }) => {
  await openThreePages(page);
  await drawnInBrowser(page);
  const width = () =>
    canvases(page)
      .first()
      .evaluate((canvas: HTMLCanvasElement) => canvas.width);
  const beside = await width();
  await page.getByRole('button', { name: 'Full Screen', exact: true }).click();
  await expect(page.getByRole('dialog').locator('canvas')).toHaveCount(3);
  await drawnInBrowser(page);
  expect(await width()).toBeGreaterThan(beside);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await drawnInBrowser(page);
  await expect.poll(width).toBe(beside);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 3 });

  test('the engine draws once the preview is looked at, as sharp as the screen is', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await openThreePages(page);
    await summary(page).fill('Written on a phone.');
    expect(fetched.filter((url) => url.endsWith('.wasm'))).toEqual([]);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await drawnInBrowser(page);
    expect(
      await canvases(page)
        .first()
        .evaluate((canvas: HTMLCanvasElement) => canvas.width),
    ).toBeGreaterThan(900);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await summary(page).fill('Written on a phone, twice.');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(canvases(page).first()).toBeVisible();
  });
});

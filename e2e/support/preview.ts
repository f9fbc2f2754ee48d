import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Runs in a page: its browser saves data, so that the engine is not loaded, and the server draws every page. */
export function savingData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** A browser that saves data. Call it before the visit. */
export async function drawnByServer(page: Page): Promise<void> {
  await page.addInitScript(savingData);
}

/** The pages that the server has drawn. */
export function serverPages(page: Page): Locator {
  return page.getByRole('img', { name: /^Page \d/ }).locator('svg');
}

/** The pages that the engine in the browser has drawn. */
export function canvases(page: Page): Locator {
  return page.getByRole('img', { name: /^Page \d/ }).locator('canvas');
}

/** Waits until the engine in the browser draws, at the size that pages are shown at. */
export async function drawnInBrowser(page: Page): Promise<void> {
  await expect(canvases(page).first()).toBeVisible({ timeout: 30_000 });
  const misfit = () =>
    canvases(page)
      .first()
      .evaluate((canvas: HTMLCanvasElement) => {
        const shown = canvas.getBoundingClientRect().width * devicePixelRatio;
        return Math.abs(canvas.width - shown);
      });
  await expect.poll(misfit).toBeLessThan(2);
}

declare global {
  interface Window {
    /** How often each page was painted. */
    paints: number[];
    /** The worker that the engine runs in. */
    engine: Worker | undefined;
  }
}

/** Counts what is painted from now on, and keeps the worker at hand, on every page that is opened. */
export async function watchEngine(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.paints = [];
    const { prototype } = ImageBitmapRenderingContext;
    const { transferFromImageBitmap } = prototype;
    prototype.transferFromImageBitmap = function (bitmap) {
      const shown = [...document.querySelectorAll('ol canvas')];
      const index = shown.findIndex((canvas) => canvas === this.canvas);
      if (index >= 0) window.paints[index] = (window.paints[index] ?? 0) + 1;
      transferFromImageBitmap.call(this, bitmap);
    };
    const NativeWorker = Worker;
    window.Worker = class extends NativeWorker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (options?.name === 'preview') window.engine = this;
      }
    };
  });
}

/** What was painted since the last time, by page, once nothing more has been for a while. */
export async function takePaints(page: Page): Promise<number[]> {
  let before = '';
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(() => JSON.stringify(window.paints));
        const isSteady = now === before;
        before = now;
        return isSteady;
      },
      { intervals: [400] },
    )
    .toBe(true);
  return page.evaluate(() => Array.from(window.paints.splice(0), (count) => count ?? 0));
}

import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { eventually } from './steps.ts';

/** The pages that the engine in the browser has drawn. */
const CANVASES = '[role=img][aria-label^="Page "] canvas';

/** How many pages the engine in the browser has drawn at the size that they are shown at. */
export function drawnPages(page: Page): Promise<number> {
  return page.$$eval(CANVASES, (canvases) => {
    const fits = (canvas: Element) =>
      canvas instanceof HTMLCanvasElement &&
      Math.abs(canvas.width - canvas.getBoundingClientRect().width * devicePixelRatio) < 2;
    return canvases.filter(fits).length;
  });
}

/** Waits until the engine in the browser draws all pages. */
export async function drawnInBrowser(page: Page, pages = 1): Promise<void> {
  await eventually(async () => expect(await drawnPages(page)).toBe(pages));
}

/** The canvases of the preview as PNG files. */
export async function pictures(page: Page): Promise<Buffer[]> {
  const urls = await page.$$eval(CANVASES, (canvases) =>
    canvases.map((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) throw new Error('no canvas');
      const copy = document.createElement('canvas');
      copy.width = canvas.width;
      copy.height = canvas.height;
      copy.getContext('2d')?.drawImage(canvas, 0, 0);
      return copy.toDataURL('image/png');
    }),
  );
  return urls.map((url) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from '@playwright/test';

/** How far two pictures of a page differ at most, 0 to 255. */
export type Difference = {
  page: number;
  /** In one pixel. */
  pixel: number;
  /** On average over squares of 4 by 4 pixels. */
  square: number;
  /** Where that square stands, in pixels from the upper left corner. */
  at: [left: number, top: number];
};

/** Compares pictures of pages with the pages of a PDF as pdf.js draws them at the same size. */
export type PictureComparison = {
  /** @param pictures PNG files as `data:` addresses, one a page */
  withPdf(pdf: Uint8Array, pictures: string[]): Promise<Difference[]>;
  close(): Promise<void>;
};

const require = createRequire(import.meta.url);
const ADDRESS = 'http://pictures.invalid/';
const FILES: Record<string, () => string | Buffer> = {
  '': () => '<!doctype html><title>Pictures</title>',
  'pdf.mjs': () => readFileSync(require.resolve('pdfjs-dist/build/pdf.mjs')),
  'pdf.worker.mjs': () => readFileSync(require.resolve('pdfjs-dist/build/pdf.worker.mjs')),
};

/** Opens a page of its own that compares one document after the other. */
export async function openPictureComparison(browser: Browser): Promise<PictureComparison> {
  const page = await browser.newPage();
  await page.route(`${ADDRESS}*`, (route) => {
    const name = route.request().url().slice(ADDRESS.length);
    const contentType = name.endsWith('.mjs') ? 'text/javascript' : 'text/html';
    return route.fulfill({ body: FILES[name]?.() ?? '', contentType });
  });
  await page.goto(ADDRESS);
  return {
    withPdf: (pdf, pictures) => compare(page, Buffer.from(pdf).toString('base64'), pictures),
    close: () => page.close(),
  };
}

function compare(page: Page, pdf: string, pictures: string[]): Promise<Difference[]> {
  return page.evaluate(
    async ({ pdf, pictures, address }) => {
      const pdfjs = await import(`${address}pdf.mjs`);
      pdfjs.GlobalWorkerOptions.workerSrc = `${address}pdf.worker.mjs`;
      const data = Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0));
      const task = pdfjs.getDocument({ data, disableFontFace: true });
      const document = await task.promise;
      if (document.numPages !== pictures.length) throw new Error(`the PDF has ${document.numPages} pages`);
      const found: Difference[] = [];
      for (const [index, url] of pictures.entries()) {
        const image = new Image();
        image.src = url;
        await image.decode();
        const { width, height } = image;
        const surface = () => {
          const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
          if (!context) throw new Error('no canvas');
          return context;
        };
        const [ours, theirs] = [surface(), surface()];
        ours.drawImage(image, 0, 0);
        const sheet = await document.getPage(index + 1);
        const viewport = sheet.getViewport({ scale: width / sheet.getViewport({ scale: 1 }).width });
        await sheet.render({ canvasContext: theirs, canvas: null, viewport }).promise;
        const [one, other] = [ours, theirs].map((context) => context.getImageData(0, 0, width, height).data);
        if (!one || !other) throw new Error('no pixels');
        const difference: Difference = { page: index + 1, pixel: 0, square: 0, at: [0, 0] };
        for (let top = 0; top + 4 <= height; top += 4) {
          for (let left = 0; left + 4 <= width; left += 4) {
            for (let channel = 0; channel < 3; channel += 1) {
              let sum = 0;
              for (let at = 0; at < 16; at += 1) {
                const offset = ((top + (at >> 2)) * width + left + (at & 3)) * 4 + channel;
                const distance = (one[offset] ?? 0) - (other[offset] ?? 0);
                difference.pixel = Math.max(difference.pixel, Math.abs(distance));
                sum += distance;
              }
              const square = Math.abs(sum) / 16;
              if (square > difference.square) Object.assign(difference, { square, at: [left, top] });
            }
          }
        }
        found.push(difference);
      }
      await task.destroy();
      return found;
    },
    { pdf, pictures, address: ADDRESS },
  );
}

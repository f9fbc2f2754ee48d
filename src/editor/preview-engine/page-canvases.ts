import type { PaintedPage } from './protocol.ts';

/** A page on a canvas of its own; width and height in points. */
export type CanvasPage = { kind: 'canvas'; canvas: HTMLCanvasElement; width: number; height: number };

/** The canvases that pages drawn in the browser stand on. Each stays the same for as long as its page exists. */
export function createPageCanvases() {
  let pages: CanvasPage[] = [];

  return {
    /** Puts the new pictures up, in one step; a page without one keeps what it shows. */
    show(painted: readonly PaintedPage[]): CanvasPage[] {
      const next = painted.map(({ bitmap, width, height }, index) => {
        const before = pages[index];
        const canvas = before?.canvas ?? document.createElement('canvas');
        if (bitmap) paint(canvas, bitmap);
        const isSame = before?.width === width && before.height === height;
        return isSame ? before : { kind: 'canvas' as const, canvas, width, height };
      });
      const isSame = next.length === pages.length && next.every((page, index) => page === pages[index]);
      if (!isSame) pages = next;
      return pages;
    },
  };
}

function paint(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  // Only where it changes, since that empties the canvas until it is painted.
  if (canvas.width !== bitmap.width) canvas.width = bitmap.width;
  if (canvas.height !== bitmap.height) canvas.height = bitmap.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
}

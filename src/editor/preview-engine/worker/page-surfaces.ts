import type { LivePages, PageKey, PageSize } from '#documents/render/wasm/live-pages.ts';
import type { PageBitmap, PageWidth } from '../protocol.ts';
import { paintOver } from './paints/painting-context.ts';
import { createKnownPaints } from './paints/svg-paints.ts';

type Surface = { context: OffscreenCanvasRenderingContext2D; key: PageKey | null };

/** Draws the pages of a document, each on a surface of its own, of which only those are handed out that changed. */
export function createPageSurfaces(live: LivePages) {
  const surfaces: Surface[] = [];
  let pictured: Surface | null = null;
  const paints = createKnownPaints();
  let drawnAt: PageWidth = 0;
  let pixelsPerPoint = 1;

  return {
    /**
     * @param look tells documents apart whose gradients or patterns may differ
     * @param everything whether those are drawn, too, that did not change
     */
    async draw(
      sizes: PageSize[],
      look: string,
      pageWidth: PageWidth,
      everything: boolean,
    ): Promise<PageBitmap[]> {
      paints.begin(look);
      if (everything || pageWidth !== drawnAt) for (const surface of surfaces) surface.key = null;
      drawnAt = pageWidth;
      surfaces.length = Math.min(surfaces.length, sizes.length);
      const painted: PageBitmap[] = [];
      try {
        for (const [page, size] of sizes.entries()) {
          const surface = (surfaces[page] ??= newSurface());
          painted.push({ ...size, bitmap: await drawPage(page, size, pageWidth, surface) });
        }
      } catch (error) {
        // What is drawn already is not handed out, and has to be drawn again.
        for (const surface of surfaces) surface.key = null;
        throw error;
      }
      return painted;
    },

    /** The first page as a file that an image can show; what is drawn of it here counts for no page that is handed out. */
    async picture(size: PageSize, look: string, pageWidth: PageWidth): Promise<Blob> {
      paints.begin(look);
      const { context } = (pictured ??= newSurface());
      pixelsPerPoint = pageWidth / size.width;
      context.canvas.width = pageWidth;
      context.canvas.height = Math.round(size.height * pixelsPerPoint);
      await live.draw(0, context, pixelsPerPoint, null);
      if (paints.lacks()) {
        paints.learn(live.svg());
        await live.draw(0, context, pixelsPerPoint, null);
      }
      return context.canvas.convertToBlob();
    },
  };

  async function drawPage(page: number, size: PageSize, pageWidth: PageWidth, surface: Surface) {
    const { canvas } = surface.context;
    pixelsPerPoint = pageWidth / size.width;
    const height = Math.round(size.height * pixelsPerPoint);
    if (canvas.width !== pageWidth || canvas.height !== height) {
      canvas.width = pageWidth;
      canvas.height = height;
      surface.key = null;
    }
    const key = await live.draw(page, surface.context, pixelsPerPoint, surface.key);
    if (key === surface.key) return null;
    if (paints.lacks()) {
      paints.learn(live.svg());
      await live.draw(page, surface.context, pixelsPerPoint, null);
    }
    surface.key = key;
    return canvas.transferToImageBitmap();
  }

  function newSurface(): Surface {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { alpha: false });
    if (!context) throw new Error('This browser draws nothing in a worker.');
    paintOver(context, paints.find, () => pixelsPerPoint);
    return { context, key: null };
  }
}

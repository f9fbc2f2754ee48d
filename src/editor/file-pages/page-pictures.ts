import type { PDFDocumentProxy } from 'pdfjs-dist';
import { loadPdfJs } from '#documents/parser/file/pdf/pdf-js.ts';
import { DRAWING_LIMITS, withUnpackingBudget } from '#documents/parser/file/pdf/unpacking-budget.ts';

/** Wider or higher than this, in pixels, a page is drawn no finer: a phone's memory counts. */
const WIDEST = 2_400;
const HIGHEST = 4_800;

/** Draws the pages of a file that could be read. */
export type PagePictures = (page: number, width: number) => Promise<ImageBitmap | null>;

/** @param bytes of a PDF; they are copied, since pdf.js takes what it is given for its own */
export function pagePictures(bytes: Uint8Array): PagePictures {
  let opened: Promise<PDFDocumentProxy> | undefined;
  return async (page, width) => {
    if (typeof OffscreenCanvas !== 'function') return null;
    try {
      return await withUnpackingBudget(DRAWING_LIMITS, async () => {
        opened ??= openForDrawing(bytes);
        return draw(await opened, page, Math.min(width, WIDEST));
      });
    } catch {
      // A page that cannot be drawn is shown as the lines that were read.
      return null;
    }
  };
}

async function draw(pdf: PDFDocumentProxy, number: number, width: number): Promise<ImageBitmap> {
  const page = await pdf.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(width / natural.width, HIGHEST / natural.height) });
  const canvas = new OffscreenCanvas(Math.round(viewport.width), Math.round(viewport.height));
  // What it needs of a canvas, one without a page has too.
  const target = canvas as unknown as HTMLCanvasElement;
  // Drawn as for printing: in one go, without waiting for a screen's frames.
  await page.render({ canvas: target, viewport, intent: 'print' }).promise;
  page.cleanup();
  return canvas.transferToImageBitmap();
}

async function openForDrawing(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocument } = await loadPdfJs();
  return getDocument({
    data: bytes.slice(),
    // A worker has no document; pdf.js wants the place for fonts of one, and what makes canvases.
    ownerDocument: { fonts: fontsOfWorker() } as unknown as HTMLDocument,
    CanvasFactory: OffscreenCanvasFactory,
    FilterFactory: NoFilters,
    isEvalSupported: false,
    disableFontFace: false,
    useSystemFonts: true,
    useWasm: false,
    verbosity: 0,
  } as Parameters<typeof getDocument>[0]).promise;
}

function fontsOfWorker(): FontFaceSet {
  // Workers have it as pages do; TypeScript's library for pages does not know.
  return (self as unknown as { fonts: FontFaceSet }).fonts;
}

type Held = { canvas: OffscreenCanvas | null; context: OffscreenCanvasRenderingContext2D | null };

/** What pdf.js draws pieces of pages on. */
class OffscreenCanvasFactory {
  create(width: number, height: number): Held {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }
  getNoAlphaContext(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D | null {
    return canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  }
  reset(held: Held, width: number, height: number): void {
    if (!held.canvas) return;
    held.canvas.width = width;
    held.canvas.height = height;
  }
  destroy(held: Held): void {
    held.canvas = null;
    held.context = null;
  }
}

/** Filters are made of SVG, which a worker has not: what needs one is drawn without. */
class NoFilters {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addKnockoutFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  addSelectionHCMFilter = () => 'none';
  addSelectionFilter = () => 'none';
  createSelectionStyle = () => null;
  destroy = () => undefined;
}

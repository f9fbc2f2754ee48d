import type { Layout } from '#documents/render/places/document-layout.ts';
import type {
  PaintedPage,
  PaintedPages,
  PreviewFeed,
  PreviewSource,
} from '#editor/preview/preview-source.ts';
import type { LocalEngine } from './local-engine.ts';
import type { PageWidth, PreviewDocument, PageBitmap } from './protocol.ts';

type BrowserPreviewParts = {
  /** Draws until the engine in the browser can, and wherever that cannot. */
  server: Pick<PreviewSource<PreviewDocument>, 'render' | 'locate' | 'pace'>;
  /**
   * Starts the engine in the browser; null where the device is not made for it. `photoCame` is to be called once a photo is
   * there that a document was drawn without.
   */
  startEngine: (photoCame: () => void) => LocalEngine | null;
  /** Calls back once the page has nothing better to do. */
  whenIdle: (callback: () => void) => void;
};

/** Taken for a page's width until one has been shown, in pixels. */
const USUAL_WIDTH: PageWidth = 800;
/** Widest picture of a page, in pixels: what all browsers take for a canvas, on paper of any format. */
const GREATEST_WIDTH: PageWidth = 3_400;
/** Most pixels that the pictures of all pages have together, of four bytes each. */
const MOST_PIXELS = 40_000_000;
/** However many pages there are, each is legible. */
const LEGIBLE_WIDTH: PageWidth = 1_600;

/**
 * A preview that the server draws at first. Meanwhile, once the page is idle, an engine is loaded into the browser,
 * and takes over when it has drawn the document once. When it fails, the server draws from then on.
 */
export function createBrowserPreview(parts: BrowserPreviewParts) {
  const canvases = createPageCanvases();
  const listeners = new Set<(movesTexts: boolean) => void>();
  const serverListeners = new Set<() => void>();
  let latest: PreviewDocument | null = null;
  let pageWidth = USUAL_WIDTH;
  let underWay = 0;

  const drawnWidth = (): PageWidth => Math.min(pageWidth, canvases.widest());
  const notify = (movesTexts: boolean) => listeners.forEach((listener) => listener(movesTexts));
  const photoCame = () => engine.isDrawing() && notify(true);
  const engine = createEngineLife(() => parts.startEngine(photoCame), {
    onDrawing: () => notify(false),
    onEnd: () => serverListeners.forEach((listener) => listener()),
  });

  /** The pages by the engine in the browser; null where it cannot draw them now. */
  const drawHere = (document: PreviewDocument): Promise<PaintedPages | null> =>
    engine.attempt(async (local) => {
      const answer = await local.draw(document, drawnWidth());
      if (answer.type === 'painted') {
        const { unsupportedCharacters } = answer;
        return { pages: canvases.show(answer.pages), unsupportedCharacters };
      }
      if (answer.type === 'needsFonts') void engine.prepare(document, drawnWidth());
      return null;
    });

  /** Whether the server draws for as long as the document stays open, since the engine cannot. */
  const serverOnly: PreviewFeed<boolean> = {
    current: engine.hasFailed,
    subscribe(listener) {
      serverListeners.add(listener);
      return () => void serverListeners.delete(listener);
    },
  };

  return {
    serverOnly,
    /** Whether a page is being drawn, or the engine made ready: what can wait is not to take processor time from it. */
    isBusy: () => underWay > 0 || engine.isPreparing(),
    /** Whether the engine in the browser draws. */
    drawsHere: engine.isDrawing,
    async render(document: PreviewDocument, signal: AbortSignal): Promise<PaintedPages> {
      latest = document;
      underWay += 1;
      try {
        const drawn = await drawHere(document);
        if (drawn) return drawn;
        try {
          return await parts.server.render(document, signal);
        } finally {
          if (engine.isDue()) parts.whenIdle(() => void engine.prepare(latest ?? document, drawnWidth()));
        }
      } finally {
        underWay -= 1;
      }
    },
    async locate(document: PreviewDocument, signal: AbortSignal): Promise<Layout> {
      const answer = await engine.attempt((local) => local.locate(document));
      return answer?.type === 'located' ? answer.layout : parts.server.locate(document, signal);
    },
    pace: () => (engine.isDrawing() ? { gapMs: 0, atOnce: 1 } : parts.server.pace()),
    showAt(width: PageWidth) {
      const wanted = Math.round(width);
      if (wanted <= 0 || wanted === pageWidth) return;
      pageWidth = wanted;
      if (engine.isDrawing()) notify(false);
    },
    subscribe(listener: (movesTexts: boolean) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: engine.open,
    /** Frees the engine. */
    close: engine.close,
  };
}

/** The engine in the browser, from being waited for to its end; one that has failed stays so until it is closed. */
function createEngineLife(
  startEngine: () => LocalEngine | null,
  { onDrawing, onEnd }: { onDrawing: () => void; onEnd: () => void },
) {
  let stage: 'closed' | 'waiting' | 'preparing' | 'drawing' | 'failed' = 'closed';
  let engine: LocalEngine | null = null;

  function end(how: 'closed' | 'failed') {
    stage = how;
    engine?.close();
    engine = null;
    onEnd();
  }

  function fail() {
    if (stage !== 'closed') end('failed');
  }

  return {
    hasFailed: () => stage === 'failed',
    isDrawing: () => stage === 'drawing',
    isPreparing: () => stage === 'preparing',

    open() {
      if (stage === 'closed') stage = 'waiting';
    },

    /** Whether it is to be prepared once the page is idle: once. */
    isDue(): boolean {
      if (stage !== 'waiting') return false;
      stage = 'preparing';
      return true;
    },

    /** Gets the engine ready for a document. */
    async prepare(document: PreviewDocument, pageWidth: PageWidth): Promise<void> {
      if (stage === 'closed' || stage === 'failed') return;
      stage = 'preparing';
      try {
        engine ??= startEngine();
        if (!engine) return end('failed');
        await engine.prepare(document, pageWidth);
        // Closed while it was waited for.
        if (!engine) return;
        stage = 'drawing';
        onDrawing();
      } catch {
        fail();
      }
    },

    /** What the engine makes of it; null where it does not draw, or fails at this. */
    async attempt<T>(work: (engine: LocalEngine) => Promise<T | null>): Promise<T | null> {
      if (stage !== 'drawing' || !engine) return null;
      try {
        return await work(engine);
      } catch {
        fail();
        return null;
      }
    },

    close: () => end('closed'),
  };
}

type CanvasPage = Extract<PaintedPage, { kind: 'canvas' }>;

/** The canvases that pages drawn in the browser stand on. Each stays the same for as long as its page exists. */
function createPageCanvases() {
  let pages: CanvasPage[] = [];

  return {
    /** How wide the pictures of as many pages as there are may be, so that they fit into the memory of a phone. */
    widest(): PageWidth {
      const heights = pages.reduce((sum, { width, height }) => sum + height / width, 0);
      const room = Math.floor(Math.sqrt(MOST_PIXELS / Math.max(heights, 1)));
      return Math.min(GREATEST_WIDTH, Math.max(LEGIBLE_WIDTH, room));
    },
    /** Puts the new pictures up, in one step; a page without one keeps what it shows. */
    show(bitmaps: readonly PageBitmap[]): CanvasPage[] {
      const next = bitmaps.map(({ bitmap, width, height }, index) => {
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

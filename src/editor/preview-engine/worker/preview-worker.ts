import { answerCalls } from '#platform/worker-channel.ts';
import { RenderFailedError } from '#documents/render/engine-errors.ts';
import { certainCoverage } from '#documents/render/glyphs/certainly-covered.ts';
import { coverageOfJobs } from '#documents/render/glyphs/font-coverage.ts';
import { unsettableCharacters } from '#documents/render/glyphs/unsettable.ts';
import { jobData, fontFilesFor } from '#documents/render/job-data.ts';
import { documentLayout } from '#documents/render/places/document-layout.ts';
import { documentKinds, type KindName } from '#documents/kinds.ts';
import type { PrintedField, PrintJob } from '#documents/render/print-job.ts';
import { LivePages, type PageKey, type PageSize } from '#documents/render/wasm/live-pages.ts';
import type { Typst } from '#documents/render/wasm/open-typst.ts';
import type {
  DrawAnswer,
  DrawRequest,
  EngineCalls,
  LocateAnswer,
  PreviewDocument,
  PageWidth,
  PageBitmap,
} from '../protocol.ts';
import type { FontStore } from './asset-store.ts';
import { createKnownPaints } from './paints/svg-paints.ts';
import { paintOver } from './paints/painting-context.ts';
import { startTypst } from './start-typst.ts';

/*
 * The engine in the browser: a module worker that sets a document and draws its pages. It is started by the builder
 * and answers one request after the other: what is drawn must not change under way.
 */

/** Nothing that is drawn shows when it was made. */
const ANY_TIME = new Date(0);

let drawer: Drawer | null = null;

answerCalls<EngineCalls>(
  {
    async start() {
      const { typst, fonts } = await startTypst();
      drawer = createDrawer(typst, fonts);
    },
    draw: (request) => started().draw(request),
    locate: ({ document }) => started().locate(document),
  },
  { inOrder: true, transferOf: bitmapsOf },
);

function started(): Drawer {
  if (!drawer) throw new Error('asked to draw before the start');
  return drawer;
}

function bitmapsOf(answer: DrawAnswer | LocateAnswer | void): ImageBitmap[] {
  return answer?.type === 'painted' ? answer.pages.flatMap(({ bitmap }) => bitmap ?? []) : [];
}

/** All reject only when the engine is of no use any more. */
type Drawer = {
  draw(request: DrawRequest): Promise<DrawAnswer>;
  locate(document: PreviewDocument): LocateAnswer;
};

/** Sets documents, draws their pages and tells where their fields stand. */
function createDrawer(typst: Typst, fonts: FontStore): Drawer {
  const live = new LivePages(typst);
  const surfaces = createPageSurfaces(live);
  const hasGlyphs = certainCoverage(fonts.font);
  const coverage = coverageOfJobs(fonts.font);

  return {
    async draw({ document, pageWidth, everything, patient }) {
      const job = asJob(document);
      if (!job) return refused();
      const files = fontFilesFor(job);
      if (!fonts.has(files)) {
        if (!patient) return { type: 'needsFonts' };
        await fonts.fetch(files);
      }
      try {
        const data = jobData(job);
        const sizes = live.set(job, data);
        const pages = await surfaces.draw(sizes, lookOf(document), pageWidth, everything);
        const unsupportedCharacters = hasGlyphs(job, data)
          ? []
          : unsettableCharacters(live.svg(), coverage(job));
        return { type: 'painted', pages, unsupportedCharacters, memoryBytes: typst.memoryBytes() };
      } catch (error) {
        // Anything but a plain refusal means that the engine is of no use any more.
        if (!(error instanceof RenderFailedError)) throw error;
        return refused(error.message);
      }
    },

    locate(document) {
      const job = asJob(document);
      if (!job) return refused();
      if (!fonts.has(fontFilesFor(job))) return { type: 'needsFonts' };
      try {
        live.set(job);
        return { type: 'located', layout: documentLayout(live.svg(), fieldsOf(document)) };
      } catch (error) {
        if (!(error instanceof RenderFailedError)) throw error;
        return refused(error.message);
      }
    },
  };
}

function refused(message = 'The document is not whole.'): Extract<DrawAnswer, { type: 'refused' }> {
  return { type: 'refused', message };
}

/** All that the templates make gradients and patterns of, but for the sizes of what these paint. */
function lookOf({ kind, templateId, data }: PreviewDocument): string {
  return JSON.stringify([kind, templateId, data.settings]);
}

function asJob<Name extends KindName>(document: PreviewDocument<Name>): PrintJob | null {
  const { date = '' } = document;
  // What is written is not checked before it is saved: a draft of an older version may lack a part.
  try {
    return documentKinds[document.kind].printJob({ ...document, date, updatedAt: ANY_TIME }, 'pages');
  } catch {
    return null;
  }
}

function fieldsOf<Name extends KindName>({ kind, data }: PreviewDocument<Name>): PrintedField[] {
  return documentKinds[kind].printedFields(data);
}

type Surface = { context: OffscreenCanvasRenderingContext2D; key: PageKey | null };

/** Draws the pages of a document, each on a surface of its own, of which only those are handed out that changed. */
function createPageSurfaces(live: LivePages) {
  const surfaces: Surface[] = [];
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

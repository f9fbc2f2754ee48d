import { answerCalls } from '#platform/worker-channel.ts';
import { RenderFailedError } from '#documents/render/engine-errors.ts';
import { certainCoverage } from '#documents/render/glyphs/certainly-covered.ts';
import { coverageOfJobs } from '#documents/render/glyphs/font-coverage.ts';
import { unsettableCharacters } from '#documents/render/glyphs/unsettable.ts';
import { jobData, fontFilesFor } from '#documents/render/job-data.ts';
import { documentLayout } from '#documents/render/places/document-layout.ts';
import { printJobOf } from '#documents/printable.ts';
import { printedKinds, type PrintedKindName } from '#documents/printed-kinds.ts';
import type { PrintedField, PrintJob } from '#documents/render/print-job.ts';
import { LivePages } from '#documents/render/wasm/live-pages.ts';
import type { Typst } from '#documents/render/wasm/open-typst.ts';
import type {
  DrawAnswer,
  DrawRequest,
  EngineCalls,
  LocateAnswer,
  PictureAnswer,
  PictureRequest,
  PreviewDocument,
} from '../protocol.ts';
import type { FontStore } from './asset-store.ts';
import { createPageSurfaces } from './page-surfaces.ts';
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
    picture: (request) => started().picture(request),
    locate: ({ document }) => started().locate(document),
  },
  { inOrder: true, transferOf: bitmapsOf },
);

function started(): Drawer {
  if (!drawer) throw new Error('asked to draw before the start');
  return drawer;
}

function bitmapsOf(answer: DrawAnswer | LocateAnswer | PictureAnswer | void): ImageBitmap[] {
  return answer?.type === 'painted' ? answer.pages.flatMap(({ bitmap }) => bitmap ?? []) : [];
}

/** All reject only when the engine is of no use any more. */
type Drawer = {
  draw(request: DrawRequest): Promise<DrawAnswer>;
  picture(request: PictureRequest): Promise<PictureAnswer>;
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
        if (patient) await fonts.fetch(files);
        else if (!(await fonts.takeKept(files))) return { type: 'needsFonts' };
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

    async picture({ document, pageWidth }) {
      const job = asJob(document);
      if (!job) return refused();
      await fonts.fetch(fontFilesFor(job));
      try {
        const sizes = live.set(job);
        const [size] = sizes;
        if (!size) return refused();
        const picture = await surfaces.picture(size, lookOf(document), pageWidth);
        return { type: 'picture', picture, pages: sizes.length, memoryBytes: typst.memoryBytes() };
      } catch (error) {
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

function asJob(document: PreviewDocument): PrintJob | null {
  const { date = '' } = document;
  // What is written is not checked before it is saved: a draft of an older version may lack a part.
  try {
    return printJobOf({ ...document, date, updatedAt: ANY_TIME }, 'pages');
  } catch {
    return null;
  }
}

function fieldsOf<Name extends PrintedKindName>({ kind, data }: PreviewDocument<Name>): PrintedField[] {
  return printedKinds[kind].printedFields(data);
}

import { letterPrintJob } from '#documents/letter/print-model.ts';
import { letterFields } from '#documents/letter/printed-fields.ts';
import type { Compiler } from '#documents/render/compiler.ts';
import { RenderFailedError } from '#documents/render/engine-errors.ts';
import { certainCoverage } from '#documents/render/glyphs/certainly-covered.ts';
import { coverageOfJobs } from '#documents/render/glyphs/coverage.ts';
import { unsettableCharacters } from '#documents/render/glyphs/unsettable.ts';
import { jobData } from '#documents/render/job-data.ts';
import { fontFilesFor } from '#documents/render/job-fonts.ts';
import { documentLayout } from '#documents/render/places/document-layout.ts';
import type { PrintJob, Purpose } from '#documents/render/print-job.ts';
import { LivePages } from '#documents/render/wasm/live-pages.ts';
import { wasmCompilerOf } from '#documents/render/wasm-compiler.ts';
import type { Typst } from '#documents/render/wasm/open-typst.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import { resumeFields } from '#documents/resume/printed-fields.ts';
import type {
  DrawAnswer,
  DrawRequest,
  LocateAnswer,
  LocateRequest,
  PreviewDocument,
  PrintAnswer,
  PrintRequest,
} from '#editor/preview-engine/protocol.ts';
import type { FontStore } from './font-store.ts';
import { createPageSurfaces } from './page-surfaces.ts';

/** All reject only when the engine is of no use any more. */
export type Drawer = {
  draw(request: DrawRequest): Promise<DrawAnswer>;
  locate(request: LocateRequest): LocateAnswer;
  print(request: PrintRequest): PrintAnswer;
};

/** Nothing that is drawn shows when it was made. */
const ANY_TIME = new Date(0);

/** Sets documents, draws their pages and tells where their fields stand. */
export function createDrawer(typst: Typst, fonts: FontStore): Drawer {
  const live = new LivePages(typst);
  const surfaces = createPageSurfaces(live);
  const hasGlyphs = certainCoverage(fonts.font);
  const coverage = coverageOfJobs(fonts.font);
  let compiler: Compiler | null = null;

  return {
    async draw({ id, document, pageWidth, everything, patient }) {
      const job = asJob(document, 'pages');
      if (!job) return refused(id);
      const files = fontFilesFor(job);
      if (!fonts.has(files)) {
        if (!patient) return { type: 'needsFonts', id };
        await fonts.fetch(files);
      }
      try {
        const data = jobData(job);
        const sizes = live.set(job, data);
        const pages = await surfaces.draw(sizes, lookOf(document), pageWidth, everything);
        const unsupportedCharacters = hasGlyphs(job, data)
          ? []
          : unsettableCharacters(live.svg(), coverage(job));
        return { type: 'painted', id, pages, unsupportedCharacters, memoryBytes: typst.memoryBytes() };
      } catch (error) {
        return refused(id, error);
      }
    },

    locate({ id, document }) {
      const job = asJob(document, 'pages');
      if (!job) return refused(id);
      if (!fonts.has(fontFilesFor(job))) return { type: 'needsFonts', id };
      try {
        live.set(job);
        const fields = document.kind === 'resume' ? resumeFields(document.data) : letterFields(document.data);
        return { type: 'located', id, layout: documentLayout(live.svg(), fields) };
      } catch (error) {
        return refused(id, error);
      }
    },

    print({ id, document }) {
      const job = asJob(document, 'file');
      if (!job) return refused(id);
      if (!fonts.has(fontFilesFor(job))) return { type: 'needsFonts', id };
      try {
        compiler ??= wasmCompilerOf(typst, fonts.font);
        return { type: 'printed', id, bytes: compiler.pdf(job).bytes };
      } catch (error) {
        return refused(id, error);
      }
    },
  };
}

/** @throws the error, where it means that the engine is of no use any more */
function refused(id: number, error?: unknown): Extract<DrawAnswer, { type: 'refused' }> {
  if (error !== undefined && !(error instanceof RenderFailedError)) throw error;
  return { type: 'refused', id, message: error?.message ?? 'The document is not whole.' };
}

/** All that the templates make gradients and patterns of, but for the sizes of what these paint. */
function lookOf({ kind, templateId, data }: PreviewDocument): string {
  return JSON.stringify([kind, templateId, data.settings]);
}

function asJob(document: PreviewDocument, purpose: Purpose): PrintJob | null {
  // What is written is not checked before it is saved: a draft of an older version may lack a part.
  try {
    return document.kind === 'resume'
      ? resumePrintJob({ ...document, updatedAt: ANY_TIME }, purpose)
      : letterPrintJob({ ...document, updatedAt: ANY_TIME });
  } catch {
    return null;
  }
}

import { letterPrintJob } from '#documents/letter/print-model.ts';
import { RenderFailedError } from '#documents/render/engine-errors.ts';
import { certainCoverage } from '#documents/render/glyphs/certainly-covered.ts';
import { coverageOfJobs } from '#documents/render/glyphs/coverage.ts';
import { unsettableCharacters } from '#documents/render/glyphs/unsettable.ts';
import { jobData } from '#documents/render/job-data.ts';
import { fontFilesFor } from '#documents/render/job-fonts.ts';
import type { PrintJob } from '#documents/render/print-job.ts';
import { LivePages } from '#documents/render/wasm/live-pages.ts';
import type { Typst } from '#documents/render/wasm/open-typst.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import type { DrawAnswer, DrawRequest, PreviewDocument } from '../protocol.ts';
import type { FontStore } from './font-store.ts';
import { createPageSurfaces } from './page-surfaces.ts';

export type Drawer = (request: DrawRequest) => Promise<DrawAnswer>;

/** Nothing that is drawn shows when it was made. */
const ANY_TIME = new Date(0);

/** Sets documents and draws their pages. Rejects only when the engine is of no use any more. */
export function createDrawer(typst: Typst, fonts: FontStore): Drawer {
  const live = new LivePages(typst);
  const surfaces = createPageSurfaces(live);
  const hasGlyphs = certainCoverage(fonts.font);
  const coverage = coverageOfJobs(fonts.font);

  return async (request) => {
    const { id } = request;
    const job = asJob(request.document);
    if (!job) return { type: 'refused', id, message: 'The document is not whole.' };
    const files = fontFilesFor(job);
    if (!fonts.has(files)) {
      if (!request.patient) return { type: 'needsFonts', id };
      await fonts.fetch(files);
    }
    try {
      const sizes = live.set(job);
      const pages = await surfaces.draw(sizes, request.pageWidth, request.everything);
      const unsupportedCharacters = hasGlyphs(job, jobData(job))
        ? []
        : unsettableCharacters(live.svg(), coverage(job));
      return { type: 'painted', id, pages, unsupportedCharacters, memoryBytes: typst.memoryBytes() };
    } catch (error) {
      if (error instanceof RenderFailedError) return { type: 'refused', id, message: error.message };
      throw error;
    }
  };
}

function asJob(document: PreviewDocument): PrintJob | null {
  // What is written is not checked before it is saved: a draft of an older version may lack a part.
  try {
    return document.kind === 'resume'
      ? resumePrintJob({ ...document, updatedAt: ANY_TIME })
      : letterPrintJob({ ...document, updatedAt: ANY_TIME });
  } catch {
    return null;
  }
}

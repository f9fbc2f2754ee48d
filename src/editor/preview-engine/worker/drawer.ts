import { RenderFailedError } from '#documents/render/engine-errors.ts';
import { certainCoverage } from '#documents/render/glyphs/certainly-covered.ts';
import { coverageOfJobs } from '#documents/render/glyphs/font-coverage.ts';
import { unsettableCharacters } from '#documents/render/glyphs/unsettable.ts';
import { jobData, fontFilesFor } from '#documents/render/job-data.ts';
import { documentLayout } from '#documents/render/places/document-layout.ts';
import { documentKinds, type KindName } from '#documents/kinds.ts';
import type { PrintedField, PrintJob } from '#documents/render/print-job.ts';
import { LivePages } from '#documents/render/wasm/live-pages.ts';
import type { Typst } from '#documents/render/wasm/open-typst.ts';
import type { DrawAnswer, DrawRequest, LocateAnswer, LocateRequest, PreviewDocument } from '../protocol.ts';
import type { FontStore } from './font-store.ts';
import { createPageSurfaces } from './page-surfaces.ts';

/** All reject only when the engine is of no use any more. */
export type Drawer = {
  draw(request: DrawRequest): Promise<DrawAnswer>;
  locate(request: LocateRequest): LocateAnswer;
};

/** Nothing that is drawn shows when it was made. */
const ANY_TIME = new Date(0);

/** Sets documents, draws their pages and tells where their fields stand. */
export function createDrawer(typst: Typst, fonts: FontStore): Drawer {
  const live = new LivePages(typst);
  const surfaces = createPageSurfaces(live);
  const hasGlyphs = certainCoverage(fonts.font);
  const coverage = coverageOfJobs(fonts.font);

  return {
    async draw({ id, document, pageWidth, everything, patient }) {
      const job = asJob(document);
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
        // Anything but a plain refusal means that the engine is of no use any more.
        if (!(error instanceof RenderFailedError)) throw error;
        return refused(id, error.message);
      }
    },

    locate({ id, document }) {
      const job = asJob(document);
      if (!job) return refused(id);
      if (!fonts.has(fontFilesFor(job))) return { type: 'needsFonts', id };
      try {
        live.set(job);
        return { type: 'located', id, layout: documentLayout(live.svg(), fieldsOf(document)) };
      } catch (error) {
        if (!(error instanceof RenderFailedError)) throw error;
        return refused(id, error.message);
      }
    },
  };
}

function refused(
  id: number,
  message = 'The document is not whole.',
): Extract<DrawAnswer, { type: 'refused' }> {
  return { type: 'refused', id, message };
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

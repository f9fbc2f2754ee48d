import type { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What we need of pdf.js. */
export type PdfJs = {
  getDocument: typeof getDocument;
  OPS: typeof OPS;
  VerbosityLevel: typeof VerbosityLevel;
};

/**
 * pdf.js with both its halves in this thread: the reader runs in a worker already, and another one inside it would
 * need an address of its own. The second half, as soon as it is loaded, takes a thread without a window for its own
 * and answers every message to it; so there is a window for that moment.
 */
export async function loadPdfJs(): Promise<PdfJs> {
  const scope: { window?: unknown } = globalThis;
  const windowless = scope.window === undefined;
  if (windowless) scope.window = globalThis;
  try {
    // Leaves itself in `globalThis.pdfjsWorker`, where the first half looks for it.
    await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  } finally {
    if (windowless) delete scope.window;
  }
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}

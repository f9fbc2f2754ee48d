import type { PdfResult, SvgResult } from './engine.ts';
import type { PrintJob } from './print-job.ts';

/**
 * Typst in this process. Calls block until the document is set and cannot be stopped from inside, so
 * that what must keep answering runs it in a process or worker of its own.
 * Both throw {@link RenderFailedError} with the compiler's diagnostics; every warning counts as an error,
 * because a font that cannot be read is only a warning to Typst and yields a PDF without text.
 */
export interface Compiler {
  /** PDF/UA-1; plain tagged PDF 1.7 when a character cannot be set. */
  pdf(job: PrintJob): PdfResult;
  svg(job: PrintJob): SvgResult;
}

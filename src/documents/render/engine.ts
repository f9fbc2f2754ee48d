import type { Layout } from './places/layout.ts';
import type { PrintJob } from './print-job.ts';

/** A finished PDF. `unsupportedCharacters` lists, sorted and once each, what no typeface of ours can set. */
export type PdfResult = { bytes: Uint8Array; pages: number; unsupportedCharacters: string[] };

/**
 * A preview: one complete `<svg>` document a page, safe as the source of an `<img>`; with its layout where the job
 * names the document's fields.
 */
export type SvgResult = {
  /** Empty for a page that whoever asks has already. */
  pages: string[];
  /** What each page is known by, where the job names pages that are known. */
  keys?: string[];
  unsupportedCharacters: string[];
  layout?: Layout;
};

/** Sets print jobs. Every call may reject with one of the errors in `engine-errors.ts`. */
export interface Engine {
  pdf(job: PrintJob): Promise<PdfResult>;
  /** @param signal when it is aborted nobody waits any more: a job that has not begun is not set */
  svg(job: PrintJob, signal?: AbortSignal): Promise<SvgResult>;
  /** Lets running and waiting jobs finish, then frees everything; later calls are refused. */
  close(): Promise<void>;
}

import type { ReadOutcome } from '../read-file.ts';
import { kindOf } from './detect.ts';
import { loadPdfJs, type PdfJs } from './pdf/pdf-js.ts';

/** Largest file that is looked into. */
export const BYTES_MAX = 20 * 1024 * 1024;

export type ReadOptions = {
  /** In milliseconds. */
  timeLimit?: number;
  signal?: AbortSignal;
  /** How pdf.js is found; by default from its package. */
  loadPdfJs?: () => Promise<PdfJs>;
};

/** Reads a file as a machine does. It is taken for what its first bytes say, whatever its name. */
export async function readFile(
  bytes: Uint8Array,
  name: string,
  options: ReadOptions = {},
): Promise<ReadOutcome> {
  const kind = kindOf(bytes);
  if (kind === 'empty') return { ok: false, reason: 'empty' };
  if (bytes.length > BYTES_MAX) return { ok: false, reason: 'too-large' };
  switch (kind) {
    case 'pdf': {
      const { readPdf } = await import('./pdf/read-pdf.ts');
      return readPdf(bytes, name, await (options.loadPdfJs ?? loadPdfJs)());
    }
    case 'ole':
      return { ok: false, reason: 'doc' };
    case 'rtf':
      return { ok: false, reason: 'rtf' };
    case 'picture':
      return { ok: false, reason: 'picture' };
    default:
      return { ok: false, reason: 'other-type' };
  }
}

import type { ParseOutcome } from '../parsed-file.ts';
import { type Deadline, deadlineIn } from './deadline.ts';
import { kindOf } from './file-kind.ts';
import type { AttachedReader } from './pdf/attachment.ts';
import type { PdfJs } from './pdf/pdf-js.ts';

/** Largest file that is looked into. */
export const BYTES_MAX = 20 * 1024 * 1024;
const TIME_LIMIT = 20_000;

export type ParseOptions = {
  /**
   * In milliseconds, 20 s by default. Looked at between pages: a thread cannot interrupt itself, so whoever runs
   * this in a worker should end the worker a little later.
   */
  timeLimit?: number;
  signal?: AbortSignal;
  /** Whether the pages of a PDF that were read in time are offered where others were not. */
  offersPart?: boolean;
  /** How pdf.js is found; by default from its package. */
  loadPdfJs?: () => Promise<PdfJs>;
  /** How the resume inside a PDF of ours is checked; by default by its schema, which brings Zod along. */
  readAttached?: AttachedReader;
};

/**
 * Reads a file as a machine does. It is taken for what its first bytes say, whatever its name. What each kind needs
 * is loaded when there is such a file.
 *
 * Lines come in the order of reading: what runs over the whole page, then column by column. A date or a place at
 * the end of a line, and a date or a label before it, stay on that line, parted from the rest by a tab; cells that
 * stand side by side do so too. Blanks between letters (S K I L L S) are gone from `text`.
 */
export async function parseFile(
  bytes: Uint8Array,
  name: string,
  options: ParseOptions = {},
): Promise<ParseOutcome> {
  const kind = kindOf(bytes);
  if (kind === 'empty') return { ok: false, reason: 'empty' };
  if (bytes.length > BYTES_MAX) return { ok: false, reason: 'too-large' };
  const deadline = deadlineIn(options.timeLimit ?? TIME_LIMIT, options.signal);
  switch (kind) {
    case 'pdf':
      return readPdfFile(bytes, name, options, deadline);
    case 'zip':
      return (await import('./docx/read-docx.ts')).readDocx(bytes, name);
    case 'doc':
      return { ok: false, reason: 'doc' };
    case 'encrypted-office':
      return { ok: false, reason: 'encrypted' };
    case 'rtf':
      return { ok: false, reason: 'rtf' };
    case 'picture':
      return { ok: false, reason: 'picture' };
    default:
      return { ok: false, reason: 'other-type' };
  }
}

async function readPdfFile(
  bytes: Uint8Array,
  name: string,
  options: ParseOptions,
  deadline: Deadline,
): Promise<ParseOutcome> {
  const [{ readPdf }, { loadPdfJs }, { readAttached }] = await Promise.all([
    import('./pdf/read-pdf.ts'),
    import('./pdf/pdf-js.ts'),
    import('./pdf/attachment.ts'),
  ]);
  return readPdf(bytes, name, {
    pdfJs: await (options.loadPdfJs ?? loadPdfJs)(),
    deadline,
    readAttached: options.readAttached ?? readAttached,
    ...(options.offersPart && { offersPart: true }),
  });
}

import type { PrintJob, Purpose } from './render/print-job.ts';
import type { PrintedDocument } from './document-kind.ts';
import type { CopyWish, LeavingOut } from './export/file-format.ts';
import { printedKinds, type PrintedData, type PrintedKindName } from './printed-kinds.ts';

/**
 * A document as it was checked and before anything else was done with it. Cleaning it and making its print job takes
 * time in proportion to its text, which is why the engine's children do that.
 */
export type DocumentToPrint<Name extends PrintedKindName = PrintedKindName> = {
  [Kind in Name]: { kind: Kind } & PrintedDocument<PrintedData[Kind]>;
}[Name] & {
  /** For a preview: whether it is to tell where each field stands, and the pages that are known already. */
  places?: boolean;
  known?: readonly string[] | undefined;
  /** For a file that is no PDF: which. */
  copy?: CopyWish | LeavingOut;
};

/** What the engine takes: a document, or a finished job where there is no document, as for a receipt. */
export type Printable = DocumentToPrint | PrintJob;

/** @param purpose pages that are only looked at carry no attachment */
export function printJobOf(printable: Printable, purpose: Purpose = 'file'): PrintJob {
  return 'entry' in printable ? printable : documentJob(printable, purpose);
}

function documentJob<Name extends PrintedKindName>(
  document: DocumentToPrint<Name>,
  purpose: Purpose,
): PrintJob {
  const kind = printedKinds[document.kind];
  const { places = false, known } = document;
  return {
    ...kind.printJob(document, purpose),
    ...(places && { fields: kind.printedFields(document.data) }),
    ...(known && { known }),
  };
}

/** Its content in the exchange format of its kind; nothing where it is no document. */
export function exchangeOf(printable: Printable): object | undefined {
  return 'entry' in printable ? undefined : exchanged(printable);
}

function exchanged<Name extends PrintedKindName>(document: DocumentToPrint<Name>): object {
  return printedKinds[document.kind].exchange.content(document);
}

import { madeBy } from './run.ts';

/** The same pages, written anew by Ghostscript, as services that shrink PDFs do. */
export function distilled(pdf: Uint8Array): Promise<Uint8Array> {
  return madeBy({ name: 'in.pdf', text: pdf }, 'out.pdf', 'gs', [
    '-q',
    '-dNOPAUSE',
    '-dBATCH',
    '-sDEVICE=pdfwrite',
    '-dPDFSETTINGS=/ebook',
    '-sOutputFile=out.pdf',
    'in.pdf',
  ]);
}

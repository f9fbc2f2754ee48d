import { textKey } from '../../text/text-key.ts';
import type { SvgResult } from '../engine.ts';
import type { JobCoverage } from '../glyphs/font-coverage.ts';
import { unsettableCharacters } from '../glyphs/unsettable.ts';
import { documentLayout } from '../places/document-layout.ts';
import type { PrintJob } from '../print-job.ts';
import { svgPages } from './svg-pages.ts';
import type { SvgDocument } from './svg-tree.ts';

/** What a preview tells of a document that was set. */
export function svgResult(svg: SvgDocument, job: PrintJob, coverage: JobCoverage): SvgResult {
  return {
    ...pagesToSend(svgPages(svg), job.known),
    unsupportedCharacters: unsettableCharacters(svg, coverage(job)),
    ...(job.fields && { layout: documentLayout(svg, job.fields) }),
  };
}

/** Most keys change one page: the others need not travel again. */
function pagesToSend(pages: string[], known: PrintJob['known']): Pick<SvgResult, 'pages' | 'keys'> {
  if (!known) return { pages };
  const keys = pages.map(textKey);
  return { keys, pages: pages.map((page, index) => (known.includes(keys[index] ?? '') ? '' : page)) };
}

import type { SvgResult } from '../engine.ts';
import type { JobCoverage } from '../glyphs/coverage.ts';
import { unsettableCharacters } from '../glyphs/unsettable.ts';
import { documentLayout } from '../places/document-layout.ts';
import type { PrintJob } from '../print-job.ts';
import { svgPages } from './svg-pages.ts';
import type { SvgDocument } from './svg-tree.ts';

/** What a preview tells of a document that was set. */
export function svgResult(svg: SvgDocument, job: PrintJob, coverage: JobCoverage): SvgResult {
  return {
    pages: svgPages(svg),
    unsupportedCharacters: unsettableCharacters(svg, coverage(job)),
    ...(job.fields && { layout: documentLayout(svg, job.fields) }),
  };
}

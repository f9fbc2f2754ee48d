import { pageElements } from '../preview/svg-pages.ts';
import { attribute, type SvgDocument, type SvgElement, unescapeXml, visit } from '../preview/svg-tree.ts';

/** A stretch of text in one typeface on one line; places and sizes in points, from the page's upper left corner. */
export type PrintedRun = {
  /** From 0. */
  page: number;
  text: string;
  x: number;
  /** Where the letters stand. */
  baseline: number;
  size: number;
  width: number;
  /** Where each glyph begins, from `x` on. */
  glyphs: number[];
};

const TRANSLATE = /^translate\((-?[\d.]+), ?(-?[\d.]+)\)$/;
const SCALE = /^scale\((-?[\d.]+),/;

/** All text of a document as it was set, in the order in which the compiler wrote it: that of reading, mostly. */
export function textRuns(document: SvgDocument): PrintedRun[] {
  const runs: PrintedRun[] = [];
  const collect = (element: SvgElement, page: number, x: number, y: number): void => {
    const transform = attribute(element, 'transform') ?? '';
    if (attribute(element, 'class') === 'typst-text') {
      const scale = Number(SCALE.exec(transform)?.[1] ?? 0);
      if (scale > 0) runs.push(readRun(element, page, x, y, scale));
      return;
    }
    // Text is moved and never turned: what is turned are ornaments.
    const [, dx, dy] = TRANSLATE.exec(transform) ?? [];
    if (transform !== '' && dx === undefined) return;
    for (const child of element.children) collect(child, page, x + Number(dx ?? 0), y + Number(dy ?? 0));
  };
  for (const [page, element] of pageElements(document).entries()) {
    // Pages stand one below the other: each begins anew.
    for (const child of element.children) collect(child, page, 0, 0);
  }
  return runs;
}

/** @param scale points for each unit of the typeface */
function readRun(element: SvgElement, page: number, x: number, baseline: number, scale: number): PrintedRun {
  const glyphs = element.children
    .filter(({ name }) => name === 'use')
    .map((use) => Number(attribute(use, 'x') ?? 0) * scale);
  const run: PrintedRun = { page, text: '', x, baseline, size: 0, width: 0, glyphs };
  // The exporter lays the text over the glyphs in a box of its own scale.
  let unit = scale;
  visit(element, (part) => {
    if (part.name === 'g') unit = scale * Number(SCALE.exec(attribute(part, 'transform') ?? '')?.[1] ?? 1);
    if (part.name === 'foreignObject') run.width = Number(attribute(part, 'width')) * unit;
    if (part.name !== 'h5:div') return;
    run.text = unescapeXml(part.text);
    run.size = Number.parseFloat(/font-size: ?([\d.]+)px/.exec(part.attributes)?.[1] ?? '0') * unit;
  });
  return run;
}

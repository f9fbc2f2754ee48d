import { pageSize } from './page-size.ts';
import { writeSvgPage } from './svg-page.ts';
import { attribute, type SvgDocument, type SvgElement } from './svg-tree.ts';

/**
 * Splits the compiler's SVG of a whole document into one document a page: self-contained, without script,
 * style, links or addresses of any kind, so that it is safe as the source of an `<img>`.
 */
export function svgPages(document: SvgDocument): string[] {
  return pageElements(document).map((page) => writeSvgPage(page, sizeOf(page), document.definitions));
}

/** The elements of the pages, in order. */
export function pageElements({ root }: SvgDocument): SvgElement[] {
  return root.children.filter((child) => attribute(child, 'class') === 'typst-page');
}

function sizeOf(page: SvgElement): { width: number; height: number } {
  const points = (name: string): number => Number(attribute(page, name));
  return pageSize({ width: points('data-page-width'), height: points('data-page-height') });
}

import { pageSize } from './page-size.ts';
import { writeSvgPage } from './svg-page.ts';
import { descendants, type SvgElement } from './svg-tree.ts';

/**
 * Splits the compiler's SVG of a whole document into one document a page: self-contained, without script,
 * style, links or addresses of any kind, so that it is safe as the source of an `<img>`.
 */
export function svgPages(document: SvgElement): string[] {
  const definitions = new Map<string, SvgElement>();
  for (const element of descendants(document)) {
    const id = element.attributes.get('id');
    if (id !== undefined) definitions.set(id, element);
  }
  return pageElements(document).map((page) => writeSvgPage(page, sizeOf(page), definitions));
}

/** The elements of the pages, in order. */
export function pageElements(document: SvgElement): SvgElement[] {
  return document.children.filter((child) => child.attributes.get('class') === 'typst-page');
}

function sizeOf(page: SvgElement): { width: number; height: number } {
  const points = (name: string): number => Number(page.attributes.get(name));
  return pageSize({ width: points('data-page-width'), height: points('data-page-height') });
}

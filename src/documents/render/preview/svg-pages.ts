import { drawnAttributes } from './svg-attributes.ts';
import { attribute, reference, type SvgDocument, type SvgElement } from './svg-tree.ts';

/* The pages of a preview as SVG, each safe as an image's source. */

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

/** Something drawn and moved by (dx, dy); with a transform or attributes it takes a group of its own. */
type Drawing = { dx: number; dy: number; transform: string; attributes: string; content: string };

/** The text layer for selecting, and links: a preview is an image. */
const LEFT_OUT = new Set(['foreignObject', 'a', 'defs']);
const TRANSLATE = /^translate\((-?[\d.]+),(-?[\d.]+)\)$/;

/**
 * Writes one page as an SVG document of its own, with what it refers to and no more, and without the
 * exporter's wrappers: it nests every frame in two or three groups.
 */
function writeSvgPage(
  page: SvgElement,
  { width, height }: PageSize,
  definitions: ReadonlyMap<string, SvgElement>,
): string {
  const names = new Map<string, string>();
  let shared = '';

  const rename = (id: string): string => {
    const known = names.get(id);
    if (known !== undefined) return known;
    const name = `s${names.size.toString(36)}`;
    names.set(id, name);
    const definition = definitions.get(id);
    if (definition === undefined) {
      throw new Error(`The compiler's SVG refers to ${id}, which it does not define.`);
    }
    // First written, then appended: writing it may append what it refers to in turn.
    const written = writeElement(definition, name);
    shared += written;
    return name;
  };

  const isVisible = (element: SvgElement): boolean => {
    // A space has no outline, so the exporter uses it without defining it.
    if (element.name === 'use') return definitions.has(reference(element));
    return !LEFT_OUT.has(element.name);
  };

  /** Written one for one: what is inside a definition may not be regrouped. */
  const writeElement = (element: SvgElement, id?: string): string => {
    const { transform, others } = drawnAttributes(element, rename);
    let content = '';
    for (const child of element.children) if (isVisible(child)) content += writeElement(child);
    const moved = transform === '' ? '' : ` transform="${transform}"`;
    const head = `<${element.name}${id === undefined ? '' : ` id="${id}"`}${moved}${others}`;
    return content === '' ? `${head}/>` : `${head}>${content}</${element.name}>`;
  };

  const draw = (element: SvgElement): Drawing | undefined => {
    if (element.name !== 'g') {
      if (!isVisible(element) || attribute(element, 'id') !== undefined) return undefined;
      return { dx: 0, dy: 0, transform: '', attributes: '', content: writeElement(element) };
    }
    const inside = element.children.map(draw).filter((drawing) => drawing !== undefined);
    const [only] = inside;
    if (only === undefined) return undefined;
    const { transform, others } = drawnAttributes(element, rename);
    const [, x, y] = TRANSLATE.exec(transform) ?? [];
    const isPlain = transform === '' || x !== undefined;
    const [dx, dy] = [Number(x ?? 0), Number(y ?? 0)];
    if (inside.length === 1 && isPlain && others === '')
      return { ...only, dx: only.dx + dx, dy: only.dy + dy };
    const content = inside.map(writeDrawing).join('');
    return { dx, dy, transform: isPlain ? '' : transform, attributes: others, content };
  };

  const drawing = draw({ ...page, attributes: '' });
  const body = drawing === undefined ? '' : writeDrawing(drawing);
  const defs = shared === '' ? '' : `<defs>${shared}</defs>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}" fill="none">${defs}` +
    `<rect width="${width}" height="${height}" fill="#fff"/>${body}</svg>`
  );
}

function writeDrawing({ dx, dy, transform, attributes, content }: Drawing): string {
  const [x, y] = [round(dx), round(dy)];
  const moved = x === 0 && y === 0 ? transform : `translate(${x},${y})${transform}`;
  if (moved === '' && attributes === '') return content;
  return `<g${moved === '' ? '' : ` transform="${moved}"`}${attributes}>${content}</g>`;
}

/** A thousandth of a point, as the exporter writes; sums of such numbers gain noise digits. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

type PageSize = { width: number; height: number };

/** Papers we print on, in points. */
const PAPERS: readonly PageSize[] = [
  { width: 595.276, height: 841.89 }, // A4
  { width: 612, height: 792 }, // US Letter
];

/**
 * The true size, in points, of a page that the SVG exporter reports in whole points, rounded up.
 * Without it a band that bleeds to the edge would leave a white hairline there.
 */
function pageSize(rounded: PageSize): PageSize {
  const paper = PAPERS.find(
    ({ width, height }) => Math.ceil(width) === rounded.width && Math.ceil(height) === rounded.height,
  );
  return paper ?? rounded;
}

import {
  attribute,
  parseSvg,
  reference,
  type SvgDocument,
  type SvgElement,
} from '#documents/render/preview/svg-tree.ts';
import { around, type Box } from './box.ts';
import { apply, type Matrix, matrixOf, times, UNMOVED } from './transform.ts';

/** Glyphs of one typeface, size and colour in a row, as drawn. */
export type TextRun = {
  /** `#rrggbb` or `#rrggbbaa`; of a gradient all its stops. */
  fills: string[];
  /** The height of the line that the glyphs stand on. */
  baseline: number;
  /** What each visible glyph covers. */
  glyphs: Box[];
};

/** All text of a page of the preview, which is drawn from the same document as the PDF. */
export function textRuns(page: string): TextRun[] {
  const svg = parseSvg(page);
  const outlines = new Map<string, Box | undefined>();
  const runs: TextRun[] = [];
  const walk = (element: SvgElement, outer: Matrix): void => {
    const matrix = times(outer, matrixOf(attribute(element, 'transform')));
    const run = runOf(element, matrix, svg, outlines);
    if (run) runs.push(run);
    else for (const child of element.children) if (child.name !== 'defs') walk(child, matrix);
  };
  walk(svg.root, UNMOVED);
  return runs;
}

/** The same page with everything but its text. */
export function withoutText(page: string): string {
  const paintedOnly = page.replace(/<g(?: [^>]*)?>(?:<use [^>]*\/>)+<\/g>/g, '');
  return paintedOnly.replace(/<rect [^>]*clip-path="url\(#(.+?)\)"[^>]*\/>/g, (rect, id: string) => {
    return page.includes(`<clipPath id="${id}" clipPathUnits="userSpaceOnUse"><use `) ? '' : rect;
  });
}

/**
 * The glyphs of a run: a group of nothing else, or, where text is filled with a gradient, what a rectangle of
 * that gradient is cut to. Nothing but text is drawn by reference in our templates.
 */
function glyphsOf(element: SvgElement, { definitions }: SvgDocument): SvgElement[] {
  const isGlyph = (child: SvgElement) =>
    child.name === 'use' && definitions.get(reference(child))?.name === 'path';
  const cut = /^url\(#(.+)\)$/.exec(attribute(element, 'clip-path') ?? '')?.[1] ?? '';
  if (element.name === 'rect') return definitions.get(cut)?.children.filter(isGlyph) ?? [];
  return element.name === 'g' && element.children.every(isGlyph) ? element.children : [];
}

function runOf(
  element: SvgElement,
  matrix: Matrix,
  svg: SvgDocument,
  outlines: Map<string, Box | undefined>,
): TextRun | undefined {
  const glyphs = glyphsOf(element, svg).flatMap((use) => {
    const id = reference(use);
    if (!outlines.has(id)) outlines.set(id, outlineBox(attribute(svg.definitions.get(id) ?? use, 'd') ?? ''));
    const outline = outlines.get(id);
    return outline ? [moved(outline, matrix, Number(attribute(use, 'x') ?? 0))] : [];
  });
  if (glyphs.length === 0) return undefined;
  const fills = coloursOf(attribute(element, 'fill') ?? '#000', svg);
  return { fills, baseline: apply(matrix, 0, 0)[1], glyphs };
}

/** The box of an outline's points; the compiler writes absolute coordinates in pairs. A blank has none. */
function outlineBox(path: string): Box | undefined {
  const numbers = Array.from(path.matchAll(/-?\d+(?:\.\d+)?/g), Number);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  if (xs.length === 0) return undefined;
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function moved({ left, top, right, bottom }: Box, matrix: Matrix, dx: number): Box {
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => apply(matrix, x + dx, y)));
  return around(corners.map(([x, y]) => ({ left: x, top: y, right: x, bottom: y })));
}

function coloursOf(fill: string, { definitions }: SvgDocument): string[] {
  const id = /^url\(#(.+)\)$/.exec(fill)?.[1];
  if (id === undefined) return [fill];
  const paint = definitions.get(id);
  if (paint === undefined) throw new Error(`Text is filled with ${fill}, which its page does not define.`);
  const stops = paint.children.flatMap((stop) => attribute(stop, 'stop-color') ?? []);
  return stops.length > 0 ? stops : coloursOf(`url(#${reference(paint)})`, { definitions, root: paint });
}

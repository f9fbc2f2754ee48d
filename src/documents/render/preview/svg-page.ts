import { type PageSize } from './page-size.ts';
import { drawnAttributes, writeAttributes } from './svg-attributes.ts';
import { type SvgElement } from './svg-tree.ts';

/** Something drawn, moved by (dx, dy); with attributes it needs a group, without it can go anywhere. */
type Drawing = { dx: number; dy: number; attributes: Map<string, string>; content: string };

/** The text layer for selecting, and links: a preview is an image. */
const LEFT_OUT = new Set(['foreignObject', 'a', 'defs']);
const TRANSLATE = /^translate\((-?[\d.]+),(-?[\d.]+)\)$/;

/**
 * Writes one page as an SVG document of its own, with what it refers to and no more, and without the
 * exporter's wrappers: it nests every frame in two or three groups.
 */
export function writeSvgPage(
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
    if (definition === undefined)
      throw new Error(`The compiler's SVG refers to ${id}, which it does not define.`);
    // First written, then appended: writing it may append what it refers to in turn.
    const written = writeElement(definition, name);
    shared += written;
    return name;
  };

  const visible = (element: SvgElement): SvgElement[] =>
    element.children.filter(({ name, attributes }) => {
      if (LEFT_OUT.has(name)) return false;
      // A space has no outline, so the exporter uses it without defining it.
      return name !== 'use' || definitions.has(attributes.get('href')?.slice(1) ?? '');
    });

  /** Written one for one: what is inside a definition may not be regrouped. */
  const writeElement = (element: SvgElement, id?: string): string => {
    const attributes = writeAttributes(drawnAttributes(element, rename));
    const content = visible(element)
      .map((child) => writeElement(child))
      .join('');
    const head = `<${element.name}${id === undefined ? '' : ` id="${id}"`}${attributes}`;
    return content === '' ? `${head}/>` : `${head}>${content}</${element.name}>`;
  };

  const draw = (element: SvgElement): Drawing | undefined => {
    const id = element.attributes.get('id');
    if (id !== undefined && definitions.has(id)) return undefined;
    const attributes = drawnAttributes(element, rename);
    if (element.name !== 'g') {
      for (const at of ['x', 'y']) if (attributes.get(at) === '0') attributes.delete(at);
      const content = `<${element.name}${writeAttributes(attributes)}/>`;
      return { dx: 0, dy: 0, attributes: new Map(), content };
    }
    const inside = visible(element)
      .map(draw)
      .filter((drawing) => drawing !== undefined);
    const [only] = inside;
    if (only === undefined) return undefined;
    const [dx, dy] = takeTranslation(attributes);
    if (inside.length === 1 && attributes.size === 0) return { ...only, dx: only.dx + dx, dy: only.dy + dy };
    return { dx, dy, attributes, content: inside.map(writeDrawing).join('') };
  };

  const drawing = draw({ ...page, attributes: new Map() });
  const body = drawing === undefined ? '' : writeDrawing(drawing);
  const defs = shared === '' ? '' : `<defs>${shared}</defs>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}" fill="none">${defs}` +
    `<rect width="${width}" height="${height}" fill="#fff"/>${body}</svg>`
  );
}

/** Takes a plain translation out of the attributes of a group. */
function takeTranslation(attributes: Map<string, string>): [number, number] {
  const [, x, y] = TRANSLATE.exec(attributes.get('transform') ?? '') ?? [];
  if (x === undefined || y === undefined) return [0, 0];
  attributes.delete('transform');
  return [Number(x), Number(y)];
}

function writeDrawing({ dx, dy, attributes, content }: Drawing): string {
  const [x, y] = [round(dx), round(dy)];
  const moved = x === 0 && y === 0 ? '' : `translate(${x},${y})`;
  const transform = moved + (attributes.get('transform') ?? '');
  if (transform === '' && attributes.size === 0) return content;
  const all = new Map(attributes);
  if (transform !== '') all.set('transform', transform);
  return `<g${writeAttributes(all)}>${content}</g>`;
}

/** A thousandth of a point, as the exporter writes; sums of such numbers gain noise digits. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

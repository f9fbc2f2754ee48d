import { RenderFailedError } from '../engine-errors.ts';
import type { SvgElement } from './svg-tree.ts';

const PAINT = ['fill', 'fill-rule', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'];
const STROKE = ['stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset'];
const BOX = ['x', 'y', 'width', 'height'];
const GRADIENT = ['gradientTransform', 'gradientUnits', 'spreadMethod', 'href'];

/** What draws on paper, and the attributes that say how. All else of the compiler's SVG is left out. */
const DRAWN: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    g: [...PAINT, ...STROKE, 'transform', 'opacity', 'clip-path'],
    use: [...BOX, ...PAINT, 'href', 'transform'],
    path: [...PAINT, ...STROKE, 'd', 'transform', 'clip-rule', 'shape-rendering'],
    rect: [...BOX, ...PAINT, ...STROKE, 'transform', 'clip-path'],
    clipPath: ['clipPathUnits', 'transform'],
    linearGradient: [...GRADIENT, 'x1', 'y1', 'x2', 'y2'],
    radialGradient: [...GRADIENT, 'cx', 'cy', 'r', 'fx', 'fy', 'fr'],
    pattern: [...BOX, 'href', 'patternTransform', 'patternUnits', 'preserveAspectRatio', 'viewBox'],
    image: [...BOX, 'href', 'xlink:href', 'transform', 'preserveAspectRatio'],
    stop: ['offset', 'stop-color', 'stop-opacity'],
  }).map(([name, attributes]) => [name, new Set(attributes)]),
);

/** Numbers, colours, path commands and references within the page: no address can be written in these. */
const PLAIN_VALUE = /^[-+\w#.,%() /]*$/;

/** The bytes of a photo: its page stays self-contained, and a picture runs nothing. */
const PICTURE = /^data:image\/(?:jpeg|png);base64,[\w+/=]*$/;

const ATTRIBUTE = /(?<![\w:-])([\w:-]+)="([^"]*)"/g;
const LOCAL_URL = /^url\(#(.+)\)$/;

/**
 * The attributes to keep of a drawn element, as they are written, but for its transform, which may be
 * joined with others. `rename` is applied to the ids they refer to.
 * @throws RenderFailedError when the template draws something that a preview cannot show, such as a picture by an address
 */
export function drawnAttributes(
  element: SvgElement,
  rename: (id: string) => string,
): { transform: string; others: string } {
  const allowed = DRAWN.get(element.name);
  if (allowed === undefined) throw new RenderFailedError([`a preview cannot show <${element.name}>`]);
  let transform = '';
  let others = '';
  for (const [, name = '', value = ''] of element.attributes.matchAll(ATTRIBUTE)) {
    if (!allowed.has(name) || value === '') continue;
    if (element.name === 'image' && name.endsWith('href')) {
      others += ` href="${pictureOnly(value)}"`;
      continue;
    }
    if (!PLAIN_VALUE.test(value)) throw new RenderFailedError([`a preview cannot hold ${name}="${value}"`]);
    if (name === 'transform') transform = value;
    else if (name === 'href') others += ` href="#${rename(value.slice(1))}"`;
    else if (!isZeroPosition(element, name, value)) {
      others += ` ${name}="${value.replace(LOCAL_URL, (_, id: string) => `url(#${rename(id)})`)}"`;
    }
  }
  return { transform, others };
}

/** @throws RenderFailedError where it is no picture of ours but an address */
function pictureOnly(value: string): string {
  if (!PICTURE.test(value)) throw new RenderFailedError(['a preview cannot show a picture from elsewhere']);
  return value;
}

/** Every glyph is written with `y="0"`, which goes without saying. */
function isZeroPosition({ name: element }: SvgElement, name: string, value: string): boolean {
  return element === 'use' && value === '0' && (name === 'x' || name === 'y');
}

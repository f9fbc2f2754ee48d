import { RenderFailedError } from '#documents/render/engine-errors.ts';
import type { SvgElement } from '#documents/render/preview/svg-tree.ts';

/*
 * What of the exporter's SVG is painted here is read strictly: whatever is not known is refused, so that the server
 * draws the document rather than something false be shown.
 */

const ATTRIBUTE = /(?<![\w:-])([\w:-]+)="([^"]*)"/g;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** All attributes of an element by their names, as written. */
export function attributesOf({ attributes }: SvgElement): Record<string, string | undefined> {
  return Object.fromEntries(
    Array.from(attributes.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [name, value]),
  );
}

/** @throws RenderFailedError where it is none */
export function numberOf(element: SvgElement, text: string | undefined): number {
  if (text === undefined || !NUMBER.test(text)) throw unknownSvg(element);
  return Number(text);
}

export function unknownSvg({ name, attributes }: SvgElement): RenderFailedError {
  return new RenderFailedError([`no paint is known for <${name}${attributes.slice(0, 500)}>`]);
}

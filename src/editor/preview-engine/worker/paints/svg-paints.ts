import { RenderFailedError } from '#documents/render/engine-errors.ts';
import { reference, type SvgDocument, type SvgElement, visit } from '#documents/render/preview/svg-tree.ts';
import { linearGradient } from './linear-gradient.ts';
import { type Paint, paintKey, type Paints, type Part } from './paint.ts';
import { attributesOf, unknownSvg } from './strict-svg.ts';
import { tiling } from './tiling.ts';

const PARTS: readonly Part[] = ['fill', 'stroke'];
const URL = /^url\(#(.+)\)$/;

/**
 * The gradients and patterns of a document by the shapes that they paint.
 * @throws RenderFailedError where one is not known here, or where shapes of one outline are painted differently
 */
export function paintsOf({ root, definitions }: SvgDocument): Paints {
  const paints = new Map<string, Paint>();
  const ids = new Map<string, string>();
  visit(root, (element) => {
    for (const part of PARTS) {
      if (!element.attributes.includes(` ${part}="url(`)) continue;
      const { d, [part]: value = '' } = attributesOf(element);
      const [, id] = URL.exec(value) ?? [];
      const definition = id === undefined ? undefined : definitions.get(id);
      if (d === undefined || id === undefined || !definition) throw unknownSvg(element);
      const key = paintKey(part, d);
      if (!paints.has(key)) paints.set(key, paintOf(definition, definitions));
      else if (ids.get(key) !== id) throw new RenderFailedError([`two paints for one shape: ${key}`]);
      ids.set(key, id);
    }
  });
  return paints;
}

/** What is defined for one shape refers to what is defined for all, and says where it lies. */
function paintOf(placed: SvgElement, definitions: SvgDocument['definitions']): Paint {
  const { id: _, href: _href, 'xlink:href': _link, ...place } = attributesOf(placed);
  const base = definitions.get(reference(placed));
  if (!base || placed.name !== base.name) throw unknownSvg(placed);
  const { gradientTransform, patternTransform, ...others } = place;
  if (Object.keys(others).length > 0) throw unknownSvg(placed);
  if (base.name === 'linearGradient' && gradientTransform) return linearGradient(base, gradientTransform);
  if (base.name === 'pattern' && patternTransform === '') return tiling(base);
  throw unknownSvg(placed);
}

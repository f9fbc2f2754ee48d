import { RenderFailedError } from '#documents/render/engine-errors.ts';
import { type SvgDocument, reference, type SvgElement, visit } from '#documents/render/preview/svg-tree.ts';
import { type Paint, paintKey, type Paints, type PaintedPart } from './paint.ts';
import { linearGradient } from './linear-gradient.ts';
import { attributesOf, unknownSvg } from './strict-svg.ts';
import { tiling } from './tiling.ts';

/** Shapes of a few hundred versions of a document, whose size changes as its head is written. */
const MOST = 500;

/**
 * The gradients and patterns of a document. They are read from the exporter's SVG when a shape is met whose paint is
 * not known. What paints a shape follows from its outline and from the document's look, so hardly a key asks for it.
 */
export function createKnownPaints() {
  const known = new Map<string, Paint>();
  const missing = new Set<string>();
  let knownLook = '';

  return {
    /** @param look all that the templates make of paints but the shapes' sizes */
    begin(look: string) {
      if (look !== knownLook) known.clear();
      knownLook = look;
      missing.clear();
    },
    find(key: string): Paint | undefined {
      const paint = known.get(key);
      if (!paint) missing.add(key);
      return paint;
    },
    /** Whether something was looked for that is not known. */
    lacks: () => missing.size > 0,
    /** @throws RenderFailedError where what was looked for is not found in the document */
    learn(svg: SvgDocument) {
      if (known.size > MOST) known.clear();
      for (const [key, paint] of paintsOf(svg)) known.set(key, paint);
      const [unpainted] = [...missing].filter((key) => !known.has(key));
      if (unpainted !== undefined) throw new RenderFailedError([`no paint is known for ${unpainted}`]);
      missing.clear();
    },
  };
}

const PARTS: readonly PaintedPart[] = ['fill', 'stroke'];
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

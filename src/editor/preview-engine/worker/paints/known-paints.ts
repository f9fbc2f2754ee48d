import { RenderFailedError } from '#documents/render/engine-errors.ts';
import type { SvgDocument } from '#documents/render/preview/svg-tree.ts';
import type { Paint } from './paint.ts';
import { paintsOf } from './svg-paints.ts';

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

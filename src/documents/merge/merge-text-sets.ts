import { mergeOrder } from './merge-order.ts';
import { namesOf } from './pair-texts.ts';
import { onEachSide, swapped, type Sides } from './three-sides.ts';

/** Merges texts of which each stands once, such as skills; a conflict is about their order alone. */
export function mergeTextSets(sides: Sides<unknown>): { texts: string[]; conflict: Sides<unknown> | null } {
  const keys = onEachSide(sides, (texts) => namesOf(isTexts(texts) ? texts : [], () => undefined));
  const inSide = onEachSide(keys, (side) => new Set(side));
  const kept = new Set(
    [...keys.mine, ...keys.theirs].filter(
      (key) => (inSide.mine.has(key) && inSide.theirs.has(key)) || !inSide.was.has(key),
    ),
  );
  const { order, isConflict } = mergeOrder(keys, kept);
  const texts = order.map(textOf);
  if (!isConflict) return { texts, conflict: null };
  const theirOrder = mergeOrder(swapped(keys), kept).order;
  return { texts, conflict: { was: sides.was, mine: texts, theirs: theirOrder.map(textOf) } };
}

export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

/** The text that `namesOf` has named so. */
function textOf(name: string): string {
  return name.replace(/^new \d+ /, '');
}

import { byCodeUnits, mergeOrder } from './merge-order.ts';
import { namesOf, pairReplaced, pairTexts, type Partners } from './pair-texts.ts';
import { changedByOne, onEachSide, swapped, type Sides } from './three-sides.ts';

/** A text of more lines is merged as a whole. */
const LINES_MAX = 2_000;

/**
 * A long text of which both sides changed something. Where both changed the same line differently, `conflict` holds the
 * text as it would be with the line of each side, all else merged: taking one of them loses nothing of the rest.
 */
export type MergedText = { merged: string; conflict?: Sides<string> };

/**
 * Merges texts by line. A text of one line on every side, or one that both sides have written anew, is taken whole from
 * one side or the other.
 *
 * @param effort how many letters may be looked at on each side to find reworded lines
 */
export function mergeText(sides: Sides<string>, effort: number): MergedText {
  const one = changedByOne(sides, Object.is);
  if (one) return { merged: one.value };
  const lines = onEachSide(sides, linesOf);
  const most = Math.max(lines.was.length, lines.mine.length, lines.theirs.length);
  const byLine = most > 1 && most <= LINES_MAX ? mergeLines(lines, effort) : undefined;
  return byLine ?? { merged: sides.mine, conflict: sides };
}

type Line = { merged: string | undefined; conflict?: Sides<string | undefined> };

/** Nothing where so much was reworded that only the whole can be compared. */
function mergeLines(lines: Sides<string[]>, effort: number): MergedText | undefined {
  const partners = partnersOf(lines, effort);
  if (!partners) return undefined;
  // By the line of `was` that each stands for, a new one by its text.
  const ids: Sides<string[]> = {
    was: lines.was.map((_, at) => `${at}`),
    mine: namesOf(lines.mine, (at) => partners.mine[at]?.toString()),
    theirs: namesOf(lines.theirs, (at) => partners.theirs[at]?.toString()),
  };
  const texts = {
    was: textsById(ids.was, lines.was),
    mine: textsById(ids.mine, lines.mine),
    theirs: textsById(ids.theirs, lines.theirs),
  };
  const merged = new Map<string, Line>();
  for (const id of new Set([...ids.mine, ...ids.theirs])) {
    const line = mergeLine(onEachSide(texts, (side) => side.get(id)));
    if (line.merged !== undefined) merged.set(id, line);
  }
  const textOf = (id: string) => merged.get(id)?.merged ?? '';
  const compare = (a: string, b: string) => byCodeUnits(textOf(a), textOf(b)) || byCodeUnits(a, b);
  const kept = new Set(merged.keys());
  const { order, isConflict } = mergeOrder(ids, kept, compare);
  const text = order.map(textOf).join('\n');
  if (!isConflict && !order.some((id) => merged.get(id)?.conflict)) return { merged: text };
  const asOn = (side: keyof Sides<string>, ordered: string[]) =>
    ordered
      .map((id) => {
        const line = merged.get(id);
        return line?.conflict ? line.conflict[side] : line?.merged;
      })
      .filter((said) => said !== undefined)
      .join('\n');
  const theirOrder = isConflict ? mergeOrder(swapped(ids), kept, compare).order : order;
  return {
    merged: text,
    conflict: { was: lines.was.join('\n'), mine: asOn('mine', order), theirs: asOn('theirs', theirOrder) },
  };
}

/** Which line of `was` each line of either side stands for; nothing where none does on either. */
function partnersOf(
  { was, mine, theirs }: Sides<string[]>,
  effort: number,
): Record<'mine' | 'theirs', Partners> | undefined {
  const [here, there] = [pairTexts(was, mine, effort), pairTexts(was, theirs, effort)];
  if (!here || !there) return undefined;
  const isKept = (partners: Partners) => partners.some((partner) => partner !== undefined);
  if (was.length <= 1 && !isKept(here) && !isKept(there)) return undefined;
  return pairReplaced(was.length, here, there);
}

/** A line of all three; of one that a side deleted and the other changed, what it was changed to. */
function mergeLine(sides: Sides<string | undefined>): Line {
  const one = changedByOne(sides, Object.is);
  if (one) return { merged: one.value };
  return { merged: sides.mine ?? sides.theirs, conflict: sides };
}

function textsById(ids: readonly string[], texts: readonly string[]): Map<string, string> {
  return new Map(ids.map((id, at) => [id, texts[at] ?? '']));
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

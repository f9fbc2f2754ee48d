import { joinHiddenLines, partHiddenLines, type FlaggedLine, type HiddenLine } from '../text/hidden-lines.ts';
import { sameValue } from './same-value.ts';
import { byCodeUnits, mergeOrder } from './merge-order.ts';
import { namesOf, pairReplaced, pairTexts, type Partners } from './pair-texts.ts';
import type { Deletions } from './placement.ts';
import { changedByOne, onEachSide, swapped, type Sides } from './three-sides.ts';

/** A text of more lines is merged as a whole. */
const LINES_MAX = 2_000;

/**
 * A long text of which both sides changed something. Where both changed the same line differently, `conflict` holds the
 * text as it would be with the line of each side, all else merged: taking one of them loses nothing of the rest.
 */
export type MergedText = { merged: LongText; conflict?: Sides<LongText> };

/** A text with its lines that are kept without being printed. */
export type LongText = { text: string; hidden: readonly HiddenLine[] };

/**
 * Merges texts by line, printed and hidden ones alike, so that hiding a line on one side and rewording it on the other
 * come together. A text of one line on every side, or one that both sides have written anew, is taken whole from one
 * side or the other, but for what is hidden of it.
 *
 * @param effort how many letters may be looked at on each side to find reworded lines
 */
export function mergeText(
  sides: Sides<LongText>,
  effort: number,
  deletions: Deletions = 'undone where changed',
): MergedText {
  const leavesOut = deletions === 'of mine stay';
  const one = changedByOne(sides, sameValue);
  if (one) return { merged: one.value };
  const lines = onEachSide(sides, ({ text, hidden }) => joinHiddenLines(text, hidden));
  const counts = [lines.was.length, lines.mine.length, lines.theirs.length];
  const most = Math.max(...counts);
  const isLeftOut = leavesOut && lines.was.length <= 1 && lines.mine.every(({ text }) => text.trim() === '');
  const byLine =
    most > LINES_MAX ? undefined : most > 1 ? mergeLines(lines, effort, leavesOut) : mergeOnlyLine(lines);
  // However the text that was left out is written anew; lines that were added to it are none that were left out.
  if (isLeftOut && (!byLine || lines.theirs.length <= 1)) return { merged: sides.mine };
  return byLine ?? { merged: sides.mine, conflict: sides };
}

/** A text that is the same one line on every side: it may be hidden on one of them and reworded on the other. */
function mergeOnlyLine({ was, mine, theirs }: Sides<FlaggedLine[]>): MergedText | undefined {
  const [before, here, there] = [was[0], mine[0], theirs[0]];
  if (!before || !here || !there) return undefined;
  const { merged, conflict } = mergeLine({ was: before, mine: here, theirs: there });
  if (conflict || !merged) return undefined;
  return { merged: partHiddenLines([merged]) };
}

type Line = { merged: FlaggedLine | undefined; conflict?: Sides<FlaggedLine | undefined> };

/** Nothing where so much was reworded that only the whole can be compared. */
function mergeLines(lines: Sides<FlaggedLine[]>, effort: number, leavesOut: boolean): MergedText | undefined {
  const written = onEachSide(lines, (side) => side.map(({ text }) => text));
  const partners = partnersOf(written, effort);
  if (!partners) return undefined;
  // By the line of `was` that each stands for, a new one by its text.
  const ids: Sides<string[]> = {
    was: lines.was.map((_, at) => `${at}`),
    mine: namesOf(written.mine, (at) => partners.mine[at]?.toString()),
    theirs: namesOf(written.theirs, (at) => partners.theirs[at]?.toString()),
  };
  const texts = {
    was: linesById(ids.was, lines.was),
    mine: linesById(ids.mine, lines.mine),
    theirs: linesById(ids.theirs, lines.theirs),
  };
  const merged = new Map<string, Line>();
  for (const id of new Set([...ids.mine, ...ids.theirs])) {
    if (leavesOut && texts.was.has(id) && !texts.mine.has(id)) continue;
    const line = mergeLine(onEachSide(texts, (side) => side.get(id)));
    if (line.merged !== undefined) merged.set(id, line);
  }
  const textOf = (id: string) => merged.get(id)?.merged?.text ?? '';
  const compare = (a: string, b: string) => byCodeUnits(textOf(a), textOf(b)) || byCodeUnits(a, b);
  const kept = new Set(merged.keys());
  const { order, isConflict } = mergeOrder(ids, kept, compare);
  const all = partHiddenLines(order.flatMap((id) => merged.get(id)?.merged ?? []));
  if (!isConflict && !order.some((id) => merged.get(id)?.conflict)) return { merged: all };
  const asOn = (side: keyof Sides<string>, ordered: string[]) =>
    partHiddenLines(
      ordered.flatMap((id) => {
        const line = merged.get(id);
        return (line?.conflict ? line.conflict[side] : line?.merged) ?? [];
      }),
    );
  const theirOrder = isConflict ? mergeOrder(swapped(ids), kept, compare).order : order;
  return {
    merged: all,
    conflict: {
      was: partHiddenLines(lines.was),
      mine: asOn('mine', order),
      theirs: asOn('theirs', theirOrder),
    },
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
function mergeLine(sides: Sides<FlaggedLine | undefined>): Line {
  const one = changedByOne(sides, sameValue);
  if (one) return { merged: one.value };
  const { was, mine, theirs } = sides;
  if (!mine || !theirs) return { merged: mine ?? theirs, conflict: sides };
  // Of a line that both sides have added, what either prints is printed.
  const hidden = was
    ? (changedByOne({ was: was.hidden, mine: mine.hidden, theirs: theirs.hidden }, Object.is)?.value ?? false)
    : mine.hidden && theirs.hidden;
  const texts = { was: was?.text, mine: mine.text, theirs: theirs.text };
  const text = changedByOne(texts, Object.is);
  if (text) return { merged: { text: text.value ?? '', hidden } };
  const conflict = { was, mine: { ...mine, hidden }, theirs: { ...theirs, hidden } };
  return { merged: conflict.mine, conflict };
}

function linesById(ids: readonly string[], lines: readonly FlaggedLine[]): Map<string, FlaggedLine> {
  return new Map(lines.map((line, at) => [ids[at] ?? '', line]));
}

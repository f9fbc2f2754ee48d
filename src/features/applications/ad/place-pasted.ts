import { LONGEST_AD } from '#documents/ads/plain-ad.ts';
import type { SelectedText } from '#editor/fields/mark-edits.ts';

export type Pasted = {
  /** The field with what was pasted, and the caret. */
  next: SelectedText;
  /** How many characters were taken: fewer where the field has no room for all. */
  taken: number;
};

/**
 * Puts what was pasted where the selection was at that moment, although the field may say something else by now: what was
 * typed since stays, and so does what was selected where somebody has changed it. No more comes in than the field keeps.
 */
export function placePasted(pasted: string, then: SelectedText, now: string): Pasted {
  const { from, to } = placeNow(then, now);
  const room = Math.max(0, LONGEST_AD - (now.length - (to - from)));
  // Half a sign at the end would be none.
  const text = pasted.length > room ? pasted.slice(0, room).replace(/[\ud800-\udbff]$/u, '') : pasted;
  // Where there is no room for anything, nothing is taken away for it.
  if (text === '') return { next: { text: now, from: to, to }, taken: 0 };
  const end = from + text.length;
  return {
    next: { text: now.slice(0, from) + text + now.slice(to), from: end, to: end },
    taken: text.length,
  };
}

/** Where a selection is after the text was changed in one place. */
function placeNow({ text: before, from, to }: SelectedText, now: string): { from: number; to: number } {
  if (before === now) return { from, to };
  const longest = Math.min(before.length, now.length);
  let start = 0;
  while (start < longest && before[start] === now[start]) start += 1;
  let end = 0;
  while (end < longest - start && before.at(-1 - end) === now.at(-1 - end)) end += 1;
  if (to <= start) return { from, to };
  const moved = now.length - before.length;
  if (from >= before.length - end) return { from: from + moved, to: to + moved };
  const at = Math.min(from, start);
  return { from: at, to: at };
}

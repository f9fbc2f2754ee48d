import type { Paragraph } from './paragraph.ts';
import { type ParagraphBox, reachOf, type StyleSheet } from './style-sheet.ts';
import { twips } from './style-part.ts';

/* How the lines of a head stand beside a photo that is higher than they are. */

/** Most space that Word leaves between a line and the rule below it, in points. */
const MOST_RULE_SPACE = 31;

export type PhotoRoom = {
  /** Left above the first line, in points. */
  above: number;
  /** Of the last line, whose rule stands below the photo. */
  box: ParagraphBox | undefined;
  /** What both take together. */
  taken: number;
};

export const NO_ROOM: PhotoRoom = { above: 0, box: undefined, taken: 0 };

/**
 * The middle of the lines beside the middle of the photo, as on our pages, and the rule that ends them below it. Lines
 * that a long contact adds only move it further down.
 * @param spaces above the lines, in twentieths of a point
 */
export function photoRoom(
  head: readonly Paragraph[],
  spaces: readonly number[],
  styles: StyleSheet,
  photoHeight: number,
): PhotoRoom {
  const last = head.at(-1);
  if (!last) return NO_ROOM;
  const height = head.reduce((sum, { style }, index) => {
    const { box: _rule, ...line } = styles[style];
    const { up, down } = reachOf(line);
    return sum + up + down + (spaces[index] ?? 0) / twips(1);
  }, 0);
  const above = Math.max(0, (photoHeight - height) / 2);
  const { box } = styles[last.style];
  if (!box?.bottom) return { above, box: undefined, taken: above };
  const space = Math.min(MOST_RULE_SPACE, Math.ceil(box.bottom.space + above));
  return {
    above,
    box: { ...box, bottom: { ...box.bottom, space } },
    taken: above + space - box.bottom.space,
  };
}

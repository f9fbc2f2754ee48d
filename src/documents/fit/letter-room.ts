import type { LetterData } from '../letter/schema.ts';

/** The settings of a letter that say how much fits on a page: spacing of lines, margins in inches, text in points. */
export type LetterRoom = Pick<LetterData['settings'], 'spacing' | 'margins' | 'fontSize'>;

/** What is taken back a little in turn, from what is hardly seen to what is: most to begin with, points of type last. */
const CLOSER: readonly Partial<LetterRoom>[] = [
  { spacing: 1.3 },
  { spacing: 1.15 },
  { margins: 1 },
  { margins: 0.75 },
  { fontSize: 11 },
  { spacing: 1 },
  { fontSize: 10 },
  { margins: 0.5 },
  { fontSize: 9 },
];

/** What a short letter is given in turn: air between its lines, margins, and size. */
const AIRIER: readonly Partial<LetterRoom>[] = [
  { spacing: 1.15 },
  { spacing: 1.3 },
  { margins: 1 },
  { margins: 1.25 },
  { spacing: 1.5 },
  { fontSize: 11 },
  { fontSize: 12 },
];

/** Ever closer settings, with text of 9 pt at the least. */
export function closerLetterRooms(now: LetterRoom): LetterRoom[] {
  return ladder(CLOSER, now, Math.min);
}

/** Ever airier settings. */
export function airierLetterRooms(now: LetterRoom): LetterRoom[] {
  return ladder(AIRIER, now, Math.max);
}

function ladder(
  steps: readonly Partial<LetterRoom>[],
  now: LetterRoom,
  limit: (one: number, other: number) => number,
): LetterRoom[] {
  const { spacing, margins, fontSize } = now;
  const rooms: LetterRoom[] = [];
  let before: LetterRoom = { spacing, margins, fontSize };
  for (const step of steps) {
    const next = {
      spacing: limit(before.spacing, step.spacing ?? before.spacing),
      margins: limit(before.margins, step.margins ?? before.margins),
      fontSize: limit(before.fontSize, step.fontSize ?? before.fontSize),
    };
    const isSame =
      next.spacing === before.spacing && next.margins === before.margins && next.fontSize === before.fontSize;
    before = next;
    if (!isSame) rooms.push(next);
  }
  return rooms;
}

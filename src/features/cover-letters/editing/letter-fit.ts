import { airierLetterRooms, closerLetterRooms, type LetterRoom } from '#documents/fit/letter-room.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import { capitalised } from '#documents/text/clean.ts';
import type { FitKind } from '#editor/fit/fit-kind.ts';
import { LETTER_TEXTS } from '../content/texts.ts';

/** How a letter is fitted to its pages. Its lines follow from one another: none is offered to go. */
export const letterFit: FitKind<LetterData> = {
  closer: ({ data }) => closerLetterRooms(data.settings),
  airier: ({ data }) => airierLetterRooms(data.settings),
  changes: ({ data: { settings } }, look) => changes(settings, { ...settings, ...look }),
  linesToHide: () => [],
  withLinesHidden: (data) => data,
  nameOf: () => '',
  advice: LETTER_TEXTS.fitAdvice,
};

function changes(before: LetterRoom, after: LetterRoom): string {
  const said = [
    before.spacing !== after.spacing && `line spacing ${after.spacing}`,
    before.margins !== after.margins && `margins ${after.margins} in`,
    before.fontSize !== after.fontSize && `text ${after.fontSize} pt`,
  ];
  return capitalised(said.filter(Boolean).join(', '));
}

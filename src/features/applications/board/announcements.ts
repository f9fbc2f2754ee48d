import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import type { ApplicationRow } from '../contract.ts';
import { asStage, STAGE_NAMES } from '../content/stage-names.ts';
import { nameOf } from '../list/row-names.ts';

export const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable: 'Drag it to another stage, or use its button “Move to…”.',
};

/** What is read out while a card is carried: applications and stages by their names. */
export function announcements(find: (id: UniqueIdentifier) => ApplicationRow | undefined): Announcements {
  const name = (id: UniqueIdentifier) => {
    const row = find(id);
    return row ? nameOf(row) : 'The application';
  };
  const stage = (id: UniqueIdentifier | undefined) => {
    const over = asStage(id === undefined ? undefined : String(id));
    return over && STAGE_NAMES[over];
  };
  return {
    onDragStart: ({ active }) => `Picked up ${name(active.id)}.`,
    onDragOver: ({ active, over }) => {
      const there = stage(over?.id);
      return there && `${name(active.id)} is over ${there}.`;
    },
    onDragEnd: ({ active, over }) => {
      const there = stage(over?.id);
      return there ? `${name(active.id)}: ${there}.` : `${name(active.id)} is back where it was.`;
    },
    onDragCancel: ({ active }) => `${name(active.id)} is back where it was.`,
  };
}

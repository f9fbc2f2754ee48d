import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';

export const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    'Press Space to pick it up, the arrow keys to move it, Space again to put it down, or Escape to leave it where it was.',
};

/** What is read out while something is moved by the keyboard or the pointer. */
export function announcements(
  ids: readonly string[],
  nameOf: (index: number) => string,
  /** The place that was read out last; it outlives this object. */
  last: { current: number },
): Announcements {
  const place = (id: UniqueIdentifier) => ids.indexOf(String(id));
  const at = (what: UniqueIdentifier, where: UniqueIdentifier) =>
    placed(nameOf(place(what)), place(where), ids);
  return {
    onDragStart: ({ active }) => {
      last.current = place(active.id);
      return `Picked up ${at(active.id, active.id)}`;
    },
    onDragOver: ({ active, over }) => {
      if (!over || place(over.id) === last.current) return undefined;
      last.current = place(over.id);
      return `Moved ${at(active.id, over.id)}`;
    },
    onDragEnd: ({ active, over }) => (over ? `Put down ${at(active.id, over.id)}` : undefined),
    onDragCancel: ({ active }) => `${nameOf(place(active.id))} is back where it was.`,
  };
}

/** "Baker: place 2 of 3". */
export function placed(name: string, index: number, all: readonly unknown[]): string {
  return `${name}: place ${index + 1} of ${all.length}`;
}

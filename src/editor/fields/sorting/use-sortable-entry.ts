import { useSortable } from '@dnd-kit/sortable';
import type { CSSProperties } from 'react';

/** One entry of a `SortableList`: what moves, and the handle it is moved by. */
export function useSortableEntry(id: string, disabled: boolean) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled });
  const style: CSSProperties = {
    // Moved only, never stretched to the size of what makes room.
    transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
    transition,
    ...(isDragging && { position: 'relative', zIndex: 10 }),
  };
  const handle = {
    ...listeners,
    ref: setActivatorNodeRef,
    'aria-describedby': attributes['aria-describedby'],
    'aria-roledescription': 'movable',
    disabled,
  };
  return { ref: setNodeRef, style, handle, dragging: isDragging };
}

export type SortHandle = ReturnType<typeof useSortableEntry>['handle'];

import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
  type CollisionDetection,
  type Modifier,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useRef, type ReactNode } from 'react';
import { announcements, INSTRUCTIONS } from './announcements.ts';

type SortableListProps = {
  /** Tells the entries apart, in their order. */
  ids: readonly string[];
  nameOf: (index: number) => string;
  onMove: (from: number, to: number) => void;
  /** `rows` stand below each other, `flow` runs on over several lines. */
  layout: 'rows' | 'flow';
  children: ReactNode;
};

/** A press that moves less than this is a click, in px. */
const CLICK_PX = 4;
/** Enter is left for what a handle does besides. */
const KEYS = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };

/** Entries are of very different height: the one under the pointer counts, not the one whose middle is nearest. */
const underPointer: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : closestCenter(args);
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Makes the entries inside it movable, by the pointer and by the keyboard. */
export function SortableList({ ids, nameOf, onMove, layout, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: CLICK_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, keyboardCodes: KEYS }),
  );
  const lastTold = useRef(-1);
  const rows = layout === 'rows';
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={rows ? underPointer : closestCenter}
      modifiers={rows ? [upAndDown] : []}
      accessibility={{
        announcements: announcements(ids, nameOf, lastTold),
        screenReaderInstructions: INSTRUCTIONS,
      }}
      onDragEnd={({ active, over }) => {
        if (over) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={[...ids]} strategy={rows ? verticalListSortingStrategy : rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

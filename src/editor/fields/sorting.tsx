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
  type Announcements,
  type ScreenReaderInstructions,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
  useSortable,
} from '@dnd-kit/sortable';
import { useRef, type ReactNode, type CSSProperties } from 'react';
import { IconButton } from '#ui/buttons/button.tsx';
import { GripIcon } from '#ui/display/icons.tsx';

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

const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    'Press Space to pick it up, the arrow keys to move it, Space again to put it down, or Escape to leave it where it was.',
};

/** What is read out while something is moved by the keyboard or the pointer. */
function announcements(
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

/** A place in a `SortableList` that is no entry: it stays where it is, and entries may be dropped on it. */
export function useSortableGap(id: string) {
  return useSortable({ id, disabled: { draggable: true, droppable: false } }).setNodeRef;
}

export type SortHandle = ReturnType<typeof useSortableEntry>['handle'];

/** What an entry is taken by to be moved. */
export function DragHandle({ name, handle }: { name: string; handle: SortHandle }) {
  return (
    <IconButton
      {...handle}
      label={`Move ${name}`}
      // A finger on it moves the entry, not the page.
      className="-ml-2 cursor-grab touch-none text-ink-faint active:cursor-grabbing"
    >
      <GripIcon />
    </IconButton>
  );
}

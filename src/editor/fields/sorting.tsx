import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDndContext,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DraggableSyntheticListeners,
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
import { useRef, useState, type ReactNode, type CSSProperties } from 'react';
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
/** A finger that rests this long, in ms, and moves no more than so many px, takes something up; any other scrolls. */
const LONG_PRESS = { delay: 250, tolerance: 8 };
/** Enter is left for what a handle does besides. */
const KEYS = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };

/** Entries are of very different height: the one under the pointer counts, not the one whose middle is nearest. */
const underPointer: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : closestCenter(args);
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Makes the entries inside it movable, by the pointer and by the keyboard. */
export function SortableList({ ids, nameOf, onMove, layout, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: CLICK_PX } }),
    useSensor(TouchSensor, { activationConstraint: LONG_PRESS }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, keyboardCodes: KEYS }),
  );
  const lastTold = useRef(-1);
  const [moved, setMoved] = useState<string | null>(null);
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
      onDragStart={({ active, activatorEvent }) => setMoved(isKey(activatorEvent) ? null : String(active.id))}
      onDragCancel={() => setMoved(null)}
      onDragEnd={({ active, over }) => {
        setMoved(null);
        if (over) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={[...ids]} strategy={rows ? verticalListSortingStrategy : rectSortingStrategy}>
        {children}
      </SortableContext>
      {/* Even an empty one would count as what is moved. */}
      {moved !== null && (
        <DragOverlay dropAnimation={null} style={AS_HIGH_AS_IT_IS}>
          <Moved name={nameOf(ids.indexOf(moved))} />
        </DragOverlay>
      )}
    </DndContext>
  );
}

const AS_HIGH_AS_IT_IS = { height: 'auto' };

/** What hangs at the pointer while something is moved; where it would come to stand, its empty place shows. */
function Moved({ name }: { name: string }) {
  return (
    <p
      aria-hidden="true"
      className="flex min-h-9 max-w-full items-center gap-2 rounded-lg bg-sheet px-3 py-1.5 font-semibold shadow-lifted"
    >
      <GripIcon className="size-5 shrink-0 text-ink-faint" />
      <span className="truncate">{name}</span>
    </p>
  );
}

/** How the empty place looks; what stood in it keeps its room. */
const PLACEHOLDER =
  'bg-accent-wash! shadow-none! outline-2 -outline-offset-2 outline-dashed outline-accent [&>*]:opacity-0';
/** By the keyboard an entry moves itself: every key counts from the first on, and the focus stays in sight. */
const LIFTED = 'relative z-10 shadow-lifted';

function isKey(event: Event | null): boolean {
  return event instanceof KeyboardEvent;
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

/**
 * One entry of a `SortableList`: what moves, how that looks meanwhile, the handle it is moved by, and what a long press
 * takes it up by besides.
 */
export function useSortableEntry(id: string, disabled: boolean) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled });
  const { activatorEvent } = useDndContext();
  const style: CSSProperties = {
    // Moved only, never stretched to the size of what makes room.
    transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
    transition,
  };
  const handle = {
    ...listeners,
    ref: setActivatorNodeRef,
    'aria-describedby': attributes['aria-describedby'],
    'aria-roledescription': 'movable',
    disabled,
  };
  const longPress: DraggableSyntheticListeners = listeners?.onTouchStart && {
    onTouchStart: listeners.onTouchStart,
  };
  const moving = isDragging ? (isKey(activatorEvent) ? LIFTED : PLACEHOLDER) : undefined;
  return { ref: setNodeRef, style, handle, longPress, moving };
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
      className="relative z-1 -ml-2 cursor-grab touch-manipulation text-ink-faint active:cursor-grabbing"
    >
      <GripIcon />
    </IconButton>
  );
}

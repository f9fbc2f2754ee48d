import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { STAGES, type Stage } from '#documents/application/fields.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/display/tabs.tsx';
import { SIDE_BY_SIDE, useMediaQuery } from '#ui/use-media-query.ts';
import type { ApplicationRow } from '../contract.ts';
import { asStage, STAGE_NAMES } from '../content/stage-names.ts';
import type { RowsProps } from '../list/application-list.tsx';
import { nameOf } from '../list/row-names.ts';
import { toStage } from '../list/stage-change.ts';
import { announcements, INSTRUCTIONS } from './announcements.ts';
import { BoardColumn } from './board-column.tsx';

/** A press that moves less than this is a click, in px. */
const CLICK_PX = 4;
/** A finger that rests this long, in ms, and moves no more than so many px, takes something up; any other scrolls. */
const LONG_PRESS = { delay: 250, tolerance: 8 };

type BoardProps = RowsProps & {
  /** The stage that a small screen shows; null for the first. */
  stage: Stage | null;
  onStage: (stage: Stage) => void;
};

/** Applications by stage. They are moved by the pointer, or by the menu of each; a small screen shows one stage at a time. */
export function Board({ rows, today, onChange, stage, onStage }: BoardProps) {
  const wide = useMediaQuery(SIDE_BY_SIDE);
  const board = useRef<HTMLDivElement>(null);
  const byStage = useMemo(
    () => Object.groupBy(rows, (row) => row.stage) as Partial<Record<Stage, ApplicationRow[]>>,
    [rows],
  );
  const move = useCallback(
    (row: ApplicationRow, next: Stage) => {
      if (row.stage !== next)
        onChange(row, toStage(next, row, new Date()), `${nameOf(row)}: ${STAGE_NAMES[next]}`);
    },
    [onChange],
  );
  const moveByMenu = useCallback(
    (row: ApplicationRow, next: Stage) => {
      move(row, next);
      // The card stands in another column now, and the menu gives the focus to a button that is gone.
      setTimeout(() => focusCard(board.current, row));
    },
    [move],
  );
  const column = (one: Stage) => (
    <BoardColumn
      key={one}
      stage={one}
      rows={byStage[one] ?? []}
      today={today}
      onMove={moveByMenu}
      wide={wide}
    />
  );
  if (wide)
    return (
      <Draggable rows={rows} onMove={move}>
        <div ref={board} className="grid grid-cols-5 items-stretch gap-3">
          {STAGES.map(column)}
        </div>
      </Draggable>
    );
  return (
    <div ref={board}>
      <Tabs value={stage ?? STAGES[0]} onValueChange={(next) => onStage(asStage(next) ?? STAGES[0])}>
        <TabList aria-label="Stage">
          {STAGES.map((one) => (
            <Tab key={one} value={one}>
              {STAGE_NAMES[one]} ({byStage[one]?.length ?? 0})
            </Tab>
          ))}
        </TabList>
        {STAGES.map((one) => (
          <TabPanel key={one} value={one}>
            {column(one)}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}

type DraggableProps = {
  rows: readonly ApplicationRow[];
  onMove: (row: ApplicationRow, stage: Stage) => void;
  children: ReactNode;
};

/** Lets the pointer carry a card to another column. */
function Draggable({ rows, onMove, children }: DraggableProps) {
  const [carried, setCarried] = useState<ApplicationRow>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: CLICK_PX } }),
    useSensor(TouchSensor, { activationConstraint: LONG_PRESS }),
  );
  const find = (id: UniqueIdentifier) => rows.find((row) => row.id === id);
  const drop = ({ active, over }: DragEndEvent) => {
    setCarried(undefined);
    const [row, stage] = [find(active.id), asStage(String(over?.id))];
    if (row && stage) onMove(row, stage);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: announcements(find), screenReaderInstructions: INSTRUCTIONS }}
      onDragStart={({ active }) => setCarried(find(active.id))}
      onDragCancel={() => setCarried(undefined)}
      onDragEnd={drop}
    >
      {children}
      {carried && (
        <DragOverlay dropAnimation={null}>
          <p aria-hidden="true" className="rounded-md bg-sheet px-3 py-2 font-semibold shadow-lifted">
            {nameOf(carried)}
          </p>
        </DragOverlay>
      )}
    </DndContext>
  );
}

/** The focus goes to the menu of a card that was moved; where it is out of sight, to the stage that is shown. */
function focusCard(board: HTMLElement | null, { id }: ApplicationRow): void {
  const button = board?.querySelector<HTMLElement>(`[data-application="${id}"] button`);
  (button ?? board?.querySelector<HTMLElement>('[role=tab][data-state=active]'))?.focus();
}

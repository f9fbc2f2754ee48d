import { useDraggable, useDroppable } from '@dnd-kit/core';
import { memo, type ReactNode } from 'react';
import { STAGES, type Stage } from '#documents/application/fields.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Menu } from '#ui/menus/menu.tsx';
import type { ApplicationRow } from '../contract.ts';
import { STAGE_NAMES } from '../content/stage-names.ts';
import { ApplicationLink } from '../list/application-link.tsx';
import { besides, headingOf, nameOf } from '../list/row-names.ts';
import { RowMarks } from '../list/row-marks.tsx';

type BoardColumnProps = {
  stage: Stage;
  rows: readonly ApplicationRow[];
  /** Today, `YYYY-MM-DD`. */
  today: string;
  onMove: (row: ApplicationRow, stage: Stage) => void;
  /** Whether it stands beside the others: then cards are carried into it. */
  wide: boolean;
};

/** The applications of one stage. */
export const BoardColumn = memo(function BoardColumn({ stage, rows, today, onMove, wide }: BoardColumnProps) {
  const heading = `stage-${stage}`;
  const cards = (
    <ul aria-labelledby={heading} className="grid gap-2 sm:max-lg:grid-cols-2">
      {rows.map((row) => {
        const card = <BoardCard row={row} today={today} onMove={onMove} />;
        return wide ? (
          <Carried key={row.id} row={row}>
            {card}
          </Carried>
        ) : (
          <li key={row.id} data-application={row.id} className={CARD}>
            {card}
          </li>
        );
      })}
    </ul>
  );
  const head = (
    <h2 id={heading} className={classNames('mb-2 text-base', !wide && 'visually-hidden')}>
      {STAGE_NAMES[stage]} <span className="text-ink-soft">({rows.length})</span>
    </h2>
  );
  const empty = rows.length === 0 && <p className="py-4 text-center text-sm text-ink-soft">None here.</p>;
  if (wide)
    return (
      <Target stage={stage}>
        {head}
        {empty || cards}
      </Target>
    );
  return (
    <>
      {head}
      {empty || cards}
    </>
  );
});

const CARD =
  'min-w-0 rounded-md bg-sheet p-3 shadow-sheet [content-visibility:auto] [contain-intrinsic-size:auto_7rem]';

/** Where a card can be put down. */
function Target({ stage, children }: { stage: Stage; children: ReactNode }) {
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={`stage-${stage}`}
      className={classNames(
        'min-w-0 rounded-lg bg-desk p-2',
        isOver && 'outline-2 -outline-offset-2 outline-dashed outline-accent',
      )}
    >
      {children}
    </section>
  );
}

/** A card that the pointer can take up; keys have its menu. */
function Carried({ row, children }: { row: ApplicationRow; children: ReactNode }) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: row.id });
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      data-application={row.id}
      className={classNames(CARD, 'cursor-grab', isDragging && 'opacity-50')}
    >
      {children}
    </li>
  );
}

type BoardCardProps = Pick<BoardColumnProps, 'today' | 'onMove'> & { row: ApplicationRow };

const BoardCard = memo(function BoardCard({ row, today, onMove }: BoardCardProps) {
  return (
    <>
      <p className="-m-1 line-clamp-3 p-1 wrap-anywhere">
        <ApplicationLink id={row.id} draggable={false} className="font-semibold text-ink hover:text-accent">
          {headingOf(row)}
        </ApplicationLink>
      </p>
      <p className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">{besides(row)}</p>
      <div className="mt-1 grid gap-1 text-sm empty:hidden">
        <RowMarks row={row} today={today} />
      </div>
      <Menu
        trigger={
          <Button variant="flush" size="small" aria-label={`Move to… ${nameOf(row)}`} className="mt-1">
            Move to…
          </Button>
        }
        entries={STAGES.filter((stage) => stage !== row.stage).map((stage) => ({
          label: STAGE_NAMES[stage],
          onSelect: () => onMove(row, stage),
        }))}
      />
    </>
  );
});

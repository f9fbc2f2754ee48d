import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { STAGE_NAMES } from '../content/stage-names.ts';
import { ListDialog } from '../list-dialog.tsx';
import { ApplicationLink } from '../list/application-link.tsx';
import { nameOf } from '../list/row-names.ts';
import { ARCHIVED_QUERY } from './archived-query.ts';
import { useArchiving } from './use-archiving.ts';

/** The applications that were put away, each with the way to it and back. */
export function Archived({ onClose }: { onClose: () => void }) {
  const { data: rows, error } = useQuery(ARCHIVED_QUERY);
  const archive = useArchiving();
  const told = useRef<HTMLParagraphElement>(null);
  return (
    <ListDialog
      title="Archived applications"
      description="They are kept, and stand in no list, calendar or figure until you bring them back."
      said={rows ? countText(rows.length) : error ? 'They could not be loaded.' : 'Loading...'}
      told={told}
      onClose={onClose}
    >
      <ul aria-label="Archived applications" className="divide-y divide-line">
        {rows?.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 grow wrap-anywhere">
              <ApplicationLink id={row.id} className="font-semibold">
                {nameOf(row)}
              </ApplicationLink>{' '}
              <span className="text-sm text-ink-soft">{STAGE_NAMES[row.stage]}</span>
            </span>
            <Button
              variant="secondary"
              size="small"
              aria-label={`Bring back ${nameOf(row)}`}
              // The button goes with its line.
              onClick={() =>
                archive({ id: row.id, title: nameOf(row), archived: false }, () => told.current?.focus())
              }
            >
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </ListDialog>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Nothing is archived.';
  return count === 1 ? 'One application.' : `${count} applications.`;
}

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { deviceDocuments } from '#editor/drafts/device-drafts.ts';
import { draftName } from '#editor/drafts/draft-name.ts';
import { changeStored } from '#editor/session/change-stored.ts';
import { errorText, isSignedOut } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { applicationKind } from '../application-kind.ts';
import type { ApplicationRow } from '../contract.ts';
import { takingBack, type RowChange } from './stage-change.ts';
import { changeRow } from './use-applications.ts';

type Step = { row: ApplicationRow; change: RowChange; told: string };

/** How many changes can be taken back. */
const STEPS_MAX = 100;

/**
 * Changes applications where they are listed: each change is seen at once and saved by the ordinary call, one after the
 * other for one application. What cannot be saved is as it was again, and that is told.
 */
export function useRowChanges(accountId: number, rows: readonly ApplicationRow[]) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const { refresh } = useAuth();
  const [pending, setPending] = useState<ReadonlyMap<number, RowChange>>(new Map());
  const [done, setDone] = useState<readonly Step[]>([]);
  const queues = useRef(new Map<number, Promise<void>>());

  const save = useCallback(
    async (id: number, change: RowChange) => {
      try {
        const { now } = await changeStored(applicationKind, id, (data) => ({ ...data, ...change }));
        const { version, updatedAt } = now;
        changeRow(queryClient, id, { ...change, version, ...(updatedAt !== undefined && { updatedAt }) });
        deviceDocuments(accountId).news.emit({
          ...{ kind: 'saved', document: draftName(applicationKind, id), version },
        });
      } catch (error) {
        const description = errorText(error, 'The change could not be saved. Please try again.');
        toast({ title: 'Not changed', description, variant: 'destructive' });
        if (isSignedOut(error)) void refresh();
      }
      setPending((before) => without(before, id, change));
    },
    [accountId, queryClient, refresh, toast],
  );

  const carryOut = useCallback(
    (id: number, change: RowChange) => {
      setPending((before) => new Map(before).set(id, { ...before.get(id), ...change }));
      const after = (queues.current.get(id) ?? Promise.resolve()).then(() => save(id, change));
      queues.current.set(id, after);
    },
    [save],
  );

  const undo = useCallback(
    (step: Step) => {
      setDone((before) => before.filter((one) => one !== step));
      carryOut(step.row.id, takingBack(step.row, step.change));
      toast({ title: 'Undone', description: step.told });
    },
    [carryOut, toast],
  );

  const change = useCallback(
    (row: ApplicationRow, wanted: RowChange, told: string) => {
      const step = { row, change: wanted, told };
      setDone((before) => [...before, step].slice(-STEPS_MAX));
      carryOut(row.id, wanted);
      toast({ title: told, action: { label: 'Undo', onSelect: () => undo(step) } });
    },
    [carryOut, toast, undo],
  );

  const shown = useMemo(
    () =>
      pending.size === 0
        ? rows
        : rows.map((row) => (pending.has(row.id) ? { ...row, ...pending.get(row.id) } : row)),
    [rows, pending],
  );
  const last = done.at(-1);
  return { shown, change, undoLast: last && (() => undo(last)) };
}

/** What is still on its way once a change is through: all of it that a later change has named again. */
function without(
  pending: ReadonlyMap<number, RowChange>,
  id: number,
  change: RowChange,
): ReadonlyMap<number, RowChange> {
  const left = Object.entries(pending.get(id) ?? {}).filter(
    ([name, value]) => change[name as keyof RowChange] !== value, // Names of such a change.
  );
  const next = new Map(pending);
  if (left.length === 0) next.delete(id);
  else next.set(id, Object.fromEntries(left));
  return next;
}

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { deviceDocuments } from '#editor/drafts/device-drafts.ts';
import { draftName } from '#editor/drafts/draft-name.ts';
import { changeStored } from '#editor/session/change-stored.ts';
import { ApiError, isSignedOut } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { useToast, type Toast } from '#ui/toast/toast.tsx';
import { applicationKind } from '../application-kind.ts';
import type { ApplicationRow } from '../contract.ts';
import { failureText, OFFLINE } from '../failure-text.ts';
import { ROWS_KEY } from './rows-query.ts';
import { isStill, stageOf, takingBack, type RowChange } from './stage-change.ts';
import { changeRow } from './use-applications.ts';

/** Something that was changed; `before` is what the server had, which is known once it is saved. */
type Step = { row: ApplicationRow; change: RowChange; told: string; before?: RowChange };

/** What is shown already and not saved yet. */
type Pending = { number: number; id: number; change: RowChange };

/** How many changes can be taken back. */
const STEPS_MAX = 100;

/**
 * Changes applications where they are listed: each change is seen at once and saved by the ordinary call, one after the
 * other for one application. What cannot be saved is as it was again, and that is told.
 */
export function useRowChanges(accountId: number, rows: readonly ApplicationRow[]) {
  const { toast } = useToast();
  const save = useRowSave(accountId);
  const { pending, carryOut } = useTurns();
  const { steps, last, putSteps } = useSteps();

  const undo = useCallback(
    (step: Step) => {
      // A message may offer what was taken back already, or could not be saved.
      if (!steps.current.includes(step)) return;
      if (!navigator.onLine) return toast(offline('Not undone'));
      putSteps(steps.current.filter((one) => one !== step));
      const { row, change, told } = step;
      carryOut(row.id, takingBack(row, change), async () => {
        const { before } = step;
        if (!before) return;
        await save(row.id, (now) => {
          if (!isStill(now, change)) throw new ChangedSince();
          return before;
        });
      });
      toast({ title: 'Undone', description: told });
    },
    [carryOut, putSteps, save, steps, toast],
  );

  const change = useCallback(
    (row: ApplicationRow, wanted: RowChange, told: string) => {
      if (!navigator.onLine) return toast(offline('Not changed'));
      const step: Step = { row, change: wanted, told };
      putSteps([...steps.current, step].slice(-STEPS_MAX));
      carryOut(row.id, wanted, async () => {
        const before = await save(row.id, () => wanted);
        if (before) step.before = takingBack(before, wanted);
        else putSteps(steps.current.filter((one) => one !== step));
      });
      toast({ title: told, action: { label: 'Undo', onSelect: () => undo(step) } });
    },
    [carryOut, putSteps, save, steps, toast, undo],
  );

  const shown = useMemo(
    () =>
      pending.length === 0
        ? rows
        : rows.map((row) =>
            pending.reduce((as, { id, change: part }) => (id === row.id ? { ...as, ...part } : as), row),
          ),
    [rows, pending],
  );
  return { shown, change, undoLast: last && (() => undo(last)) };
}

const NOT_SAVED = 'The change could not be saved. Please try again.';

/** Nothing is shown as changed that is known to change back. */
const offline = (title: string): Toast => ({ title, description: OFFLINE, variant: 'destructive' });

/** It was changed elsewhere since: what somebody did there is not undone here. */
class ChangedSince extends Error {}

/** Saves a change of a stored application; answers what it was before or, where it could not be saved, nothing. */
function useRowSave(accountId: number) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const { refresh } = useAuth();
  return useCallback(
    async (id: number, change: (now: ReturnType<typeof stageOf>) => RowChange) => {
      try {
        const { before, now } = await changeStored(applicationKind, id, (data) => ({
          ...data,
          ...change(data),
        }));
        const { version, updatedAt, data } = now;
        await changeRow(queryClient, id, {
          ...stageOf(data),
          version,
          ...(updatedAt !== undefined && { updatedAt }),
        });
        deviceDocuments(accountId).news.emit({
          ...{ kind: 'saved', document: draftName(applicationKind, id), version },
        });
        return stageOf(before.data);
      } catch (error) {
        const isOlder = error instanceof ChangedSince;
        toast({
          title: isOlder ? 'Not undone' : 'Not changed',
          description: isOlder ? 'It was changed elsewhere since.' : failureText(error, NOT_SAVED),
          variant: 'destructive',
        });
        const isGone = error instanceof ApiError && error.code === 'not_found';
        // The list is behind.
        if (isOlder || isGone) void queryClient.invalidateQueries({ queryKey: ROWS_KEY });
        if (isSignedOut(error)) void refresh();
        return undefined;
      }
    },
    [accountId, queryClient, refresh, toast],
  );
}

/** Work that is shown at once, and done one after the other for one application. */
function useTurns() {
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const queues = useRef(new Map<number, Promise<void>>());
  const numbers = useRef(0);
  const carryOut = useCallback((id: number, change: RowChange, work: () => Promise<void>) => {
    numbers.current += 1;
    const number = numbers.current;
    setPending((before) => [...before, { number, id, change }]);
    const turn = (queues.current.get(id) ?? Promise.resolve())
      .then(work)
      .finally(() => setPending((before) => before.filter((one) => one.number !== number)));
    queues.current.set(id, turn);
  }, []);
  return { pending, carryOut };
}

/** What can be taken back: read at once by whoever acts on it, and shown. */
function useSteps() {
  const steps = useRef<readonly Step[]>([]);
  const [last, setLast] = useState<Step>();
  const putSteps = useCallback((next: readonly Step[]) => {
    steps.current = next;
    setLast(next.at(-1));
  }, []);
  return { steps, last, putSteps };
}

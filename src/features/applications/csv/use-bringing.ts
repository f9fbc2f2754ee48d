import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { applicationIdentity } from '#documents/application/identity.ts';
import type { ApplicationData } from '#documents/application/schema.ts';
import { newCreationKey } from '#editor/session/creation-key.ts';
import { listKey } from '#editor/session/edited-kind.ts';
import { ApiError, isSignedOut } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { useToast, type Toast } from '#ui/toast/toast.tsx';
import { useIsHere } from '#ui/use-is-here.ts';
import { applicationKind } from '../application-kind.ts';
import { failureText } from '../failure-text.ts';

type Brought = { row: number; title: string; data: ApplicationData };

/** A row that the server takes in no way, and why. */
export type RefusedRow = { row: number; title: string; message: string };

/**
 * Adds applications one by one. What the server does not take is left out and told; where one cannot be added just now it
 * stops, says why, and goes on from there when asked.
 */
export function useBringing() {
  const queryClient = useQueryClient();
  const { refresh } = useAuth();
  const { toast } = useToast();
  const [done, setDone] = useState(0);
  const [refused, setRefused] = useState<readonly RefusedRow[]>([]);
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  // A row that is sent again, since its answer was lost, makes no second application.
  const keys = useRef(new Map<Brought, string>());
  const here = useIsHere();
  const keyOf = (one: Brought) => {
    const key = keys.current.get(one) ?? newCreationKey();
    keys.current.set(one, key);
    return key;
  };
  const add = async (one: Brought): Promise<RefusedRow | undefined> => {
    const { row, title, data } = one;
    try {
      const content = { title, data, templateId: applicationIdentity.onlyTemplate };
      await applicationKind.gateway.create(content, keyOf(one));
      return undefined;
    } catch (error) {
      if (isRefused(error)) return { row, title, message: error.message };
      throw error;
    }
  };

  const bring = async (rows: readonly Brought[]) => {
    setRunning(true);
    setProblem(undefined);
    let leftOut = refused.length;
    let at = done;
    try {
      for (; at < rows.length && here.current; at += 1) {
        const row = rows[at];
        const why = row && (await add(row));
        if (why) {
          leftOut += 1;
          setRefused((before) => [...before, why]);
        }
        setDone(at + 1);
      }
    } catch (error) {
      setProblem(failureText(error, 'The next one could not be added. Please try again.'));
      if (isSignedOut(error)) void refresh();
    }
    setRunning(false);
    void queryClient.invalidateQueries({ queryKey: listKey(applicationKind) });
    // Whoever closes it meanwhile is told how far it came.
    if (!here.current) toast(stoppedText(at - leftOut, rows.length));
  };
  return { bring, done, added: done - refused.length, refused, isRunning, problem };
}

/** Whether what was sent is the reason, so that the same would never be taken. */
function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'invalid_request' || error.status === 413);
}

function stoppedText(added: number, count: number): Toast {
  if (added === count) return { title: `${added} applications added` };
  return {
    title: 'Adding stopped',
    description: `${added} of ${count} applications were added. Import the table again for the rest: what is there already is not added twice.`,
    variant: 'warning',
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { applicationIdentity } from '#documents/application/identity.ts';
import type { ApplicationData } from '#documents/application/schema.ts';
import { newCreationKey } from '#editor/session/creation-key.ts';
import { listKey } from '#editor/session/edited-kind.ts';
import { errorText, isSignedOut } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { useIsHere } from '#ui/use-is-here.ts';
import { applicationKind } from '../application-kind.ts';

type Brought = { title: string; data: ApplicationData };

/** Adds applications one by one. Where one cannot be added it stops, says why, and goes on from there when asked. */
export function useBringing() {
  const queryClient = useQueryClient();
  const { refresh } = useAuth();
  const [added, setAdded] = useState(0);
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

  const bring = async (rows: readonly Brought[]) => {
    setRunning(true);
    setProblem(undefined);
    try {
      for (const [at, row] of rows.entries()) {
        if (at < added) continue;
        if (!here.current) break;
        const content = { ...row, templateId: applicationIdentity.onlyTemplate };
        await applicationKind.gateway.create(content, keyOf(row));
        setAdded(at + 1);
      }
    } catch (error) {
      setProblem(errorText(error, 'The next one could not be added. Please try again.'));
      if (isSignedOut(error)) void refresh();
    }
    setRunning(false);
    void queryClient.invalidateQueries({ queryKey: listKey(applicationKind) });
  };
  return { bring, added, isRunning, problem };
}

import { useRef, useState } from 'react';
import { ApiError } from '#platform/http/api-error.ts';
import { errorText } from '#platform/http/error-text.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { undoChange } from '../calls.ts';
import type { UndoAnswer } from '../contract.ts';

type Refused = { message: string; code: string };

/** Undoes a change by the token of its link; a second press while one runs is dropped. */
export function useUndo(token: string | undefined) {
  const { refresh } = useAuth();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<UndoAnswer>();
  const [refused, setRefused] = useState<Refused>();
  const running = useRef(false);

  async function undo() {
    if (running.current || token === undefined) return;
    running.current = true;
    setBusy(true);
    setRefused(undefined);
    try {
      setDone(await undoChange({ body: { token } }));
      // Whoever was signed in here to that account is no more.
      await refresh();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : '';
      setRefused({ message: errorText(error, 'That did not get through. Please try again.'), code });
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { undo, busy, done, refused };
}

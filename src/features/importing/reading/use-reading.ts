import { useCallback, useEffect, useRef, useState } from 'react';
import {
  newImportWorker,
  startImportEngine,
  type ImportEngine,
  type ReadingRefusal,
} from './import-engine.ts';
import type { Brought } from './protocol.ts';

/** Before there is something to review. */
export type BeforeReview =
  { status: 'empty'; problem: ReadingProblem | null } | { status: 'reading'; name: string };

type ReadingState<Read> =
  BeforeReview | { status: 'read'; name: string; brought: Brought; read: Read; engine: ImportEngine };

/** Why what was brought cannot be reviewed; a text has no name. */
export type ReadingProblem = { reason: ReadingRefusal; name: string };

type Refused = { ok: false; reason: ReadingRefusal };

function isRefused(outcome: { ok: true } | Refused): outcome is Refused {
  return !outcome.ok;
}

/**
 * The way from nothing to what was read. Something else that is brought ends whatever is done with what came before.
 * `readBy` must keep its identity.
 */
export function useReading<Read extends { ok: true }>(
  readBy: (engine: ImportEngine, brought: Brought) => Promise<Read | Refused>,
) {
  const [state, setState] = useState<ReadingState<Read>>({ status: 'empty', problem: null });
  const engine = useRef<ImportEngine | null>(null);

  const stop = useCallback(() => {
    const left = engine.current;
    // It is forgotten before it is closed, so that an answer on its way is not taken for the next one.
    engine.current = null;
    left?.close();
  }, []);
  useEffect(() => stop, [stop]);

  const read = useCallback(
    async (brought: Brought) => {
      stop();
      const name = 'file' in brought ? brought.file.name : '';
      setState({ status: 'reading', name });
      const current = (engine.current = startImportEngine(newImportWorker()));
      const outcome = await readBy(current, brought);
      if (engine.current !== current) return;
      if (!isRefused(outcome))
        return setState({ status: 'read', name, brought, read: outcome, engine: current });
      stop();
      setState({ status: 'empty', problem: { reason: outcome.reason, name } });
    },
    [stop, readBy],
  );

  const startOver = useCallback(() => {
    stop();
    setState({ status: 'empty', problem: null });
  }, [stop]);

  /** What was read cannot be shown. */
  const fail = useCallback(() => {
    stop();
    setState((now) => ({
      status: 'empty',
      problem: { reason: 'failed', name: now.status === 'empty' ? '' : now.name },
    }));
  }, [stop]);

  return { state, read, startOver, fail };
}

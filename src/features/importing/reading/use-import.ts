import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImportedFile } from '#documents/import/imported-file.ts';
import {
  newImportWorker,
  startImportEngine,
  type ImportEngine,
  type ReadingRefusal,
} from './import-engine.ts';
import type { Brought } from './protocol.ts';

export type ImportState =
  | { status: 'empty'; problem: ReadingProblem | null }
  | { status: 'reading'; name: string }
  | { status: 'read'; name: string; brought: Brought; imported: ImportedFile; engine: ImportEngine };

/** Why what was brought cannot be reviewed; a text has no name. */
export type ReadingProblem = { reason: ReadingRefusal; name: string };

/** The way from nothing to what was read. Something else that is brought ends whatever is done with what came before. */
export function useImport() {
  const [state, setState] = useState<ImportState>({ status: 'empty', problem: null });
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
      const outcome = await current.read(brought);
      if (engine.current !== current) return;
      if (outcome.ok)
        return setState({ status: 'read', name, brought, imported: outcome.imported, engine: current });
      stop();
      setState({ status: 'empty', problem: { reason: outcome.reason, name } });
    },
    [stop],
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

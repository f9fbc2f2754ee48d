import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckReport } from '#documents/checks/report.ts';
import { newCheckerWorker, startCheckerEngine, type CheckerEngine, type Refusal } from './checker-engine.ts';
import { type Analysis, type AnalysisStep, thisMonth } from './protocol.ts';
import { refusedAtOnce } from './refused-at-once.ts';

export type CheckerState =
  | { status: 'empty'; problem: Problem | null }
  | { status: 'chosen'; file: File; problem: Problem | null }
  | { status: 'analyzing'; file: File; step: AnalysisStep }
  | { status: 'result'; file: File; analysis: Analysis; engine: CheckerEngine };

/** Why a file is not checked, with its name where it is no longer chosen. */
export type Problem = { reason: Refusal; fileName: string };

/** The checker's way from no file to a report. Another file ends whatever is done with the one before. */
export function useChecker() {
  const [state, setState] = useState<CheckerState>({ status: 'empty', problem: null });
  const engine = useRef<CheckerEngine | null>(null);

  const stop = useCallback(() => {
    const left = engine.current;
    // It is forgotten before it is closed, so that an answer on its way is not taken for the next one.
    engine.current = null;
    left?.close();
  }, []);
  useEffect(() => stop, [stop]);

  const choose = useCallback(
    (file: File) => {
      stop();
      const reason = refusedAtOnce(file);
      if (reason) return setState({ status: 'empty', problem: { reason, fileName: file.name } });
      engine.current = startCheckerEngine(newCheckerWorker(), file.name);
      setState({ status: 'chosen', file, problem: null });
    },
    [stop],
  );

  const remove = useCallback(() => {
    stop();
    setState({ status: 'empty', problem: null });
  }, [stop]);

  const analyze = useCallback(async (file: File, jobAd: string) => {
    // A worker that has given up on a file once is of no use for a second attempt.
    const current = (engine.current ??= startCheckerEngine(newCheckerWorker(), file.name));
    setState({ status: 'analyzing', file, step: 'opening' });
    const outcome = await current.analyze(file, jobAd, thisMonth(), (step) => {
      if (engine.current === current) setState({ status: 'analyzing', file, step });
    });
    if (engine.current !== current) return;
    if (outcome.ok) return setState({ status: 'result', file, analysis: outcome.analysis, engine: current });
    engine.current = null;
    current.close();
    setState({ status: 'chosen', file, problem: { reason: outcome.reason, fileName: file.name } });
  }, []);

  /** Puts another report on the same file in place of the one before. */
  const replaceReport = useCallback((report: CheckReport) => {
    setState((state) =>
      state.status === 'result' ? { ...state, analysis: { ...state.analysis, report } } : state,
    );
  }, []);

  /** The report cannot be shown. */
  const fail = useCallback(() => {
    stop();
    setState((state) =>
      state.status === 'empty'
        ? state
        : {
            status: 'chosen',
            file: state.file,
            problem: { reason: 'failed', fileName: state.file.name },
          },
    );
  }, [stop]);

  return { state, choose, remove, analyze, replaceReport, fail };
}

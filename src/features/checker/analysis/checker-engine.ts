import type { CheckReport } from '#documents/checks/report.ts';
import type { Unreadable } from '#documents/parser/parsed-file.ts';
import { browserPaper } from '#editor/fields/browser-paper.ts';
import type { ImportedResume } from '#documents/parser/to-data/to-resume-data.ts';
import { openWorkerChannel, WorkerFailedError, type WorkerPort } from '#platform/worker-channel.ts';
import type { Analysis, CheckerCalls, AnalysisStep, Today } from './protocol.ts';

/** Why there is no report: the file cannot be read, or the checker failed. */
export type Refusal = Unreadable | 'failed';

export type Outcome = { ok: true; analysis: Analysis } | { ok: false; reason: Refusal };

/** One worker for one file, from its choice until another takes its place. */
export type CheckerEngine = {
  /** Once for an engine. Never rejects. */
  analyze(file: File, jobAd: string, today: Today, onStep: (step: AnalysisStep) => void): Promise<Outcome>;
  /** The report with an advertisement beside it. These three reject when the worker is gone or late. */
  compare(jobAd: string): Promise<CheckReport>;
  draw(page: number, width: number): Promise<ImageBitmap | null>;
  importResume(): Promise<ImportedResume>;
  close(): void;
};

/** Two pages take about a second, and a slow phone six times as long: past it, in ms, a file is given up. */
export const ANALYSIS_LIMIT_MS = 45_000;

/** What was read is compared and taken over in a moment, and a page is drawn in less than a second: past it, in ms, the worker hangs. */
export const FURTHER_LIMIT_MS = 30_000;

/** The worker's own file; the build gives it a name with a hash. */
export function newCheckerWorker(): WorkerPort {
  return new Worker(new URL('./worker/checker-worker.ts', import.meta.url), {
    type: 'module',
    name: 'checker',
  });
}

/** @param name of the file that was chosen: what is needed for it is loaded at once */
export function startCheckerEngine(port: WorkerPort, name: string): CheckerEngine {
  let tellStep: (step: AnalysisStep) => void = () => undefined;
  const channel = openWorkerChannel<CheckerCalls, AnalysisStep>(port, (step) => tellStep(step));
  // A failure is told to whoever asks for the analysis.
  channel.ask('prepare', { name }).catch(() => undefined);

  return {
    async analyze(file, jobAd, today, onStep) {
      tellStep = onStep;
      try {
        return await channel.ask('analyze', { file, jobAd, today }, ANALYSIS_LIMIT_MS);
      } catch (error) {
        const late = error instanceof WorkerFailedError && error.late;
        return { ok: false, reason: late ? 'took-too-long' : 'failed' };
      }
    },
    compare: (jobAd) => channel.ask('compare', { jobAd }, FURTHER_LIMIT_MS),
    draw: (page, width) => channel.ask('draw', { page, width }, FURTHER_LIMIT_MS),
    importResume: () => channel.ask('importResume', { paper: browserPaper() }, FURTHER_LIMIT_MS),
    close: channel.close,
  };
}

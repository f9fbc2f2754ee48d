import type { Report } from '#documents/checks/report.ts';
import type { Unreadable } from '#documents/readback/read-file.ts';
import { browserPaper } from '#editor/fields/browser-paper.ts';
import type { ReadIntoData } from '#documents/readback/to-data/to-data.ts';
import type { Analysis, Answer, FromWorker, Step, Today, ToWorker } from './protocol.ts';

/** What of a `Worker` is needed here. */
export type WorkerPort = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'
>;

/** Why there is no report: the file cannot be read, or the checker failed. */
export type Refusal = Unreadable | 'failed';

export type Outcome = { ok: true; analysis: Analysis } | { ok: false; reason: Refusal };

/** One worker for one file, from its choice until another takes its place. */
export type CheckerEngine = {
  /** Once for an engine. Never rejects. */
  analyze(file: File, jobAd: string, today: Today, onStep: (step: Step) => void): Promise<Outcome>;
  /** The report with an advertisement beside it. These three reject when the worker is gone. */
  compare(jobAd: string): Promise<Report>;
  draw(page: number, width: number): Promise<ImageBitmap | null>;
  carry(): Promise<ReadIntoData>;
  close(): void;
};

/** Two pages take about a second, and a slow phone six times as long: past it, in ms, a file is given up. */
export const ANALYSIS_LIMIT_MS = 45_000;

/** The worker's own file; the build gives it a name with a hash. */
export function newCheckerWorker(): WorkerPort {
  return new Worker(new URL('./worker/checker-worker.ts', import.meta.url), {
    type: 'module',
    name: 'checker',
  });
}

/** @param name of the file that was chosen: what is needed for it is loaded at once */
export function startCheckerEngine(port: WorkerPort, name: string): CheckerEngine {
  const asked = new Map<number, PromiseWithResolvers<Answer>>();
  let lastId = 0;
  let failure: Error | null = null;
  let finish: (outcome: Outcome) => void = () => undefined;
  let tellStep: (step: Step) => void = () => undefined;

  const fail = (message: string, reason: Refusal = 'failed') => {
    failure ??= new Error(message);
    port.terminate();
    finish({ ok: false, reason });
    for (const { reject } of asked.values()) reject(failure);
    asked.clear();
  };
  port.onerror = (event) => fail(event.message || 'the worker could not be started');
  port.onmessageerror = () => fail('a message could not be read');
  port.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'step') tellStep(data.step);
    else if (data.type === 'analyzed') finish({ ok: true, analysis: data.analysis });
    else if (data.type === 'unreadable') finish({ ok: false, reason: data.reason });
    else if (data.type === 'failed') fail(data.message);
    else {
      asked.get(data.id)?.resolve(data);
      asked.delete(data.id);
    }
  };
  const tell = (message: ToWorker) => port.postMessage(message);
  tell({ type: 'prepare', name });

  /** Asks for one answer, which is of the kind that belongs to the question. */
  async function ask<Kind extends Answer['type']>(
    message: (id: number) => ToWorker,
    kind: Kind,
  ): Promise<Extract<Answer, { type: Kind }>> {
    if (failure) throw failure;
    lastId += 1;
    const answer = Promise.withResolvers<Answer>();
    asked.set(lastId, answer);
    tell(message(lastId));
    const got = await answer.promise;
    if (!isOfKind(got, kind)) throw new Error('the worker answered another question');
    return got;
  }

  return {
    analyze: (file, jobAd, today, onStep) =>
      new Promise((resolve) => {
        if (failure) return resolve({ ok: false, reason: 'failed' });
        const late = setTimeout(() => fail('no answer in time', 'took-too-long'), ANALYSIS_LIMIT_MS);
        tellStep = onStep;
        finish = (outcome) => {
          clearTimeout(late);
          resolve(outcome);
        };
        tell({ type: 'analyze', file, jobAd, today });
      }),
    compare: async (jobAd) => (await ask((id) => ({ type: 'compare', id, jobAd }), 'compared')).report,
    draw: async (page, width) => (await ask((id) => ({ type: 'draw', id, page, width }), 'drawn')).bitmap,
    carry: async () => (await ask((id) => ({ type: 'carry', id, paper: browserPaper() }), 'carried')).carried,
    close: () => fail('closed'),
  };
}

function isOfKind<Kind extends Answer['type']>(
  answer: Answer,
  kind: Kind,
): answer is Extract<Answer, { type: Kind }> {
  return answer.type === kind;
}

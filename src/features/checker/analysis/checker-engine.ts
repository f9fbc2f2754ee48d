import type { CheckReport } from '#documents/checks/report.ts';
import type { Unreadable } from '#documents/parser/parsed-file.ts';
import { browserPaper } from '#editor/fields/browser-paper.ts';
import type { ImportedResume } from '#documents/parser/to-data/to-resume-data.ts';
import type { Analysis, Answer, FromChecker, Step, Today, ToChecker } from './protocol.ts';

/** What of a `Worker` is needed here. */
export type CheckerPort = Pick<
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
  compare(jobAd: string): Promise<CheckReport>;
  draw(page: number, width: number): Promise<ImageBitmap | null>;
  importResume(): Promise<ImportedResume>;
  close(): void;
};

/** Two pages take about a second, and a slow phone six times as long: past it, in ms, a file is given up. */
export const ANALYSIS_LIMIT_MS = 45_000;

/** The worker's own file; the build gives it a name with a hash. */
export function newCheckerWorker(): CheckerPort {
  return new Worker(new URL('./worker/checker-worker.ts', import.meta.url), {
    type: 'module',
    name: 'checker',
  });
}

/** @param name of the file that was chosen: what is needed for it is loaded at once */
export function startCheckerEngine(port: CheckerPort, name: string): CheckerEngine {
  const pending = new Map<number, PromiseWithResolvers<Answer>>();
  let lastId = 0;
  let failure: Error | null = null;
  let finish: (outcome: Outcome) => void = () => undefined;
  let onNextStep: (step: Step) => void = () => undefined;

  const fail = (message: string, reason: Refusal = 'failed') => {
    failure ??= new Error(message);
    port.terminate();
    finish({ ok: false, reason });
    for (const { reject } of pending.values()) reject(failure);
    pending.clear();
  };
  port.onerror = (event) => fail(event.message || 'the worker could not be started');
  port.onmessageerror = () => fail('a message could not be read');
  port.onmessage = ({ data }: MessageEvent<FromChecker>) => {
    if (data.type === 'step') onNextStep(data.step);
    else if (data.type === 'analyzed') finish({ ok: true, analysis: data.analysis });
    else if (data.type === 'unreadable') finish({ ok: false, reason: data.reason });
    else if (data.type === 'failed') fail(data.message);
    else {
      pending.get(data.id)?.resolve(data);
      pending.delete(data.id);
    }
  };
  const send = (message: ToChecker) => port.postMessage(message);
  send({ type: 'prepare', name });

  /** Asks for one answer, which is of the kind that belongs to the question. */
  async function ask<Kind extends Answer['type']>(
    message: (id: number) => ToChecker,
    kind: Kind,
  ): Promise<Extract<Answer, { type: Kind }>> {
    if (failure) throw failure;
    lastId += 1;
    const answer = Promise.withResolvers<Answer>();
    pending.set(lastId, answer);
    send(message(lastId));
    const got = await answer.promise;
    if (!isOfKind(got, kind)) throw new Error('the worker answered another question');
    return got;
  }

  return {
    analyze: (file, jobAd, today, onStep) =>
      new Promise((resolve) => {
        if (failure) return resolve({ ok: false, reason: 'failed' });
        const late = setTimeout(() => fail('no answer in time', 'took-too-long'), ANALYSIS_LIMIT_MS);
        onNextStep = onStep;
        finish = (outcome) => {
          clearTimeout(late);
          resolve(outcome);
        };
        send({ type: 'analyze', file, jobAd, today });
      }),
    compare: async (jobAd) => (await ask((id) => ({ type: 'compare', id, jobAd }), 'compared')).report,
    draw: async (page, width) => (await ask((id) => ({ type: 'draw', id, page, width }), 'drawn')).bitmap,
    importResume: async () =>
      (await ask((id) => ({ type: 'import', id, paper: browserPaper() }), 'imported')).imported,
    close: () => fail('closed'),
  };
}

function isOfKind<Kind extends Answer['type']>(
  answer: Answer,
  kind: Kind,
): answer is Extract<Answer, { type: Kind }> {
  return answer.type === kind;
}

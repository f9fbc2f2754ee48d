import type { Engine, EngineRequest } from '#documents/render/engine.ts';
import type { Printable } from '#documents/printable.ts';
import type { JobKind, JobResults } from '#documents/render/server/engine-child.server.ts';
import { refusalOf } from './engine-refusal.ts';
import type { Answered, PrintingCalls, Serving } from './machine-calls.ts';

/** Does what one process asks of the engine. */
export function serveEngine(engine: Engine): Serving<PrintingCalls> {
  const jobs = new Map<number, AbortController>();
  return {
    handlers: {
      isReady: () => engine.isReady(),
      room: (asker) =>
        answered(async () => {
          await engine.assertRoom(asker);
          return null;
        }),
      async print({ job, kind, document, requester }) {
        const withdrawing = new AbortController();
        jobs.set(job, withdrawing);
        const request = { ...requester, signal: withdrawing.signal };
        const answer = await answered(() => print(engine, kind, document, request));
        jobs.delete(job);
        return answer;
      },
      withdraw: (job) => jobs.get(job)?.abort(),
    },
    drop() {
      for (const withdrawing of jobs.values()) withdrawing.abort();
    },
  };
}

function print(
  engine: Engine,
  kind: JobKind,
  document: Printable,
  request: EngineRequest,
): Promise<JobResults[JobKind]> {
  switch (kind) {
    case 'pdf':
      return engine.pdf(document, request);
    case 'svg':
      return engine.svg(document, request);
    case 'exchange':
      return engine.exchange(document, request);
    case 'copy':
      return engine.copy(document, request);
    case 'readBack':
      return engine.readBack(document, request);
  }
}

/** What goes wrong is an answer too: a call that fails ends the channel. */
async function answered<T>(work: () => Promise<T>): Promise<Answered<T>> {
  try {
    return { result: await work() };
  } catch (error) {
    return { refused: refusalOf(error) };
  }
}

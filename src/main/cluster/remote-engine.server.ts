import type { Engine, EngineRequest } from '#documents/render/engine.ts';
import { EngineBusyError } from '#documents/render/engine-errors.ts';
import type { Printable } from '#documents/printable.ts';
import type { JobKind, JobResults } from '#documents/render/server/engine-child.server.ts';
import type { WorkerChannel } from '#platform/worker-channel.ts';
import { errorOf } from './engine-refusal.ts';
import type { Answered, PrintingCalls } from './machine-calls.ts';

/** Told to who calls while this process closes: time for another one to be there. */
const CLOSING_RETRY_SECONDS = 5;

/** The engine of the machine, which another process has: its queue and its turns are of all that ask. */
export function remoteEngine(channel: Pick<WorkerChannel<PrintingCalls>, 'ask'>): Engine {
  let lastJob = 0;
  const underWay = new Set<Promise<unknown>>();
  let isClosed = false;

  const assertOpen = () => {
    if (isClosed) throw new EngineBusyError(CLOSING_RETRY_SECONDS);
  };
  async function print<K extends JobKind>(
    kind: K,
    document: Printable,
    { signal, ...requester }: EngineRequest = { urgency: 'download' },
  ): Promise<JobResults[K]> {
    assertOpen();
    signal?.throwIfAborted();
    const job = (lastJob += 1);
    const withdrawn = Promise.withResolvers<never>();
    const withdraw = () => {
      withdrawn.reject(signal?.reason);
      // Where the channel is gone, so is the job.
      channel.ask('withdraw', job).catch(() => undefined);
    };
    signal?.addEventListener('abort', withdraw, { once: true });
    try {
      const answer = channel.ask('print', { job, kind, document, requester });
      // A job of a kind is answered with that kind's result; the channel carries no types.
      return resultOf(await Promise.race([answer, withdrawn.promise])) as JobResults[K];
    } finally {
      signal?.removeEventListener('abort', withdraw);
    }
  }
  async function counted<T>(work: Promise<T>): Promise<T> {
    underWay.add(work);
    try {
      return await work;
    } finally {
      underWay.delete(work);
    }
  }

  return {
    // Where the channel is gone, so is the engine.
    isReady: () => channel.ask('isReady', null).catch(() => false),
    async assertRoom(asker) {
      assertOpen();
      const { person, urgency = 'download' } = asker ?? {};
      resultOf(await channel.ask('room', { person, urgency }));
    },
    pdf: (document, request) => counted(print('pdf', document, request)),
    svg: (document, request) => counted(print('svg', document, request)),
    exchange: (document, request) => counted(print('exchange', document, request)),
    copy: (document, request) => counted(print('copy', document, request)),
    readBack: (document, request) => counted(print('readBack', document, request)),
    async close() {
      isClosed = true;
      await Promise.allSettled(underWay);
    },
  };
}

/** @throws EngineBusyError, RenderDeadlineError, RenderFailedError */
function resultOf<T>(answered: Answered<T>): T {
  if ('refused' in answered) throw errorOf(answered.refused);
  return answered.result;
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Engine, EngineRequest } from '#documents/render/engine.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inTime, TooLateError } from '#platform/in-time.ts';

/** Of one person, what is printed to be kept or waits for it: a browser has six connections. */
const MOST_EACH = 8;
/** How long one waits for the others of the same person, in ms. */
const MAX_WAIT_MS = 20_000;
/** How long a job waits for a place among the person's other jobs, such as a preview and a download, in ms. */
const PATIENCE_MS = 10_000;

type Own = { count: number; last: Promise<unknown> };

/**
 * What is printed to be kept, a link's pages or what was sent, is several jobs of the engine in a row, and a person has two
 * at most at a time. Those of a person are made one after the other, so that none takes the places of another's next job.
 */
export class PrintingTurns {
  readonly #ofEach = new Map<number, Own>();

  /** @throws AppError `rate_limited` where the person has enough that waits, or its turn does not come in time */
  async run<T>(userId: number, { signal }: { signal: AbortSignal }, work: () => Promise<T>): Promise<T> {
    const own = this.#ofEach.get(userId) ?? { count: 0, last: Promise.resolve() };
    if (own.count >= MOST_EACH) throw tooMuch();
    own.count += 1;
    this.#ofEach.set(userId, own);
    const before = own.last;
    const { promise: done, resolve: leave } = Promise.withResolvers<void>();
    // Whoever gives up waiting lets nobody go before those who were there.
    own.last = before.then(() => done);
    try {
      await itsTurn(before, signal);
      return await work();
    } finally {
      leave();
      own.count -= 1;
      if (own.count === 0) this.#ofEach.delete(userId);
    }
  }
}

async function itsTurn(before: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const { promise: withdrawn, reject } = Promise.withResolvers<never>();
  const leave = () => reject(new AppError('invalid_request', 'The request was withdrawn.'));
  signal.addEventListener('abort', leave);
  if (signal.aborted) leave();
  try {
    await inTime(Promise.race([withdrawn, before]), MAX_WAIT_MS);
  } catch (error) {
    throw error instanceof TooLateError ? tooMuch() : error;
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

function tooMuch(): AppError {
  return new AppError(
    'rate_limited',
    'You are having several copies made already. Please try again in a moment.',
    { retryAfterSeconds: 5 },
  );
}

/**
 * The engine for what is several jobs in a row: a job that finds no place waits for one, since those before it would have
 * been for nothing. Where there is none in time, it is refused as everywhere.
 */
export function patientEngine(engine: Engine): Engine {
  return {
    exchange: (document, request) => engine.exchange(document, request),
    readBack: (document, request) => engine.readBack(document, request),
    isReady: () => engine.isReady(),
    close: () => engine.close(),
    assertRoom: (asker) => patiently(asker, async () => engine.assertRoom(asker)),
    pdf: (document, request) => patiently(request, () => engine.pdf(document, request)),
    svg: (document, request) => patiently(request, () => engine.svg(document, request)),
    copy: (document, request) => patiently(request, () => engine.copy(document, request)),
  };
}

async function patiently<T>(request: Partial<EngineRequest> | undefined, job: () => Promise<T>): Promise<T> {
  const until = performance.now() + PATIENCE_MS;
  for (;;)
    try {
      return await job();
    } catch (error) {
      const pause = pauseAfter(error);
      if (pause === undefined || performance.now() + pause > until || request?.signal?.aborted) throw error;
      await wait(pause);
    }
}

/** In how many ms a job may be tried again; nothing of what is no matter of room. */
function pauseAfter(error: unknown): number | undefined {
  const isBusy = error instanceof AppError && error.code === 'engine_busy';
  return isBusy ? (error.retryAfterSeconds ?? 1) * 1000 : undefined;
}

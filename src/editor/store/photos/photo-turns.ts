import { EngineBusyError } from '#documents/render/engine-errors.ts';
import type { Requester } from '#documents/render/engine.ts';
import { JobQueue } from '#documents/render/server/job-queue.ts';
import { AppError, withdrawn } from '#platform/http/app-error.ts';

/** Pictures that wait in all: each is a body of at most 1 MB in memory. */
const MOST_WAITING = 24;
/** Pictures of one person, the one that is worked on included. */
const MOST_EACH = 2;
/** Whoever waits longer has given up. */
const MAX_WAIT_MS = 20_000;
const RETRY_SECONDS = 5;

/** Is done in its turn, and never rejects. */
type Work = () => Promise<void>;

/**
 * One picture at a time, since each takes the memory of a large one, in turns by person. Whoever had least of the time
 * lately is next. A second picture of a person waits behind the first ones of all others, and gives its place up to them
 * where none is left: to keep others out takes as many accounts as there are places.
 */
export class PhotoTurns {
  readonly #queue = new JobQueue<Work>({
    ...{ maxWaiting: MOST_WAITING, maxWaitMs: MAX_WAIT_MS, maxEach: MOST_EACH },
    ...{ maxRunningEach: 1, maxRunningLesser: 1, maxRunningSlow: 1 },
    retryAfterSeconds: () => RETRY_SECONDS,
  });
  #isTaken = false;

  /**
   * Looks whether a picture of a person would be taken in, before it is read.
   * @throws AppError `rate_limited` where they have enough under way, `engine_busy` where everybody has
   */
  assertRoom(person: string): void {
    try {
      this.#queue.assertRoom(this.#asker(person));
    } catch (error) {
      throw this.#told(person, error);
    }
  }

  /** @throws AppError as `assertRoom` does; `invalid_request` once withdrawn, which frees its place at once */
  async run<T>(person: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (signal.aborted) throw withdrawn();
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const inTurn = async () => {
      try {
        resolve(await work());
      } catch (error) {
        reject(error);
      }
    };
    const leave = this.#enter(person, inTurn, reject);
    const giveUp = () => {
      leave();
      reject(withdrawn());
    };
    signal.addEventListener('abort', giveUp, { once: true });
    try {
      this.#callNext();
      return await promise;
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  }

  #enter(person: string, work: Work, refuse: (error: AppError) => void): () => void {
    try {
      return this.#queue.add(work, this.#asker(person), () => refuse(busy()));
    } catch (error) {
      throw this.#told(person, error);
    }
  }

  #asker(person: string): Requester {
    return { person, urgency: this.#queue.jobsOf(person) === 0 ? 'download' : 'background' };
  }

  #callNext(): void {
    if (this.#isTaken) return;
    const turn = this.#queue.take();
    if (!turn) return;
    this.#isTaken = true;
    void turn.item().finally(() => {
      turn.done();
      this.#isTaken = false;
      this.#callNext();
    });
  }

  #told(person: string, error: unknown): unknown {
    if (!(error instanceof EngineBusyError)) return error;
    if (this.#queue.jobsOf(person) < MOST_EACH) return busy();
    return new AppError(
      'rate_limited',
      'A photo of yours is being made ready already. Please try again in a moment.',
      { retryAfterSeconds: RETRY_SECONDS },
    );
  }
}

/** Nobody's photo is at fault: there is no time for it. */
export function busy(): AppError {
  return new AppError(
    'engine_busy',
    'Many photos are being made ready right now. Please try again in a moment.',
    { retryAfterSeconds: RETRY_SECONDS },
  );
}

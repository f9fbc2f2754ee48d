import { AppError } from '#platform/http/app-error.ts';

/** Pictures that wait in all, and of one person, the one that is worked on included. */
const MOST = 8;
const MOST_EACH = 2;
const RETRY_SECONDS = 5;

/** One picture at a time, and few that wait: each takes the memory of a large picture. */
export class PhotoTurns {
  readonly #ofEach = new Map<string, number>();
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** @throws AppError `rate_limited` or `engine_busy` where enough wait already, `invalid_request` once withdrawn */
  async run<T>(person: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const own = this.#ofEach.get(person) ?? 0;
    if (own >= MOST_EACH) throw busy('rate_limited', 'A photo of yours is being made ready already.');
    if (this.#waiting >= MOST) throw busy('engine_busy', 'Many photos are being made ready right now.');
    this.#ofEach.set(person, own + 1);
    this.#waiting += 1;
    const before = this.#last;
    const mine = before.then(() => {
      if (signal.aborted) throw new AppError('invalid_request', 'The request was withdrawn.');
      return work();
    });
    // Whoever comes next waits for this one, however it ends.
    this.#last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      this.#waiting -= 1;
      const left = (this.#ofEach.get(person) ?? 1) - 1;
      if (left === 0) this.#ofEach.delete(person);
      else this.#ofEach.set(person, left);
    }
  }
}

function busy(code: 'rate_limited' | 'engine_busy', message: string): AppError {
  return new AppError(code, `${message} Please try again in a moment.`, { retryAfterSeconds: RETRY_SECONDS });
}

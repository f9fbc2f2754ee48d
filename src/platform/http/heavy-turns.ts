import { Rotation } from './rotation.ts';

/** How long heavy work waits for its turn before it is refused, in ms. */
const MAX_WAIT_MS = 10_000;
/** After each piece of work there is none for as many times as long as it took: it has half of the time. */
const REST_TIMES = 1;
/** Nor longer than this, in ms: work that waited for something else took no thread. */
const MOST_REST_MS = 250;

export class HeavyRefusedError extends Error {
  constructor() {
    super('too much heavy work waits');
    this.name = 'HeavyRefusedError';
  }
}

/** Does a piece of work in its turn. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Where there are no turns. */
export const atOnce: InTurn = (work) => work();

type Waiting = () => void;

/**
 * Turns at what writes much, of everybody together: one at a time, with a rest after each, so that however many ask for
 * it the rest of the time is everything else's. Wide networks take turns, within them narrow ones, within these people.
 */
export class HeavyTurns {
  readonly #waiting = new Rotation<Waiting>();
  readonly #maxWaitMs: number;
  #isTaken = false;

  constructor(maxWaitMs = MAX_WAIT_MS) {
    this.#maxWaitMs = maxWaitMs;
  }

  /**
   * @param sender from the widest network to the person
   * @throws HeavyRefusedError where its turn does not come in time
   */
  async run<T>(sender: readonly string[], work: () => Promise<T>): Promise<T> {
    if (this.#isTaken) await this.#turnOf(sender);
    this.#isTaken = true;
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      const rest = Math.min((performance.now() - startedAt) * REST_TIMES, MOST_REST_MS);
      setTimeout(() => this.#callNext(), rest);
    }
  }

  #turnOf(sender: readonly string[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.remove(sender, admit);
        reject(new HeavyRefusedError());
      }, this.#maxWaitMs);
      const admit = (): void => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.add(sender, admit);
    });
  }

  #callNext(): void {
    const admit = this.#waiting.next();
    if (admit) admit();
    else this.#isTaken = false;
  }
}

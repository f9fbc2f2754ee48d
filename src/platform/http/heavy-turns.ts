import { Rotation } from './rotation.ts';

/** How long heavy work waits for its turn before it is refused, in ms. */
const MAX_WAIT_MS = 10_000;
/** Pieces of one person that are worked on or wait, whichever networks they call from: a browser has six connections. */
const MOST_EACH = 8;
/** How long who has as many already waits for their refusal, in ms, so that asking again and again gains nothing. */
const REFUSED_AFTER_MS = 1_000;
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
  /** By person, how much of theirs is worked on or waits. */
  readonly #ofEach = new Map<string, number>();
  readonly #maxWaitMs: number;
  #isTaken = false;

  constructor(maxWaitMs = MAX_WAIT_MS) {
    this.#maxWaitMs = maxWaitMs;
  }

  /**
   * @param sender from the widest network to the person
   * @throws HeavyRefusedError where its turn does not come in time, or the person has enough that waits
   */
  async run<T>(sender: readonly string[], work: () => Promise<T>): Promise<T> {
    const person = sender.at(-1) ?? '';
    if ((this.#ofEach.get(person) ?? 0) >= MOST_EACH) {
      await new Promise((resolve) => setTimeout(resolve, REFUSED_AFTER_MS));
      throw new HeavyRefusedError();
    }
    this.#count(person, 1);
    try {
      if (this.#isTaken) await this.#turnOf(sender);
      return await this.#inTurn(work);
    } finally {
      this.#count(person, -1);
    }
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#isTaken = true;
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      const rest = Math.min((performance.now() - startedAt) * REST_TIMES, MOST_REST_MS);
      setTimeout(() => this.#callNext(), rest);
    }
  }

  #count(person: string, by: 1 | -1): void {
    const theirs = (this.#ofEach.get(person) ?? 0) + by;
    if (theirs > 0) this.#ofEach.set(person, theirs);
    else this.#ofEach.delete(person);
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

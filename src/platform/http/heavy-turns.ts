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
 * it the rest of the time is everything else's. Who sent it take turns.
 */
export class HeavyTurns {
  /** By sender, whose turn is next first. */
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #maxWaitMs: number;
  #isTaken = false;

  constructor(maxWaitMs = MAX_WAIT_MS) {
    this.#maxWaitMs = maxWaitMs;
  }

  /** @throws HeavyRefusedError where its turn does not come in time */
  async run<T>(sender: string, work: () => Promise<T>): Promise<T> {
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

  #turnOf(sender: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const line = this.#waiting.get(sender) ?? [];
      this.#waiting.set(sender, line);
      const timer = setTimeout(() => {
        line.splice(line.indexOf(admit), 1);
        if (line.length === 0) this.#waiting.delete(sender);
        reject(new HeavyRefusedError());
      }, this.#maxWaitMs);
      const admit = (): void => {
        clearTimeout(timer);
        resolve();
      };
      line.push(admit);
    });
  }

  #callNext(): void {
    for (const [sender, line] of this.#waiting) {
      const admit = line.shift();
      this.#waiting.delete(sender);
      if (line.length > 0) this.#waiting.set(sender, line);
      if (!admit) continue;
      admit();
      return;
    }
    this.#isTaken = false;
  }
}

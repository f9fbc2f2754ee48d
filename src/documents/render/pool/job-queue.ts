import { EngineBusyError } from '../engine-errors.ts';

export type QueueLimits = {
  maxWaiting: number;
  maxWaitMs: number;
  /** What to tell who is refused. */
  retryAfterSeconds: (waiting: number) => number;
};

type Waiting<T> = { item: T; timer: ReturnType<typeof setTimeout> };

/** Jobs that wait for a child, first come first served, bounded in number and in time. */
export class JobQueue<T> {
  readonly #waiting: Waiting<T>[] = [];
  readonly #limits: QueueLimits;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#waiting.length;
  }

  /**
   * @param refuse called when the item has waited too long, by which time it is out of the queue
   * @returns takes the item out again, where it still waits
   * @throws EngineBusyError when as many wait as may
   */
  add(item: T, refuse: (error: EngineBusyError) => void): () => void {
    if (this.size >= this.#limits.maxWaiting) throw this.#busy();
    const waiting: Waiting<T> = {
      item,
      timer: setTimeout(() => {
        const error = this.#busy();
        withdraw();
        refuse(error);
      }, this.#limits.maxWaitMs),
    };
    const withdraw = (): void => {
      clearTimeout(waiting.timer);
      const at = this.#waiting.indexOf(waiting);
      if (at >= 0) this.#waiting.splice(at, 1);
    };
    this.#waiting.push(waiting);
    return withdraw;
  }

  take(): T | undefined {
    const first = this.#waiting.shift();
    clearTimeout(first?.timer);
    return first?.item;
  }

  #busy(): EngineBusyError {
    return new EngineBusyError(this.#limits.retryAfterSeconds(this.size));
  }
}

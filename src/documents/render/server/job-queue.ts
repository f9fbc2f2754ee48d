import { EngineBusyError } from '#documents/render/engine-errors.ts';
import type { Asker, Urgency } from '#documents/render/engine.ts';

export type QueueLimits = {
  maxWaiting: number;
  maxWaitMs: number;
  /** Jobs one asker may have, running and waiting together. */
  maxEach: number;
  /** Jobs of one asker that may run at a time. */
  maxRunningEach: number;
  /** What to tell who is refused. */
  retryAfterSeconds: (waiting: number) => number;
};

type Waiting<T> = {
  item: T;
  urgency: Urgency;
  timer: ReturnType<typeof setTimeout>;
  refuse: (error: EngineBusyError) => void;
};

/** What one asker has in the queue and on the children. */
type Share<T> = { waiting: Waiting<T>[]; running: number };

/** A job whose turn it is; `done` is to be called when it has run. */
export type Turn<T> = { item: T; done: () => void };

/** Kinds of jobs, the most urgent first; urgency counts before a person's turn. */
const BY_URGENCY: readonly Urgency[] = ['download', 'preview', 'background'];
/** Told to who has enough under way already: one of these is done soon. */
const OWN_RETRY_SECONDS = 1;

/**
 * Jobs that wait for a child, bounded in number and in time. Downloads go before previews, previews before pictures
 * and exports; among these askers take turns, so that nobody waits for all that another has asked for.
 */
export class JobQueue<T> {
  /** By asker, whose turn is next first. A job nobody is named for is an asker of its own. */
  readonly #shares = new Map<string | symbol, Share<T>>();
  readonly #limits: QueueLimits;
  #size = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#size;
  }

  /**
   * Looks whether a job would be taken in, which costs next to nothing: it is asked before a request is read.
   * @throws EngineBusyError
   */
  assertRoom(asker?: Asker): void {
    const share = asker?.person === undefined ? undefined : this.#shares.get(asker.person);
    const given = asker && share && this.#placeGivenUp(share, asker.urgency);
    if (given === undefined && this.#size >= this.#limits.maxWaiting) throw this.#busy();
    if (!share || given !== undefined) return;
    if (share.running + share.waiting.length >= this.#limits.maxEach)
      throw new EngineBusyError(OWN_RETRY_SECONDS);
  }

  /**
   * Of one asker, a waiting preview gives its place to the next one; where the asker has as many jobs as may be, the
   * least urgent that waits gives its place to a more urgent one.
   * @param refuse called when the item has waited too long or gave up its place, and is out of the queue
   * @returns takes the item out again, where it still waits
   * @throws EngineBusyError when as many wait as may, or the asker has as many as one may have
   */
  add(item: T, asker: Asker, refuse: (error: EngineBusyError) => void): () => void {
    this.assertRoom(asker);
    const key = asker.person ?? Symbol('nobody');
    const share = this.#shares.get(key) ?? { waiting: [], running: 0 };
    this.#shares.set(key, share);
    const waiting: Waiting<T> = {
      item,
      refuse,
      urgency: asker.urgency,
      timer: setTimeout(() => this.#refuse(key, share, waiting, this.#busy()), this.#limits.maxWaitMs),
    };
    const given = this.#placeGivenUp(share, asker.urgency);
    share.waiting.push(waiting);
    this.#size += 1;
    if (given) this.#refuse(key, share, given, new EngineBusyError(OWN_RETRY_SECONDS));
    return () => this.#remove(key, share, waiting);
  }

  /** The job whose turn it is; nothing where all that wait are of askers who have enough running. */
  take(): Turn<T> | undefined {
    for (const urgency of BY_URGENCY) {
      for (const [key, share] of this.#shares) {
        if (share.running >= this.#limits.maxRunningEach) continue;
        const next = share.waiting.find((waiting) => waiting.urgency === urgency);
        if (!next) continue;
        share.running += 1;
        this.#remove(key, share, next);
        // Behind everybody else.
        this.#shares.delete(key);
        this.#shares.set(key, share);
        const done = (): void => {
          share.running -= 1;
          this.#forgetIfIdle(key, share);
        };
        return { item: next.item, done };
      }
    }
    return undefined;
  }

  /** Takes out all that wait. */
  takeAll(): T[] {
    const all: T[] = [];
    for (const [key, share] of this.#shares) {
      for (const waiting of [...share.waiting]) {
        all.push(waiting.item);
        this.#remove(key, share, waiting);
      }
    }
    return all;
  }

  #placeGivenUp(share: Share<T>, urgency: Urgency): Waiting<T> | undefined {
    if (urgency === 'preview') {
      const earlier = share.waiting.find((waiting) => waiting.urgency === 'preview');
      if (earlier) return earlier;
    }
    if (share.running + share.waiting.length < this.#limits.maxEach) return undefined;
    const rank = BY_URGENCY.indexOf(urgency);
    const lessUrgent = BY_URGENCY.slice(rank + 1).toReversed();
    return lessUrgent
      .map((lesser) => share.waiting.findLast((waiting) => waiting.urgency === lesser))
      .find((waiting) => waiting !== undefined);
  }

  #refuse(key: string | symbol, share: Share<T>, waiting: Waiting<T>, error: EngineBusyError): void {
    this.#remove(key, share, waiting);
    waiting.refuse(error);
  }

  #remove(key: string | symbol, share: Share<T>, waiting: Waiting<T>): void {
    clearTimeout(waiting.timer);
    const at = share.waiting.indexOf(waiting);
    if (at < 0) return;
    share.waiting.splice(at, 1);
    this.#size -= 1;
    this.#forgetIfIdle(key, share);
  }

  #forgetIfIdle(key: string | symbol, share: Share<T>): void {
    if (share.running === 0 && share.waiting.length === 0 && this.#shares.get(key) === share)
      this.#shares.delete(key);
  }

  #busy(): EngineBusyError {
    return new EngineBusyError(this.#limits.retryAfterSeconds(this.#size));
  }
}

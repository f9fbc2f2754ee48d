import { EngineBusyError } from '#documents/render/engine-errors.ts';
import type { Requester, Urgency } from '#documents/render/engine.ts';
import type { EngineWatch } from '#documents/render/engine-watch.ts';
import {
  BY_URGENCY,
  leastUrgent,
  type GivenUp,
  type Next,
  type Share,
  type Waiting,
} from './queue-shares.ts';
import { AttainedService } from './attained-service.ts';

export type QueueLimits = {
  maxWaiting: number;
  maxWaitMs: number;
  /** Jobs one asker may have, running and waiting together. */
  maxEach: number;
  /** Jobs of one asker that may run at a time. */
  maxRunningEach: number;
  /** Jobs of all askers together, less urgent than a download, that may run at a time. */
  maxRunningLesser: number;
  /** Of these, jobs of askers whose documents took long lately, and large ones of askers of whom nothing is known. */
  maxRunningSlow: number;
  /** What to tell who is refused. */
  retryAfterSeconds: (waiting: number) => number;
  /** Is told how long jobs wait, and which are turned away. */
  watch?: Pick<EngineWatch, 'waited' | 'turnedAway'>;
};

/** Who asks, for what, and whether its size promises that it is quick. */
type Asker = Requester & { isSmall?: boolean };

/** A job whose turn it is; `done` is to be called when it has run. */
export type Turn<T> = { item: T; done: () => void };

/** As urgent as it gets: whoever asks without saying what for. */
const ANYBODY: Requester = { urgency: 'download' };
/** Told to who has enough under way already: one of these is done soon. */
const OWN_RETRY_SECONDS = 1;

/**
 * Jobs that wait for a child, bounded in number and in time. Downloads go before previews, previews before pictures
 * and exports; among these who had least of the children's time lately goes first, so that nobody waits for all that
 * another has asked for. Where all places are taken, or all children at work on what is less urgent, a download is taken
 * on all the same; where all are that slow askers may have, a quick preview of somebody else is.
 */
export class JobQueue<T> {
  /** By asker, whose turn is next first. A job nobody is named for is an asker of its own. */
  readonly #shares = new Map<string | symbol, Share<T>>();
  readonly #limits: QueueLimits;
  #size = 0;
  #added = 0;
  #lesserRunning = 0;
  #slowRunning = 0;
  readonly #attained = new AttainedService();

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#size;
  }

  /** How many jobs of an asker run or wait. */
  jobsOf(person: string): number {
    const share = this.#shares.get(person);
    return share ? share.running + share.waiting.length : 0;
  }

  /**
   * Looks whether a job would be taken in, which costs next to nothing: it is asked before a request is read.
   * @throws EngineBusyError
   */
  assertRoom(asker: Requester = ANYBODY): void {
    this.#placeFor(asker);
  }

  /**
   * Of one asker, a waiting preview gives its place to the next one; where the asker has as many jobs as may be, the
   * least urgent that waits gives its place to a more urgent one. Of all askers, so does the least urgent once as many
   * wait as may.
   * @param refuse called when the item has waited too long or gave up its place, and is out of the queue
   * @returns takes the item out again, where it still waits
   * @throws EngineBusyError when as many wait as may, or the asker has as many as one may have, none less urgent
   */
  add(item: T, asker: Asker, refuse: (error: EngineBusyError) => void): () => void {
    const given = this.#placeFor(asker);
    const key = asker.person ?? Symbol('nobody');
    const share = this.#shares.get(key) ?? { waiting: [], running: 0 };
    this.#shares.set(key, share);
    const waiting: Waiting<T> = {
      item,
      refuse,
      urgency: asker.urgency,
      isSmall: asker.isSmall ?? false,
      number: (this.#added += 1),
      since: performance.now(),
      timer: setTimeout(() => this.#refuse(key, share, waiting, this.#busy()), this.#limits.maxWaitMs),
    };
    share.waiting.push(waiting);
    this.#size += 1;
    if (asker.person !== undefined) this.#attained.begin(asker.person);
    if (given)
      this.#refuse(given.key, given.share, given.waiting, new EngineBusyError(given.retryAfterSeconds));
    return () => this.#remove(key, share, waiting);
  }

  /**
   * The job whose turn it is; nothing where all that wait are of askers who have enough running, or less urgent than
   * downloads while enough of these run.
   * @param away children that cannot run anything just now, such as those that a less urgent job wore out
   */
  take(away = 0): Turn<T> | undefined {
    for (const urgency of BY_URGENCY) {
      const lesser = urgency === 'download' ? 0 : 1;
      if (lesser > 0 && this.#lesserRunning + away >= this.#limits.maxRunningLesser) return undefined;
      const withoutSlow = lesser > 0 && this.#slowRunning + away >= this.#limits.maxRunningSlow;
      const chosen = this.#leastServed(urgency, withoutSlow);
      if (chosen) return this.#start(chosen, lesser);
    }
    return undefined;
  }

  /** Of those with a job of an urgency, who had least of the children's time lately; of several, whose turn it is. */
  #leastServed(urgency: Urgency, withoutSlow: boolean): Next<T> | undefined {
    let chosen: Next<T> | undefined;
    for (const [key, share] of this.#shares) {
      if (share.running >= this.#limits.maxRunningEach) continue;
      const waiting = share.waiting.find((candidate) => candidate.urgency === urgency);
      if (!waiting) continue;
      const isSlow = typeof key === 'string' && this.#attained.isSlow(key, waiting.isSmall);
      if (withoutSlow && isSlow) continue;
      const attained = typeof key === 'string' ? this.#attained.of(key) : 0;
      if (!chosen || attained < chosen.attained) chosen = { key, share, waiting, attained, isSlow };
    }
    return chosen;
  }

  #start({ key, share, waiting, isSlow }: Next<T>, lesser: number): Turn<T> {
    const slow = isSlow ? lesser : 0;
    this.#limits.watch?.waited(waiting.urgency, performance.now() - waiting.since);
    share.running += 1;
    this.#lesserRunning += lesser;
    this.#slowRunning += slow;
    this.#remove(key, share, waiting);
    // Behind everybody else.
    this.#shares.delete(key);
    this.#shares.set(key, share);
    const startedAt = performance.now();
    const done = (): void => {
      share.running -= 1;
      this.#lesserRunning -= lesser;
      this.#slowRunning -= slow;
      if (typeof key === 'string') this.#attained.add(key, performance.now() - startedAt, waiting.isSmall);
      this.#forgetIfIdle(key, share);
    };
    return { item: waiting.item, done };
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

  /**
   * Whose place a job takes, if it has to take one.
   * @throws EngineBusyError where there is none for it
   */
  #placeFor({ person, urgency }: Requester): GivenUp<T> | undefined {
    const share = person === undefined ? undefined : this.#shares.get(person);
    if (person !== undefined && share) {
      const hasEnough = share.running + share.waiting.length >= this.#limits.maxEach;
      const earlier =
        urgency === 'preview' ? share.waiting.find((waiting) => waiting.urgency === 'preview') : undefined;
      const waiting = earlier ?? (hasEnough ? leastUrgent(share, urgency) : undefined);
      if (waiting) return { key: person, share, waiting, retryAfterSeconds: OWN_RETRY_SECONDS };
      if (hasEnough) throw new EngineBusyError(OWN_RETRY_SECONDS);
    }
    if (this.#size < this.#limits.maxWaiting) return undefined;
    const given = this.#leastUrgentOfAll(urgency);
    if (!given) throw this.#busy();
    return given;
  }

  /** The least urgent that waits, if less urgent than this: of who has most waiting, and of these the newest. */
  #leastUrgentOfAll(urgency: Urgency): GivenUp<T> | undefined {
    const retryAfterSeconds = this.#limits.retryAfterSeconds(this.#size);
    return [...this.#shares]
      .flatMap(([key, share]): GivenUp<T>[] => {
        const waiting = leastUrgent(share, urgency);
        return waiting ? [{ key, share, waiting, retryAfterSeconds }] : [];
      })
      .toSorted(
        (a, b) =>
          BY_URGENCY.indexOf(b.waiting.urgency) - BY_URGENCY.indexOf(a.waiting.urgency) ||
          b.share.waiting.length - a.share.waiting.length ||
          b.waiting.number - a.waiting.number,
      )[0];
  }

  #refuse(key: string | symbol, share: Share<T>, waiting: Waiting<T>, error: EngineBusyError): void {
    this.#remove(key, share, waiting);
    this.#limits.watch?.turnedAway(waiting.urgency);
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

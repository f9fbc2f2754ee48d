import { Rotation } from './rotation.ts';

/** What somebody may send, so that reading it takes nobody else's time. */
export type ShareLimits = {
  /** Bytes that may come at once after a while of silence, and how many more each second. */
  burstBytes: number;
  bytesPerSecond: number;
  /** Bodies of so many bytes, as of somebody who signs in, cost hardly more than a call without one: all are taken. */
  freeBytes: number;
  /** Shorter bodies than this have a share of their own, of the same size, and never wait for longer ones. */
  smallBytes: number;
  /** A body of so many bytes, or of a length that nobody knows, is large. */
  largeBytes: number;
  /** Large bodies of one sender that are read and worked on at a time. */
  maxLarge: number;
  /** How long a body waits for its turn before it is refused. */
  maxWaitMs: number;
  /** How long a body may bring nothing before it loses its turn. */
  stallMs: number;
};

/**
 * Nobody meets these by writing: a long resume is saved every two seconds with 60 KB, and ten previews a second of it,
 * where the server draws them, are 600 KB.
 */
export const SHARE_LIMITS: ShareLimits = {
  burstBytes: 4 * 1024 * 1024,
  bytesPerSecond: 1024 * 1024,
  freeBytes: 1024,
  smallBytes: 16 * 1024,
  largeBytes: 64 * 1024,
  maxLarge: 2,
  maxWaitMs: 1_000,
  stallMs: 10_000,
};

/** A body whose turn it is. */
export type AdmittedBody = {
  /** How long it may bring nothing, in ms. */
  stallMs: number;
  /** Tells what it has come to, in place of what it was said to be or was told before. */
  cost(bytes: number): void;
  /** The call it came with is over. A body whose cost nobody told was not read, and costs nothing. */
  leave(): void;
};

export class BodyRefusedError extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(`too much at once; try again in ${retryAfterSeconds} s`);
    this.name = 'BodyRefusedError';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

type Waiting = { isLarge: boolean; admit: () => void };
type Share = {
  /** Bytes left to send as of `at`; below zero after a body that was larger than what was left. */
  spare: number;
  at: number;
  large: number;
  /** By who sends within the share, whose turn is next first. */
  waiting: Rotation<Waiting>;
  refill: ReturnType<typeof setTimeout> | undefined;
};

/** How often shares that are whole again are forgotten, in ms. */
const SWEEP_MS = 60_000;

/**
 * The shares that senders have in the thread that reads bodies. A body that has to wait is not read meanwhile; who is
 * refused has waited, so that sending again at once gains nothing and costs nobody anything.
 */
export class BodyShares {
  readonly #shares = new Map<string, Share>();
  readonly #limits: ShareLimits;
  #sweptAt = performance.now();

  constructor(limits: ShareLimits = SHARE_LIMITS) {
    this.#limits = limits;
  }

  /** How many senders are remembered. */
  get size(): number {
    return this.#shares.size;
  }

  /**
   * Resolves when it is the turn of a body.
   * @param bytes how long it is said to be, if it is said
   * @param within who sends, where several share: they take turns
   * @param gone aborted when whoever sends it has left: then it waits no longer, and costs nothing
   * @throws BodyRefusedError where that takes too long
   */
  enter(
    sender: string,
    bytes: number | undefined,
    gone?: AbortSignal,
    within: readonly string[] = [],
  ): Promise<AdmittedBody> {
    this.#sweep();
    const { freeBytes, stallMs } = this.#limits;
    if (bytes !== undefined && bytes <= freeBytes)
      return Promise.resolve({ stallMs, cost: () => undefined, leave: () => undefined });
    const isSmall = bytes !== undefined && bytes < this.#limits.smallBytes;
    const name = isSmall ? `${sender}, small` : sender;
    const share = this.#shares.get(name) ?? this.#newShare(name);
    const isLarge = bytes === undefined || bytes >= this.#limits.largeBytes;
    const charged = bytes ?? this.#limits.largeBytes;
    return new Promise((resolve, reject) => {
      if (gone?.aborted) {
        reject(new BodyRefusedError(1));
        return;
      }
      if (this.#hasRoom(share, isLarge)) {
        resolve(this.#admit(share, isLarge, charged));
        return;
      }
      const refuse = (): void => {
        clearTimeout(timer);
        gone?.removeEventListener('abort', refuse);
        share.waiting.remove(within, waiting);
        reject(new BodyRefusedError(Math.max(1, Math.ceil(this.#msUntilSpare(share) / 1000))));
      };
      const timer = setTimeout(refuse, this.#limits.maxWaitMs);
      const waiting: Waiting = {
        isLarge,
        admit: () => {
          clearTimeout(timer);
          gone?.removeEventListener('abort', refuse);
          resolve(this.#admit(share, isLarge, charged));
        },
      };
      gone?.addEventListener('abort', refuse);
      share.waiting.add(within, waiting);
      this.#callNext(share);
    });
  }

  #newShare(sender: string): Share {
    const { burstBytes } = this.#limits;
    const share: Share = {
      ...{ spare: burstBytes, at: performance.now(), large: 0 },
      ...{ waiting: new Rotation<Waiting>(), refill: undefined },
    };
    this.#shares.set(sender, share);
    return share;
  }

  /** What it is said to be is set aside until it is known what has come. */
  #admit(share: Share, isLarge: boolean, said: number): AdmittedBody {
    share.spare -= said;
    if (isLarge) share.large += 1;
    let setAside = said;
    let cost = 0;
    let isHere = true;
    const setAsideInstead = (bytes: number): void => {
      this.#fill(share);
      share.spare += setAside - bytes;
      setAside = bytes;
    };
    return {
      stallMs: this.#limits.stallMs,
      cost: (bytes) => {
        cost = bytes;
        setAsideInstead(Math.max(said, bytes));
      },
      leave: () => {
        if (!isHere) return;
        isHere = false;
        if (isLarge) share.large -= 1;
        setAsideInstead(cost);
        this.#callNext(share);
      },
    };
  }

  #hasRoom(share: Share, isLarge: boolean): boolean {
    this.#fill(share);
    return share.spare > 0 && (!isLarge || share.large < this.#limits.maxLarge);
  }

  #callNext(share: Share): void {
    const nextOf = () => share.waiting.next(({ isLarge }) => this.#hasRoom(share, isLarge));
    for (let waiting = nextOf(); waiting; waiting = nextOf()) waiting.admit();
    clearTimeout(share.refill);
    const ms = this.#msUntilSpare(share);
    if (!share.waiting.isEmpty && ms > 0) share.refill = setTimeout(() => this.#callNext(share), ms);
  }

  #fill(share: Share): void {
    const { burstBytes, bytesPerSecond } = this.#limits;
    const now = performance.now();
    share.spare = Math.min(burstBytes, share.spare + ((now - share.at) / 1000) * bytesPerSecond);
    share.at = now;
  }

  #msUntilSpare(share: Share): number {
    this.#fill(share);
    return share.spare > 0 ? 0 : Math.ceil((-share.spare / this.#limits.bytesPerSecond) * 1000) + 1;
  }

  #sweep(): void {
    const now = performance.now();
    if (now - this.#sweptAt < SWEEP_MS) return;
    this.#sweptAt = now;
    for (const [sender, share] of this.#shares) {
      this.#fill(share);
      const isIdle = share.large === 0 && share.waiting.isEmpty;
      if (isIdle && share.spare >= this.#limits.burstBytes) this.#shares.delete(sender);
    }
  }
}

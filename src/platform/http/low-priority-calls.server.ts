import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AboutCalls } from './call-turns.server.ts';
import type { Listener } from './one-call-a-time.server.ts';
import { Rotation } from './rotation.ts';

export type LowPriorityLimits = {
  /** Calls of one caller that are worked on at a time: the engine takes as many jobs of a person. */
  each: number;
  /** Calls of all callers that are worked on at a time. */
  all: number;
  /** A call that takes longer no longer counts for all: it waits for the engine, and takes no thread. */
  countedMs: number;
  /** How long a call waits before it is refused: a refusal at once would be asked for again at once. */
  maxWaitMs: number;
};

export const LOW_PRIORITY_LIMITS: LowPriorityLimits = { each: 2, all: 8, countedMs: 100, maxWaitMs: 3_000 };

type AboutLowPriority = Pick<AboutCalls, 'networkOf' | 'callerOf'> & {
  isLowPriority: (request: IncomingMessage) => boolean;
  /** Answers who has waited in vain, without reading what was sent. */
  refuse: (request: IncomingMessage, response: ServerResponse) => void;
};

type Call = { request: IncomingMessage; response: ServerResponse; caller: string };
type Waiting = { caller: string; admit: () => void };

/** What is worked on, of each caller and of all. */
class UnderWay {
  readonly #limits: LowPriorityLimits;
  readonly #ofEach = new Map<string, number>();
  /** Those that count for all, from the oldest, and when each was begun. */
  readonly #counted = new Map<ServerResponse, number>();

  constructor(limits: LowPriorityLimits) {
    this.#limits = limits;
  }

  of(caller: string): number {
    return this.#ofEach.get(caller) ?? 0;
  }

  hasRoom(): boolean {
    const since = performance.now() - this.#limits.countedMs;
    for (const [response, at] of this.#counted) {
      if (at > since) break;
      this.#counted.delete(response);
    }
    return this.#counted.size < this.#limits.all;
  }

  /** @param isOver called when one more may be begun in its place */
  add({ response, caller }: Call, isOver: () => void): void {
    const begunAt = performance.now();
    this.#ofEach.set(caller, this.of(caller) + 1);
    this.#counted.set(response, begunAt);
    const leave = (): void => {
      const left = this.of(caller) - 1;
      if (left > 0) this.#ofEach.set(caller, left);
      else this.#ofEach.delete(caller);
      this.#counted.delete(response);
      isOver();
    };
    response.once('close', () => {
      const ms = this.#limits.countedMs - (performance.now() - begunAt);
      // What whoever left has asked for is looked up all the same: to leave and ask again must gain nothing.
      if (response.writableFinished || ms <= 0) leave();
      else setTimeout(leave, ms);
    });
  }
}

/**
 * Lets few calls of low priority be worked on at a time, before anything is looked up or read for them, so that whatever
 * is asked for besides meets few of them, however many people ask. Those that wait take turns by network and caller, who
 * has none under way first, and cost nothing meanwhile.
 */
export function boundLowPriority(
  listener: Listener,
  { isLowPriority, networkOf, callerOf, refuse }: AboutLowPriority,
  limits: LowPriorityLimits = LOW_PRIORITY_LIMITS,
): Listener {
  const waiting = new Rotation<Waiting>();
  const underWay = new UnderWay(limits);
  let look: ReturnType<typeof setTimeout> | undefined;

  const mayBegin = ({ caller }: Pick<Call, 'caller'>) => underWay.of(caller) < limits.each;
  const hasNone = ({ caller }: Waiting) => underWay.of(caller) === 0;

  function begin(call: Call): void {
    underWay.add(call, goOn);
    listener(call.request, call.response);
  }

  function goOn(): void {
    while (!waiting.isEmpty && underWay.hasRoom()) {
      const next = waiting.next(hasNone) ?? waiting.next(mayBegin);
      // All that wait are of callers who have enough under way.
      if (!next) return;
      next.admit();
    }
    if (waiting.isEmpty) return;
    look ??= setTimeout(() => {
      look = undefined;
      goOn();
    }, limits.countedMs);
  }

  function wait(call: Call, whose: readonly string[]): void {
    const { request, response, caller } = call;
    const stopWaiting = (): void => {
      clearTimeout(timer);
      response.off('close', leave);
    };
    const leave = (): void => {
      stopWaiting();
      waiting.remove(whose, entry);
    };
    const admit = (): void => {
      stopWaiting();
      begin(call);
    };
    const entry: Waiting = { caller, admit };
    const timer = setTimeout(() => {
      leave();
      refuse(request, response);
    }, limits.maxWaitMs);
    response.once('close', leave);
    waiting.add(whose, entry);
  }

  return (request, response) => {
    if (!isLowPriority(request)) {
      listener(request, response);
      return;
    }
    const network = networkOf(request);
    const caller = callerOf(request);
    const call = { request, response, caller };
    if (waiting.isEmpty && mayBegin(call) && underWay.hasRoom()) {
      begin(call);
      return;
    }
    wait(call, [network, caller]);
    goOn();
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Listener } from './one-call-a-time.server.ts';

export type TurnLimits = {
  /** How long calls are begun in one turn of the event loop, in ms, before everything else is looked at again. */
  turnMs: number;
  /** Calls of one network that are worked on at a time. */
  underWay: number;
  /** A call that takes longer no longer counts: it waits for something, such as the engine, and takes no thread. */
  countedMs: number;
};

export const TURN_LIMITS: TurnLimits = { turnMs: 4, underWay: 16, countedMs: 100 };

/** Fewer calls of a network than this are not worked on at a time, in however many processes. */
const LEAST_UNDER_WAY = 4;

/** The turns of one process of several: each has a thread of its own, and a network as many calls over all of them. */
export function turnLimitsAmong(processes: number): TurnLimits {
  return { ...TURN_LIMITS, underWay: Math.max(LEAST_UNDER_WAY, Math.ceil(TURN_LIMITS.underWay / processes)) };
}

/** What is to be known of a call before it is begun. */
export type AboutCalls = {
  /** Where it comes from. */
  networkOf: (request: IncomingMessage) => string;
  /** Who calls, within that network. */
  callerOf: (request: IncomingMessage) => string;
  /** Whether it is worked on once it is begun, unlike a file, which is only sent. */
  isWork: (request: IncomingMessage) => boolean;
};

type Call = { request: IncomingMessage; response: ServerResponse };
/** Of one network: those who call, whose turn is next first, with what waits of each; and what is under way. */
type Line = { callers: Map<string, Call[]>; begun: Map<ServerResponse, number> };

/** Calls that wait for their turn, and those under way, by network, whose turn is next first. */
class NetworkLines {
  /** Calls that wait, of all networks. */
  waiting = 0;
  readonly #lines = new Map<string, Line>();
  readonly #limits: TurnLimits;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  of(network: string): Line {
    const line = this.#lines.get(network) ?? { callers: new Map(), begun: new Map() };
    this.#lines.set(network, line);
    return line;
  }

  hasPlace({ begun }: Line, now: number): boolean {
    const { underWay, countedMs } = this.#limits;
    if (begun.size < underWay) return true;
    for (const [response, at] of begun) {
      if (now - at < countedMs) break;
      begun.delete(response);
    }
    return begun.size < underWay;
  }

  wait({ callers }: Line, caller: string, call: Call): void {
    const theirs = callers.get(caller) ?? [];
    theirs.push(call);
    callers.set(caller, theirs);
    this.waiting += 1;
  }

  /** The next call, of the network that has waited longest for its turn. */
  next(now: number): [string, Line, Call] | undefined {
    for (const [network, line] of this.#lines) {
      if (line.callers.size === 0 || !this.hasPlace(line, now)) continue;
      const call = firstOf(line);
      if (!call) continue;
      this.waiting -= 1;
      this.#lines.delete(network);
      this.#lines.set(network, line);
      return [network, line, call];
    }
    return undefined;
  }

  /** Forgets a network of which nothing is left. */
  forget(network: string, line: Line): void {
    if (line.begun.size === 0 && this.#lines.get(network) === line) this.#lines.delete(network);
  }
}

/**
 * Begins calls so that a turn of the event loop stays short however many connections are busy, and networks take turns:
 * what one of them sends, on a thousand connections, keeps another waiting for one call. Within a network people take
 * turns, and addresses of those who are not known, so that behind one address one account keeps nobody else waiting either.
 */
export function takeTurns(
  listener: Listener,
  { networkOf, callerOf, isWork }: AboutCalls,
  limits: TurnLimits = TURN_LIMITS,
): Listener {
  const { turnMs, countedMs } = limits;
  const lines = new NetworkLines(limits);
  let isGoingOn = false;
  let turnEndsAt: number | undefined;
  let look: ReturnType<typeof setTimeout> | undefined;

  /** Whether this turn of the event loop has time for one more call. */
  function hasTime(now: number): boolean {
    if (turnEndsAt === undefined) {
      turnEndsAt = now + turnMs;
      setImmediate(() => (turnEndsAt = undefined));
    }
    return now < turnEndsAt;
  }

  function begin(network: string, line: Line, { request, response }: Call, now: number): void {
    if (isWork(request)) line.begun.set(response, now);
    response.once('close', () => {
      line.begun.delete(response);
      if (line.callers.size > 0) goOn();
      else lines.forget(network, line);
    });
    listener(request, response);
  }

  function goOn(): void {
    if (isGoingOn) return;
    isGoingOn = true;
    setImmediate(() => step(performance.now() + turnMs));
  }

  /** One call, then all that follows from it at once, then the next: until it is everything else's turn. */
  function step(until: number): void {
    const now = performance.now();
    if (now >= until) {
      setImmediate(() => step(performance.now() + turnMs));
      return;
    }
    const found = lines.next(now);
    if (!found) {
      isGoingOn = false;
      // All that wait are of networks that have enough under way: somebody has to look when that no longer counts.
      if (lines.waiting > 0) lookLater();
      return;
    }
    begin(...found, now);
    queueMicrotask(() => process.nextTick(step, until));
  }

  function lookLater(): void {
    look ??= setTimeout(() => {
      look = undefined;
      goOn();
    }, countedMs);
  }

  return (request, response) => {
    const network = networkOf(request);
    const line = lines.of(network);
    const now = performance.now();
    const call = { request, response };
    if (lines.waiting === 0 && hasTime(now) && lines.hasPlace(line, now)) {
      begin(network, line, call, now);
      return;
    }
    lines.wait(line, callerOf(request), call);
    goOn();
  };
}

/** Takes the call of whoever waited longest for a turn; the rest of theirs wait for their next one. */
function firstOf({ callers }: Line): Call | undefined {
  for (const [caller, theirs] of callers) {
    const call = theirs.shift();
    callers.delete(caller);
    if (theirs.length > 0) callers.set(caller, theirs);
    if (call) return call;
  }
  return undefined;
}

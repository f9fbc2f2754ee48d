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

/** What is to be known of a call before it is begun. */
export type AboutCalls = {
  /** Where it comes from. */
  networkOf: (request: IncomingMessage) => string;
  /** Whether it is worked on once it is begun, unlike a file, which is only sent. */
  isWork: (request: IncomingMessage) => boolean;
};

type Call = { request: IncomingMessage; response: ServerResponse };
/** Of one network: those who call, whose turn is next first, with what waits of each; and what is under way. */
type Line = { callers: Map<string, Call[]>; begun: Map<ServerResponse, number> };

/**
 * Begins calls so that a turn of the event loop stays short however many connections are busy, and networks take turns:
 * what one of them sends, on a thousand connections, keeps another waiting for one call. Within a network sessions take
 * turns, so that behind one address one account keeps nobody else waiting either.
 */
export function takeTurns(
  listener: Listener,
  { networkOf, isWork }: AboutCalls,
  { turnMs, underWay, countedMs }: TurnLimits = TURN_LIMITS,
): Listener {
  /** By network, whose turn is next first. */
  const lines = new Map<string, Line>();
  let waiting = 0;
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

  function hasPlace({ begun }: Line, now: number): boolean {
    if (begun.size < underWay) return true;
    for (const [response, at] of begun) {
      if (now - at < countedMs) break;
      begun.delete(response);
    }
    return begun.size < underWay;
  }

  function begin(network: string, line: Line, { request, response }: Call, now: number): void {
    if (isWork(request)) line.begun.set(response, now);
    response.once('close', () => {
      line.begun.delete(response);
      if (line.callers.size > 0) goOn();
      else if (line.begun.size === 0 && lines.get(network) === line) lines.delete(network);
    });
    listener(request, response);
  }

  /** The next call, of the network that has waited longest for its turn. */
  function next(now: number): [string, Line, Call] | undefined {
    for (const [network, line] of lines) {
      if (line.callers.size === 0 || !hasPlace(line, now)) continue;
      const call = firstOf(line);
      if (!call) continue;
      waiting -= 1;
      lines.delete(network);
      lines.set(network, line);
      return [network, line, call];
    }
    return undefined;
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
    const found = next(now);
    if (!found) {
      isGoingOn = false;
      // All that wait are of networks that have enough under way: somebody has to look when that no longer counts.
      if (waiting > 0) lookLater();
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
    const line: Line = lines.get(network) ?? { callers: new Map(), begun: new Map() };
    lines.set(network, line);
    const now = performance.now();
    const call = { request, response };
    if (waiting === 0 && hasTime(now) && hasPlace(line, now)) {
      begin(network, line, call, now);
      return;
    }
    const caller = request.headers.authorization ?? '';
    const theirs = line.callers.get(caller) ?? [];
    theirs.push(call);
    line.callers.set(caller, theirs);
    waiting += 1;
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

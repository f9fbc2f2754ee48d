import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Listener } from './one-call-a-time.server.ts';
import { limitNetwork, plainAddress, widerNetwork } from './client-address.server.ts';

export type OpenCallLimits = {
  /** Calls of one network, as limits count it, and of the provider's network around it, that are open at a time. */
  network: number;
  widerNetwork: number;
  /** From when on a call is open for long, in ms, and how many such each may have. */
  longMs: number;
  longOfNetwork: number;
  longOfWiderNetwork: number;
};

/**
 * Thirty people who open their documents at once ask for 89 things each, 86 of them at the same moment where a proxy speaks
 * HTTP/2 with them (decision 62); all are answered within a moment. What is open for long waits for its client, the engine
 * or the bank.
 */
export const OPEN_CALL_LIMITS: OpenCallLimits = {
  ...{ network: 3_072, widerNetwork: 4_096 },
  ...{ longMs: 2_000, longOfNetwork: 128, longOfWiderNetwork: 512 },
};

/** The bounds of one process of several: together they have what one would have. */
export function openCallLimitsAmong(processes: number): OpenCallLimits {
  const { network, widerNetwork, longMs, longOfNetwork, longOfWiderNetwork } = OPEN_CALL_LIMITS;
  return {
    ...{ network: Math.ceil(network / processes), widerNetwork: Math.ceil(widerNetwork / processes) },
    ...{ longMs, longOfNetwork: Math.ceil(longOfNetwork / processes) },
    longOfWiderNetwork: Math.ceil(longOfWiderNetwork / processes),
  };
}

export type AboutClients = {
  /** Whether an address is a proxy's of ours, behind which there is everybody. */
  isTrusted: (address: string) => boolean;
  addressOf: (request: IncomingMessage) => string;
  refuse: (response: ServerResponse) => void;
};

/**
 * Bounds the calls that clients behind our own proxies have open. Each has a connection of the proxy to itself, and by
 * these nobody can tell whose they are: one client would hold all of them.
 */
export function boundOpenCalls(
  listener: Listener,
  { isTrusted, addressOf, refuse }: AboutClients,
  limits: OpenCallLimits = OPEN_CALL_LIMITS,
): Listener {
  /** By network, the calls that are open, from the oldest, and when each came. */
  const open = new Map<string, Map<ServerResponse, number>>();

  function hasRoom(name: string, most: number, mostLong: number): boolean {
    const calls = open.get(name);
    if (!calls || calls.size < Math.min(most, mostLong)) return true;
    if (calls.size >= most) return false;
    const since = performance.now() - limits.longMs;
    let long = 0;
    for (const at of calls.values()) {
      if (at > since) return true;
      long += 1;
      if (long >= mostLong) return false;
    }
    return true;
  }
  function enter(name: string, response: ServerResponse): void {
    const calls = open.get(name) ?? new Map<ServerResponse, number>();
    open.set(name, calls.set(response, performance.now()));
    response.once('close', () => {
      calls.delete(response);
      if (calls.size === 0) open.delete(name);
    });
  }

  return (request, response) => {
    if (!isTrusted(plainAddress(request.socket.remoteAddress ?? ''))) {
      listener(request, response);
      return;
    }
    const address = addressOf(request);
    const [narrow, wide] = [limitNetwork(address), widerNetwork(address)];
    if (
      !hasRoom(narrow, limits.network, limits.longOfNetwork) ||
      !hasRoom(wide, limits.widerNetwork, limits.longOfWiderNetwork)
    ) {
      refuse(response);
      return;
    }
    enter(narrow, response);
    enter(wide, response);
    listener(request, response);
  };
}

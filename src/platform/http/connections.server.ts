import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { HttpSettings } from '#platform/env/env.ts';
import { limitNetwork, plainAddress, widerNetwork } from './client-address.server.ts';

export type ConnectionLimits = {
  /** Connections of one network, as limits count it, and of the provider's network around it. */
  network: number;
  widerNetwork: number;
  /** All of them, those of our own proxies included. */
  all: number;
  /** How long a client may take nothing of its answer, or send nothing, in ms. */
  silentMs: number;
  /** From when on a call that waits for its client, whose answer is not taken or whose body does not come, makes room, in ms. */
  dawdlingMs: number;
};

/** No longer than this, in ms, is not held against a connection later: a body may wait as long for its turn with us. */
const PROMPT_MS = 3_000;

/** A browser has six connections; behind one address there may be a campus. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  network: 256,
  widerNetwork: 1_024,
  all: 8_192,
  silentMs: 30_000,
  dawdlingMs: 10_000,
};

/** The bounds of one process of several: together they have what one would have. */
export function connectionLimitsAmong(processes: number): ConnectionLimits {
  const { network, widerNetwork, all } = CONNECTION_LIMITS;
  return {
    ...CONNECTION_LIMITS,
    network: Math.ceil(network / processes),
    widerNetwork: Math.ceil(widerNetwork / processes),
    all: Math.ceil(all / processes),
  };
}

/**
 * Bounds how many connections there are, and how long one may stay of which nothing is taken. Where a network has as many
 * as it may, the one that was idle longest makes room, then one whose client takes a little now and then: few networks
 * would hold all connections with such. Where there is neither, the new one is not taken.
 * @param isTrusted whether an address is a proxy's of ours, behind which there is everybody
 */
export function boundConnections(
  server: Server,
  isTrusted: (address: string) => boolean,
  limits: ConnectionLimits = CONNECTION_LIMITS,
): void {
  const ofNetwork = new Map<string, Set<Socket>>();
  const all = new Set<Socket>();
  const groupsOf = new WeakMap<object, Set<Socket>[]>();
  /** By connection, the answers that are under way. */
  const answering = new WeakMap<object, number>();
  const isIdle = (socket: Socket) => (answering.get(socket) ?? 0) === 0;
  /** The last call of a connection, and when it came. */
  const lastCalls = new WeakMap<object, { request: IncomingMessage; at: number }>();
  /** How long a connection waited for its client in earlier calls: who ends each just in time dawdles all the same. */
  const waitedBefore = new WeakMap<object, number>();
  const isDawdling = (socket: Socket): boolean => {
    const last = lastCalls.get(socket);
    const waited = waitedBefore.get(socket) ?? 0;
    if (!last || performance.now() - last.at + waited < limits.dawdlingMs) return false;
    return socket.writableLength > 0 || !last.request.complete;
  };

  server.timeout = limits.silentMs;
  server.on('timeout', (socket: Socket) => {
    // An answer that is being made, of which nothing is there yet to be taken.
    if (!isIdle(socket) && socket.writableLength === 0) return;
    socket.destroy();
  });
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (socket.destroyed) return;
    lastCalls.set(socket, { request, at: performance.now() });
    answering.set(socket, (answering.get(socket) ?? 0) + 1);
    // On a connection of a proxy calls of many follow each other.
    if (!isTrusted(plainAddress(socket.remoteAddress ?? '')))
      whenWaited(request, response, (ms) => waitedBefore.set(socket, (waitedBefore.get(socket) ?? 0) + ms));
    response.once('close', () => answering.set(socket, (answering.get(socket) ?? 1) - 1));
    // Used last, so that it is idle for the shortest time.
    for (const group of groupsOf.get(socket) ?? []) {
      group.delete(socket);
      group.add(socket);
    }
  });

  function enter(socket: Socket, group: Set<Socket>, max: number): boolean {
    if (group.size < max) return true;
    const goes = group.values().find(isIdle) ?? group.values().find(isDawdling);
    if (!goes) return false;
    goes.destroy();
    leave(goes);
    return true;
  }
  function leave(socket: Socket): void {
    for (const group of groupsOf.get(socket) ?? []) group.delete(socket);
    groupsOf.delete(socket);
  }
  function forgetEmpty(names: readonly string[]): void {
    for (const name of names) if (ofNetwork.get(name)?.size === 0) ofNetwork.delete(name);
  }
  function groupNamed(name: string): Set<Socket> {
    const group = ofNetwork.get(name) ?? new Set();
    ofNetwork.set(name, group);
    return group;
  }

  server.prependListener('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '');
    const names = isTrusted(address) ? [] : [limitNetwork(address), widerNetwork(address)];
    const groups = [all, ...names.map(groupNamed)];
    const most = [limits.all, limits.network, limits.widerNetwork];
    if (!groups.every((group, at) => enter(socket, group, most[at] ?? 0))) {
      socket.destroy();
      forgetEmpty(names);
      return;
    }
    for (const group of groups) group.add(socket);
    groupsOf.set(socket, groups);
    socket.once('close', () => {
      leave(socket);
      forgetEmpty(names);
    });
  });
}

/** Tells once a call is over how long it waited for its client, for the body or for the answer to be taken. */
function whenWaited(request: IncomingMessage, response: ServerResponse, tell: (ms: number) => void): void {
  const beganAt = performance.now();
  let bodyAt: number | undefined;
  let answeredAt: number | undefined;
  request.once('end', () => (bodyAt = performance.now()));
  response.once('prefinish', () => (answeredAt = performance.now()));
  response.once('close', () => {
    const now = performance.now();
    const hasBody = 'content-length' in request.headers || 'transfer-encoding' in request.headers;
    const forBody = hasBody ? (bodyAt ?? now) - beganAt : 0;
    const forAnswer = answeredAt === undefined ? 0 : now - answeredAt;
    const waited = Math.max(0, forBody - PROMPT_MS) + Math.max(0, forAnswer - PROMPT_MS);
    if (waited > 0) tell(waited);
  });
}

/** How long a head may take to arrive, in ms, where a whole request may take longer. */
const HEAD_MS = 60_000;

/** Sets how long connections are kept without a call, and how long a request may take to arrive. */
export function setTimeouts(
  server: Server,
  settings: Pick<HttpSettings, 'keepAliveSeconds' | 'requestTimeoutSeconds'>,
): void {
  server.keepAliveTimeout = settings.keepAliveSeconds * 1000;
  server.requestTimeout = settings.requestTimeoutSeconds * 1000;
  server.headersTimeout = Math.min(HEAD_MS, server.requestTimeout);
}

import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { bearerToken } from './bearer-token.ts';
import { clientAddressReader, limitNetwork, widerNetwork } from './client-address.server.ts';

/** People whose sessions are remembered. */
const MOST = 20_000;

/**
 * Whose the sessions are that were let in lately. A call has its turn before anybody has looked its session up, and a
 * made-up one must not buy a turn of its own.
 */
export class KnownCallers {
  /** By hash of a token, so that none stays in memory; the one that was used longest ago first. */
  readonly #people = new Map<string, string>();

  /** A session was let in. */
  keep(token: string, person: string): void {
    const key = hashed(token);
    this.#people.delete(key);
    this.#people.set(key, person);
    const [oldest] = this.#people.keys();
    if (this.#people.size > MOST && oldest !== undefined) this.#people.delete(oldest);
  }

  /** A session was not let in. */
  forget(token: string): void {
    this.#people.delete(hashed(token));
  }

  /** Whose session a call brings; nobody's where it is not known, or over. */
  personOf(authorization: string | undefined): string | undefined {
    const token = bearerToken(authorization);
    return token === undefined ? undefined : this.#people.get(hashed(token));
  }
}

const hashed = (token: string) => hash('sha256', token, 'base64');

type Networks = { address: string; wide: string; narrow: string };

/** Tells of a call which provider's network it comes from, and who within it calls. */
export type CallerReader = {
  addressOf: (request: Pick<IncomingMessage, 'socket' | 'headers'>) => string;
  networkOf: (request: Pick<IncomingMessage, 'socket' | 'headers'>) => string;
  /** A person over all their sessions; whoever is not known by their address, whatever they call themselves. */
  callerOf: (request: Pick<IncomingMessage, 'socket' | 'headers'>) => string;
};

/** Cheap: of a connection without proxies its networks are found out once. */
export function callerReader(trustedProxies: readonly string[], known?: KnownCallers): CallerReader {
  const addressOf = clientAddressReader(trustedProxies);
  const ofSockets = new WeakMap<object, Networks>();
  const networksOf = ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): Networks => {
    const forwardedFor = headers['x-forwarded-for'];
    if (forwardedFor !== undefined) return around(addressOf(socket.remoteAddress, String(forwardedFor)));
    const networks = ofSockets.get(socket) ?? around(addressOf(socket.remoteAddress, undefined));
    ofSockets.set(socket, networks);
    return networks;
  };
  return {
    addressOf: (request) => networksOf(request).address,
    networkOf: (request) => networksOf(request).wide,
    callerOf: (request) =>
      known?.personOf(request.headers.authorization) ?? `address ${networksOf(request).narrow}`,
  };
}

const around = (address: string): Networks => ({
  address,
  wide: widerNetwork(address),
  narrow: limitNetwork(address),
});

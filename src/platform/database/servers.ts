/** The servers of an address, each by an address of its own, and whether only one that takes writes will do. */
export type Servers = { urls: readonly string[]; writable: boolean };

/**
 * Reads an address that may name several servers, as PostgreSQL's own library takes them and the driver does not:
 * `postgres://one,two:5433/foothold?target_session_attrs=read-write`. Of several the product takes the one that is
 * written to, where nothing else is said.
 * @returns undefined where it is no such address
 */
export function readServers(url: string): Servers | undefined {
  const scheme = /^postgres(?:ql)?:\/\//.exec(url)?.[0];
  if (scheme === undefined) return undefined;
  const end = url.slice(scheme.length).search(/[/?#]/);
  const authority = end < 0 ? url.slice(scheme.length) : url.slice(scheme.length, scheme.length + end);
  const rest = url.slice(scheme.length + authority.length);
  const at = authority.lastIndexOf('@') + 1;
  const hosts = authority.slice(at).split(',');
  const urls = hosts.map((host) => scheme + authority.slice(0, at) + host + rest);
  if (hosts.length > 1 && hosts.includes('')) return undefined;
  const [first] = urls;
  if (first === undefined || !urls.every((each) => URL.canParse(each))) return undefined;
  const asked = new URL(first).searchParams;
  if (asked.get('host')?.includes(',')) return undefined;
  const writable = WRITABLE[asked.get('target_session_attrs') ?? (urls.length > 1 ? 'read-write' : 'any')];
  return writable === undefined ? undefined : { urls, writable };
}

/** What may be asked of a server; the product works with none that cannot be written to. */
const WRITABLE: Partial<Record<string, boolean>> = { any: false, 'read-write': true, primary: true };

/** Which of the servers is asked: the one that answered last, until it no longer does. */
export class ServerChoice {
  readonly servers: Servers;
  #at = 0;

  constructor(servers: Servers) {
    this.servers = servers;
  }

  get current(): string {
    return this.servers.urls[this.#at] ?? '';
  }

  /** Goes on to the next one, unless somebody else has left that server already. */
  leave(url: string): void {
    if (url === this.current) this.#at = (this.#at + 1) % this.servers.urls.length;
  }
}

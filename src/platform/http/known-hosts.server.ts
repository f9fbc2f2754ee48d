import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Answers whether a request is for this installation, whatever name it came by. */
export type IsForUs = (request: Pick<IncomingMessage, 'headers' | 'url'>) => boolean;

/** What looks whether the product is there may call it by any name; it learns no more than that. */
const HEALTH: readonly (string | undefined)[] = ['/api/health', '/api/live', '/api/ready'];

/**
 * Knows the names that an installation answers to: its own, `localhost`, and addresses. A page elsewhere can have its
 * name lead to an address of ours, so that its browser takes us for a part of that page, which could then read the inbox
 * of somebody who tries the product; what it cannot do is to call us by a name of ours, or by an address.
 */
export function knownHosts(publicUrl: string): IsForUs {
  const own = new URL(publicUrl).hostname;
  return ({ headers: { host }, url }) => {
    // Absent in HTTP/1.0 only, which no browser speaks.
    if (host === undefined || HEALTH.includes(url)) return true;
    const name = hostname(host);
    return name === own || name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0;
  };
}

/** Without the port, and without the brackets of an IPv6 address. */
function hostname(host: string): string {
  const { six, name = '' } = /^(?:\[(?<six>[^\]]*)\]|(?<name>[^:]*))(?::\d*)?$/.exec(host)?.groups ?? {};
  return (six ?? name).toLowerCase().replace(/\.$/, '');
}

import { keyedHash } from '#platform/env/keyed-hash.server.ts';
import { widerNetwork } from '#platform/http/client-address.server.ts';

/** Characters of a hash that are enough to tell one from all others. */
const LENGTH = 22;

/**
 * What the log calls the network around an address, a /24 or a /48: enough to know it again, not to look it up.
 */
export function networkInLog(secret: string, address: string): string {
  return keyedHash(secret, 'network', widerNetwork(address)).slice(0, LENGTH);
}

/** The same for the contact that a call of somebody signed out was about. */
export function contactInLog(secret: string, address: string): string {
  return keyedHash(secret, 'contact in log', address).slice(0, LENGTH);
}

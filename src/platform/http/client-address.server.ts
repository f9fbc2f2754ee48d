import { BlockList, isIP, isIPv6 } from 'node:net';

/** Tells the address a request comes from, believing X-Forwarded-For only from trusted proxies. */
export type ClientAddress = (socketAddress: string | undefined, forwardedFor: string | undefined) => string;

export function clientAddressReader(trustedProxies: readonly string[]): ClientAddress {
  const isTrusted = proxiesAmong(trustedProxies);
  return (socketAddress, forwardedFor) => {
    let address = plainAddress(socketAddress ?? '');
    // From the nearest hop outwards: the first one that is not ours is the client.
    const hops = (forwardedFor ?? '').split(',').map((hop) => plainAddress(withoutPort(hop.trim())));
    while (isIP(address) && isTrusted(address)) {
      const next = hops.pop();
      if (next === undefined || !isIP(next)) break;
      address = next;
    }
    return address;
  };
}

/** Tells whether an address is one of our own proxies, behind which there is everybody. */
export function proxiesAmong(trustedProxies: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  return (address) => trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** What limits count by: an IPv4 address, or the /64 network that one IPv6 customer has. */
export function limitNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  return `${expandIPv6(address).slice(0, 4).join(':')}::/64`;
}

/** Some proxies add the port: `203.0.113.7:51234`, `[2001:db8::1]:443`. */
function withoutPort(hop: string): string {
  const { address = hop } =
    /^(?<address>[\d.]+):\d+$|^"?\[(?<address>[^\]]+)\](?::\d+)?"?$/.exec(hop)?.groups ?? {};
  return address;
}

/** The network around an address, which one provider or institution has: /24 in IPv4, /48 in IPv6. */
export function widerNetwork(address: string): string {
  if (isIPv6(address)) return `${expandIPv6(address).slice(0, 3).join(':')}::/48`;
  return `${address.split('.').slice(0, 3).join('.')}.0/24`;
}

/** An IPv4 address that came over IPv6 as what it is; without the interface. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/, '');
}

function expandIPv6(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, gap)).fill('0'), ...right].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}

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

/** What IPv4 addresses are written behind in IPv6: mapped (RFC 4291), and by NAT64 (RFC 6052). */
const BEFORE_IPV4 = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

/** An IPv4 address that came over IPv6 as what it is, however it is written; without the interface. */
export function plainAddress(address: string): string {
  const plain = address.replace(/%.*/, '');
  if (!isIPv6(plain)) return plain;
  const groups = expandIPv6(plain);
  if (!BEFORE_IPV4.includes(groups.slice(0, 6).join(':'))) return plain;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}

/** The eight groups of an IPv6 address, whose last two may be written as an IPv4 address. */
function expandIPv6(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = groupsOf(head);
  const right = groupsOf(tail ?? '');
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, gap)).fill('0'), ...right];
}

function groupsOf(written: string): string[] {
  if (written === '') return [];
  return written.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16).toString(16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d].map((half) => half.toString(16));
  });
}

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The port that a server listens on. */
export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port; // A listening TCP server has an address with a port.
}

/** How this process reaches itself. */
export function ownAddress(server: Server): string {
  const { address, family } = server.address() as AddressInfo; // As in portOf.
  const host = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address;
  return `http://${family === 'IPv6' && host.includes(':') ? `[${host}]` : host}:${portOf(server)}`;
}

import { createServer, type AddressInfo } from 'node:net';

/** A port of loopback that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo; // A listening TCP server has an address with a port.
      probe.close(() => resolve(port));
    });
  });
}

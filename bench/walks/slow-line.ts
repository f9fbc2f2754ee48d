import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line: how long a request takes to the server and its answer back, in ms, and how many bytes a second come in. */
export type Line = { latencyMs: number; bytesPerSecond: number };

/** At most so much is handed on at once, so that several downloads share the line. */
const PIECE = 4_096;

/**
 * A line of its own to a server, for whoever calls this address in its place: as slow for the page as for its workers, which
 * a browser's own emulation leaves out.
 */
export async function slowLine(server: string, line: Line): Promise<{ url: string; close(): void }> {
  const { hostname, port } = new URL(server);
  const open = new Set<Socket>();
  // When the line is free again, by the clock of this process.
  let freeAt = 0;
  const throughLine = async (bytes: number): Promise<void> => {
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + (bytes / line.bytesPerSecond) * 1000;
    await pause(freeAt - now);
  };
  const proxy = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (request) => void pause(line.latencyMs).then(() => upstream.write(request)));
    void carry(upstream, client, throughLine);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port: own } = proxy.address() as AddressInfo; // It listens on a port.
  return {
    url: `http://127.0.0.1:${own}`,
    close() {
      proxy.close();
      for (const socket of open) socket.destroy();
    },
  };
}

/** Hands on what comes in, piece by piece, when the line has room. */
async function carry(from: Socket, to: Socket, throughLine: (bytes: number) => Promise<void>): Promise<void> {
  try {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length; at += PIECE) {
        const piece = chunk.subarray(at, at + PIECE);
        await throughLine(piece.length);
        to.write(piece);
      }
    }
  } catch {
    // A connection that ends in between.
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as it came over the wire. */
export type SeenRequest = { method: string; url: string; headers: string; body: string };

export type RecordingProxy = { url: string; seen: SeenRequest[]; close(): Promise<void> };

/** Stands between a browser and the product and writes down everything that is sent, whoever in the browser sends it. */
export async function startRecordingProxy(target: string): Promise<RecordingProxy> {
  const seen: SeenRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming;
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(chunks);
      seen.push({ method, url, headers: JSON.stringify(headers), body: body.toString('latin1') });
      const onward = request(new URL(url, target), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      onward.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // What a listening TCP server has.
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

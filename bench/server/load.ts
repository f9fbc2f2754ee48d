import { connect, type Socket } from 'node:net';

export type LoadOptions = {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  /** Bodies are sent in turn. */
  bodies?: readonly string[];
  connections?: number;
  seconds?: number;
  /** Calls that a connection begins a second, at most. */
  mostPerSecond?: number;
};

/** Requests a second that a server answers with 2xx. */
export async function measureRate(options: LoadOptions): Promise<number> {
  return (await sendLoad(options)).perSecond;
}

/**
 * Has a server answer with 2xx, over connections that each send one request after the other. Written on bare sockets, so
 * that the measuring costs little on the two cores that both sides share.
 * @returns how many were answered a second, and how many in all, those included that were under way at the end
 */
export async function sendLoad(options: LoadOptions): Promise<{ perSecond: number; answered: number }> {
  const { url, method = 'GET', headers = {}, bodies = [''], connections = 32, seconds = 5 } = options;
  const pauseMs = options.mostPerSecond === undefined ? 0 : 1000 / options.mostPerSecond;
  const { hostname, port, pathname, search, host } = new URL(url);
  const requests = bodies.map((body) => {
    const lines = [`${method} ${pathname}${search} HTTP/1.1`, `Host: ${host}`, 'Connection: keep-alive'];
    for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
    if (body) lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
    return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
  });
  let answered = 0;
  let running = true;
  const workers = Array.from({ length: connections }, (_, worker) => {
    const socket = connect(Number(port), hostname);
    let next = worker;
    return talk(
      socket,
      () => (running ? requests[(next += 1) % requests.length] : undefined),
      () => (answered += 1),
      pauseMs,
    );
  });
  const startedAt = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const elapsed = (performance.now() - startedAt) / 1000;
  const counted = answered;
  running = false;
  await Promise.all(workers);
  return { perSecond: Math.round(counted / elapsed), answered };
}

function talk(
  socket: Socket,
  nextRequest: () => Buffer | undefined,
  onAnswer: () => void,
  pauseMs: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let buffer = Buffer.alloc(0);
    let sentAt = 0;
    const send = () => {
      const request = nextRequest();
      sentAt = performance.now();
      if (request) socket.write(request);
      else socket.end();
    };
    socket
      .on('connect', send)
      .on('error', reject)
      .on('close', () => resolve());
    socket.on('data', (chunk) => {
      buffer = buffer.length === 0 ? chunk : Buffer.concat([buffer, chunk]);
      const headEnd = buffer.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      const head = buffer.subarray(0, headEnd).toString('latin1');
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (buffer.length < headEnd + 4 + length) return;
      if (!/^HTTP\/1\.1 2/.test(head))
        return socket.destroy(new Error(`unexpected answer: ${head.split('\r\n')[0]}`));
      buffer = Buffer.alloc(0);
      onAnswer();
      const early = sentAt + pauseMs - performance.now();
      if (early > 0) setTimeout(send, early);
      else send();
    });
  });
}

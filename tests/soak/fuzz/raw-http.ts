import { connect } from 'node:net';

/** How the bytes of a request reach the server. */
export type Delivery =
  | { how: 'at once' }
  /** In pieces, with a pause after each. */
  | { how: 'dripped'; pieces: number; pauseMs: number }
  /** Ends before all of it was sent; `abandoned` leaves the connection open and says nothing more. */
  | { how: 'cut'; after: number; then: 'half-closed' | 'reset' | 'abandoned' };

export type RawAnswer = { status: number; headers: Map<string, string>; body: Buffer };
export type Outcome = {
  answers: RawAnswer[];
  /** `silent`: neither an answer nor an end came in time. */
  ended: 'answered' | 'closed' | 'silent';
  /** What was left over that is no answer of HTTP. */
  rest: Buffer;
};

export type Sending = {
  port: number;
  bytes: Buffer;
  delivery: Delivery;
  /** Methods of the requests in it, in their order: an answer to HEAD has no body. */
  methods: readonly string[];
  patienceMs: number;
};

/** Sends bytes as they are, over a connection of their own, and reads what comes back. */
export function sendRaw({ port, bytes, delivery, methods, patienceMs }: Sending): Promise<Outcome> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const reader = new AnswerReader(methods);
    const timer = setTimeout(() => finish('silent'), patienceMs);
    let finished = false;
    const finish = (ended: Outcome['ended']) => {
      if (finished) return;
      finished = true;
      clearTimeout(timer);
      reader.end();
      socket.destroy();
      resolve({ answers: reader.answers, ended, rest: reader.rest });
    };
    socket.setNoDelay(true);
    // The server may close before it has read everything: what it answered before counts.
    socket.on('error', () => finish('closed'));
    socket.on('close', () => finish('closed'));
    socket.on('end', () => finish('closed'));
    socket.on('data', (chunk: Buffer) => {
      reader.read(chunk);
      if (reader.answers.length >= methods.length) finish('answered');
    });
    socket.on('connect', () => {
      if (delivery.how === 'at once') socket.write(bytes);
      else if (delivery.how === 'cut') cut(delivery.after, delivery.then);
      else void drip(delivery.pieces, delivery.pauseMs);
    });

    const cut = (after: number, then: 'half-closed' | 'reset' | 'abandoned') => {
      socket.write(bytes.subarray(0, after), () => {
        if (then === 'half-closed') socket.end();
        else if (then === 'reset') socket.resetAndDestroy();
        else setTimeout(() => finish('closed'), ABANDONED_MS);
      });
    };
    const drip = async (pieces: number, pauseMs: number) => {
      const size = Math.max(1, Math.ceil(bytes.length / pieces));
      for (let at = 0; at < bytes.length && !finished; at += size) {
        socket.write(bytes.subarray(at, at + size));
        await new Promise((next) => setTimeout(next, pauseMs));
      }
    };
  });
}

/** How long an abandoned connection is kept open, in ms. */
const ABANDONED_MS = 300;

/** Reads answers of HTTP/1 from a stream of bytes. */
class AnswerReader {
  readonly answers: RawAnswer[] = [];
  rest: Buffer = Buffer.alloc(0);
  #chunks: Buffer[] = [];
  #held = 0;
  #needed = 0;
  readonly #methods: readonly string[];

  constructor(methods: readonly string[]) {
    this.#methods = methods;
  }

  read(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#held += chunk.length;
    if (this.#held >= this.#needed) this.#take(false);
  }

  /** The connection has ended: an answer without a length ends with it. */
  end(): void {
    this.#take(true);
  }

  #take(ended: boolean): void {
    let bytes = Buffer.concat(this.#chunks);
    for (;;) {
      const found = this.#one(bytes, ended);
      if (typeof found === 'number') {
        this.#needed = found;
        break;
      }
      // 100 Continue and its kind come before the answer.
      if (found.answer.status >= 200) this.answers.push(found.answer);
      bytes = bytes.subarray(found.length);
    }
    this.#chunks = [bytes];
    this.#held = bytes.length;
    this.rest = bytes;
  }

  /** One answer at the beginning of some bytes, or how many bytes there must be before it is worth looking again. */
  #one(bytes: Buffer, ended: boolean): { answer: RawAnswer; length: number } | number {
    const headEnd = bytes.indexOf('\r\n\r\n');
    if (headEnd < 0) return bytes.length + 1;
    const [first = '', ...lines] = bytes.subarray(0, headEnd).toString('latin1').split('\r\n');
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? Number.NaN);
    if (Number.isNaN(status)) return Infinity;
    const headers = new Map(
      lines.map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    );
    const from = headEnd + 4;
    const whole = (body: Buffer, length: number) => ({ answer: { status, headers, body }, length });
    const isHead = this.#methods[this.answers.length] === 'HEAD';
    if (isHead || status < 200 || status === 204 || status === 304) return whole(Buffer.alloc(0), from);
    if (headers.get('transfer-encoding') === 'chunked') return unchunked(bytes, from, whole);
    const length = headers.get('content-length');
    if (length === undefined) return ended ? whole(bytes.subarray(from), bytes.length) : Infinity;
    const to = from + Number(length);
    return bytes.length >= to ? whole(bytes.subarray(from, to), to) : to;
  }
}

function unchunked<T>(bytes: Buffer, from: number, whole: (body: Buffer, length: number) => T): T | number {
  const parts: Buffer[] = [];
  for (let at = from; ;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return bytes.length + 1;
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16);
    const next = lineEnd + 2 + size + 2;
    if (bytes.length < next) return next;
    if (size === 0) return whole(Buffer.concat(parts), next);
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = next;
  }
}

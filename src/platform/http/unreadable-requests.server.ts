import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { RequestError } from '@hono/node-server';
import type { Log } from '#platform/log/log.server.ts';
import { statusOf, type ErrorCode } from './app-error.ts';
import type { IsForUs } from './known-hosts.server.ts';

type Refusal = { code: ErrorCode; message: string };

const UNREADABLE: Refusal = {
  code: 'unreadable_request',
  message: 'The request could not be read: it is not valid HTTP.',
};

/** By the codes of Node's errors; everything else is `UNREADABLE`. */
const REFUSALS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    code: 'headers_too_large',
    message: 'The request could not be read: its address, cookies and headers are too long.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { code: 'payload_too_large', message: 'The request could not be read.' },
  ERR_HTTP_REQUEST_TIMEOUT: {
    code: 'request_timeout',
    message: 'The request took too long to arrive. Please try again.',
  },
};

const EXPECTATION: Refusal = {
  code: 'expectation_failed',
  message: 'What the request expects cannot be met.',
};

const TOO_MANY_WAITING: Refusal = {
  code: 'rate_limited',
  message: 'Too many requests were sent on one connection without waiting for their answers.',
};

/** Told to whoever asks for pages while there is no turn for them. */
export const ENGINE_BUSY: Refusal = {
  code: 'engine_busy',
  message: 'Many pages are being set right now. Please try again in a moment.',
};

/**
 * Answers as `{message, code}` too where a request is not readable as HTTP, and reaches no route.
 * @returns closes a connection on which too many calls wait, with an answer that says so
 */
export function answerUnreadable(server: Server): (socket: Socket) => void {
  const answering = new WeakMap<object, Set<ServerResponse>>();
  server.on('request', ({ socket }, response: ServerResponse) => {
    if (socket.destroyed) return;
    const open = answering.get(socket) ?? new Set();
    answering.set(socket, open.add(response));
    response.once('close', () => open.delete(response));
  });
  const isBegun = (socket: Socket) =>
    [...(answering.get(socket) ?? [])].some((response) => response.headersSent);
  const close = (socket: Socket, refusal: Refusal): void => {
    // In the middle of another answer its reader would take this one for a part of it.
    if (socket.writable && !isBegun(socket)) socket.write(wireAnswer(refusal));
    socket.destroySoon();
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) =>
    close(socket, REFUSALS[error.code ?? ''] ?? UNREADABLE),
  );
  server.on('checkExpectation', (_request, response: ServerResponse) => refuse(response, EXPECTATION));
  return (socket) => {
    close(socket, TOO_MANY_WAITING);
    // What it asked for first may never be taken, and would keep all of it.
    if (isBegun(socket)) socket.destroy();
  };
}

/** Refuses a call of a client who has as many open as one may have. */
export function refuseTooManyOpen(response: ServerResponse): void {
  response.setHeader('Retry-After', '5');
  refuse(response, {
    code: 'rate_limited',
    message: 'That was a lot at once. Please try again in a moment.',
  });
}

/** More than this is not thrown away for a refusal: then the connection ends with it. */
const DISCARDED_BYTES = 64 * 1024;

/** Refuses a preview of somebody who has waited for a turn; the connection goes on where what was sent is short. */
export function refusePreview({ headers }: IncomingMessage, response: ServerResponse): void {
  const isShort =
    headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= DISCARDED_BYTES;
  response.setHeader('Retry-After', '1');
  refuse(response, ENGINE_BUSY, isShort ? 'keep-alive' : 'close');
}

/**
 * Refuses what does not say whom it is for, or says it twice, as HTTP/1.1 demands: a proxy in front may go by the other
 * one. For servers made with `requireHostHeader: false`, since Node's own answer says nothing. @returns whether it was
 * refused
 */
export function refusedUnlessOneHost(request: IncomingMessage, response: ServerResponse): boolean {
  const hosts = hostsOf(request);
  if (hosts === 1 || (hosts === 0 && request.httpVersion !== '1.1')) return false;
  refuse(response, UNREADABLE);
  return true;
}

/** How many lines of a head say whom it is for; Node itself keeps the first. */
function hostsOf({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts;
}

/** Refuses what is for somebody else. @returns whether it was refused */
export function refusedForOthers(isForUs: IsForUs, publicUrl: string): Listening {
  const message = `This installation answers at ${publicUrl} only. Whoever runs it sets that address as PUBLIC_URL.`;
  return (request, response) => {
    if (isForUs(request)) return false;
    refuse(response, { code: 'misdirected_request', message });
    return true;
  };
}
type Listening = (request: IncomingMessage, response: ServerResponse) => boolean;

function refuse(
  response: ServerResponse,
  refusal: Refusal,
  connection: 'close' | 'keep-alive' = 'close',
): void {
  const { status, headers, body } = answerOf(refusal);
  response.writeHead(status, { ...headers, Connection: connection }).end(body);
}

/** For what is HTTP, and still no address or method that can be looked up. */
export function requestErrorAnswer(log: Log): (error: unknown) => Response {
  return (error) => {
    if (error instanceof RequestError) {
      const { status, headers, body } = answerOf(UNREADABLE);
      return new Response(body, { status, headers });
    }
    log.error('request.failed', { error });
    return Response.json(
      { message: 'Something went wrong. Please try again.', code: 'internal' },
      { status: 500 },
    );
  };
}

function answerOf({ code, message }: Refusal) {
  const body = JSON.stringify({ message, code });
  const headers = {
    'Content-Type': 'application/json',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  return { status: statusOf(code), headers, body };
}

function wireAnswer(refusal: Refusal): string {
  const { status, headers, body } = answerOf(refusal);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n');
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { boundedLines, type Log } from '#platform/log/log.server.ts';
import { withinRequest, type RequestRecord } from '#platform/log/request-record.server.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { Spans } from '#platform/tracing/spans.ts';
import { plainAddress } from './client-address.server.ts';
import type { Listener } from './one-call-a-time.server.ts';
import { keepContext } from './own-context.server.ts';

/** Answers that took longer than this are warnings, in ms. */
const SLOW_MS = 1_000;
/** What proxies make: UUIDs, hexadecimal digits, and the like. Nothing that an address or a text would fit. */
const REQUEST_ID = /^[\w.-]{8,128}$/;
/** Where a request led nowhere that has a pattern. */
export const UNKNOWN_ROUTE = '{unknown}';
/** Parts of pages: seventy a page, each of which would be a line that says nothing. They are counted. */
export const FILE_ROUTE = '/assets/{file}';
/** Methods that have a name in figures: Node reads thirty-five, and whoever sends them makes a figure of each. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']);
const OTHER_METHOD = 'OTHER';
/** What nginx calls it when whoever asked went away before the answer. */
const CLIENT_GONE = 499;
/** In seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type WatchedBy = {
  log: Log;
  metrics: Metrics;
  spans: Spans;
  /** Whose word for the request's id is taken. */
  isTrusted: (address: string) => boolean;
  /** The pattern of an address that no call has named. */
  routeOf: (path: string) => string;
  /** Which build answers, and which of its copies. */
  build: string;
  copy: string;
  /** Lines of requests, beside those that warn; off where a proxy in front writes them already. */
  lines: 'on' | 'off';
};

/** Gives each request its id, and tells of each how it ended: one line, and the figures. */
export function watchRequests(listener: Listener, watched: WatchedBy): Listener {
  const { metrics, spans } = watched;
  const isTrusted = ({ socket }: IncomingMessage) =>
    watched.isTrusted(plainAddress(socket.remoteAddress ?? ''));
  const count = metrics.counter({
    name: 'foothold_http_requests_total',
    help: 'Requests by pattern of address, method and status (499: whoever asked went away first)',
    labels: ['route', 'method', 'status'],
  });
  const observe = metrics.histogram({
    name: 'foothold_http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer, waiting for its turn included',
    labels: ['route', 'method'],
    buckets: BUCKETS,
  });
  const write = lineWriter(watched);
  return (request, response) => {
    // What came behind the call that ended its connection.
    if (request.socket.destroyed) return;
    const startedAt = performance.now();
    const isProxy = isTrusted(request);
    const record: RequestRecord = { id: (isProxy && givenId(request)) || randomUUID() };
    response.setHeader('X-Request-Id', record.id);
    response.once('close', () => {
      const ms = performance.now() - startedAt;
      const method = methodOf(request);
      const isForPage = method === 'GET' || method === 'HEAD';
      const route = record.route?.() ?? (isForPage ? watched.routeOf(pathOf(request)) : UNKNOWN_ROUTE);
      const status = statusOf(response);
      count({ route, method, status: String(status) });
      observe({ route, method }, ms / 1000);
      const trace = span.traceId;
      withinRequest(record, () => write({ method, route, status, ms: Math.round(ms), trace }));
      const facts = {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      };
      span.end({ name: `${method} ${route}`, facts, isFault: status >= 500 });
    });
    const work = () =>
      withinRequest(record, () => {
        keepContext(request);
        listener(request, response);
      });
    const span = spans.request(isProxy ? textOf(request.headers.traceparent) : undefined, work);
  };
}

type Ended = { method: string; route: string; status: number; ms: number; trace: string | undefined };

function lineWriter({ log, build, copy, lines: wanted }: WatchedBy): (ended: Ended) => void {
  const lines = boundedLines();
  return (ended) => {
    const { route, status, ms } = ended;
    const isFault = status >= 500 || ms > SLOW_MS;
    if (!isFault && (wanted === 'off' || route === FILE_ROUTE)) return;
    // What is refused, or not waited for, costs whoever asks next to nothing: a flood of it must not fill the disk.
    const unsaid =
      status >= 500 || status === 429 || status === CLIENT_GONE ? lines(`${status} ${route}`) : {};
    if (unsaid) log[isFault ? 'warn' : 'info']('request', { ...ended, build, copy, ...unsaid });
  };
}

/** The id that a proxy gave the request, so that its log and ours speak of the same. */
function givenId({ headers }: IncomingMessage): string | undefined {
  const given = textOf(headers['x-request-id']);
  return given !== undefined && REQUEST_ID.test(given) ? given : undefined;
}

function textOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined;
}

function methodOf({ method = '' }: IncomingMessage): string {
  return METHODS.has(method) ? method : OTHER_METHOD;
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '/';
}

function statusOf(response: ServerResponse): number {
  return response.headersSent ? response.statusCode : CLIENT_GONE;
}

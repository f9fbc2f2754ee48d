import type { Random } from '#tests/support/seeded-random.ts';

/** What is no request of HTTP/1.1, or hardly one. Each says what it is, for reports. */
export type ProtocolFault = { label: string; head: string; body?: string };

const HOST = 'Host: localhost';
const JSON_TYPE = 'Content-Type: application/json';
const post = (...lines: string[]) => [`POST /api/contact HTTP/1.1`, HOST, JSON_TYPE, ...lines].join('\r\n');
const get = (target: string, ...lines: string[]) => [`GET ${target} HTTP/1.1`, ...lines].join('\r\n');

const FAULTS: [() => ProtocolFault, ...(() => ProtocolFault)[]] = [
  () => ({ label: 'no words', head: '' }),
  () => ({ label: 'other bytes', head: '\u0000\u0001\u00ff\u00fe garbage' }),
  () => ({
    label: 'a greeting of TLS',
    head: '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  }),
  () => ({ label: 'HTTP/0.9', head: 'GET /api/health' }),
  () => ({ label: 'HTTP/2', head: 'PRI * HTTP/2.0', body: 'SM\r\n\r\n' }),
  () => ({ label: 'HTTP/9.9', head: 'GET /api/health HTTP/9.9\r\nHost: localhost' }),
  () => ({ label: 'an unknown method', head: `FETCH /api/health HTTP/1.1\r\n${HOST}` }),
  () => ({ label: 'no host', head: get('/api/health') }),
  () => ({ label: 'two hosts', head: get('/api/health', HOST, 'Host: elsewhere.example') }),
  () => ({ label: 'an odd host', head: get('/api/health', 'Host: a b/..\\<script>@:99999') }),
  () => ({ label: 'an empty host', head: get('/api/health', 'Host:') }),
  () => ({ label: 'NUL in a header', head: get('/api/health', HOST, 'X-A: a\u0000b') }),
  () => ({ label: 'a folded header', head: get('/api/health', HOST, 'X-A: a\r\n b') }),
  () => ({ label: 'a header without a name', head: get('/api/health', HOST, ': a') }),
  () => ({ label: 'a blank before the colon', head: get('/api/health', HOST, 'X-A : a') }),
  () => ({ label: 'bare line feeds', head: `GET /api/health HTTP/1.1\n${HOST}\n` }),
  () => ({ label: 'a huge header', head: get('/api/health', HOST, `X-A: ${'a'.repeat(70_000)}`) }),
  () => ({ label: 'a huge cookie', head: get('/api/health', HOST, `Cookie: ${'a=b; '.repeat(15_000)}`) }),
  () => ({
    label: 'many headers',
    head: get('/api/health', HOST, ...Array.from({ length: 3_000 }, (_, at) => `X-${at}: a`)),
  }),
  () => ({ label: 'a huge address', head: get(`/api/${'a'.repeat(40_000)}`, HOST) }),
  () => ({ label: 'an absolute address', head: get('http://elsewhere.example/api/health', HOST) }),
  () => ({ label: 'an absolute address of files', head: get('file:///etc/passwd', HOST) }),
  () => ({ label: 'an address without a slash', head: get('api/health', HOST) }),
  () => ({ label: 'a backslash', head: get('/api\\health', HOST) }),
  () => ({ label: 'a tunnel', head: `CONNECT elsewhere.example:443 HTTP/1.1\r\n${HOST}` }),
  () => ({ label: 'a trace', head: `TRACE /api/health HTTP/1.1\r\n${HOST}` }),
  () => ({ label: 'options of everything', head: `OPTIONS * HTTP/1.1\r\n${HOST}` }),
  () => ({ label: 'an expectation', head: post('Expect: the-impossible', 'Content-Length: 2'), body: '{}' }),
  () => ({ label: 'continue', head: post('Expect: 100-continue', 'Content-Length: 2'), body: '{}' }),
  () => ({
    label: 'an upgrade',
    head: get('/api/health', HOST, 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: a'),
  }),
  () => ({
    label: 'an upgrade to HTTP/2',
    head: get(
      '/api/health',
      HOST,
      'Connection: Upgrade, HTTP2-Settings',
      'Upgrade: h2c',
      'HTTP2-Settings: AA',
    ),
  }),
  () => ({ label: 'two lengths', head: post('Content-Length: 2', 'Content-Length: 3'), body: '{}}' }),
  () => ({ label: 'a negative length', head: post('Content-Length: -1'), body: '{}' }),
  () => ({ label: 'a length in words', head: post('Content-Length: two'), body: '{}' }),
  () => ({ label: 'an endless length', head: post('Content-Length: 99999999999999999999'), body: '{}' }),
  () => ({ label: 'a far length', head: post('Content-Length: 9007199254740991'), body: '{}' }),
  () => ({
    label: 'a length and chunks',
    head: post('Content-Length: 2', 'Transfer-Encoding: chunked'),
    body: '2\r\n{}\r\n0\r\n\r\n',
  }),
  () => ({
    label: 'chunks of chunks',
    head: post('Transfer-Encoding: chunked, chunked'),
    body: '2\r\n{}\r\n0\r\n\r\n',
  }),
  () => ({ label: 'packed chunks', head: post('Transfer-Encoding: gzip, chunked'), body: '0\r\n\r\n' }),
  () => ({ label: 'an unknown transfer', head: post('Transfer-Encoding: identity'), body: '{}' }),
  () => ({ label: 'chunks without a size', head: post('Transfer-Encoding: chunked'), body: 'zz\r\n{}\r\n' }),
  () => ({
    label: 'a huge chunk',
    head: post('Transfer-Encoding: chunked'),
    body: 'FFFFFFFFFFFFFFFFF\r\n{}\r\n0\r\n\r\n',
  }),
  () => ({
    label: 'a long extension of a chunk',
    head: post('Transfer-Encoding: chunked'),
    body: `2;${'a'.repeat(30_000)}\r\n{}\r\n0\r\n\r\n`,
  }),
  () => ({
    label: 'trailers',
    head: post('Transfer-Encoding: chunked', 'Trailer: Authorization'),
    body: '2\r\n{}\r\n0\r\nAuthorization: Bearer a\r\nContent-Length: 5\r\n\r\n',
  }),
];

export function protocolFault(random: Random): ProtocolFault {
  return random.pick(FAULTS)();
}

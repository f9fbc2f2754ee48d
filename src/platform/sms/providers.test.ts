import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { smsProvider } from './providers.server.ts';

const NUMBER = '+12024561111';
const TEXT = '123456 is your Foothold code. It works for 10 minutes.\n\n@foothold.example #123456';

type Recorded = {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
};
let recorded: Recorded[] = [];
/** What the provider answers next; undefined: nothing, ever. */
let answer: { status: number; body: string } | undefined;
let server: Server;
let base: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      recorded.push({ method: request.method, url: request.url, headers: request.headers, body });
      if (answer) response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // A listening TCP server has one.
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  recorded = [];
});

const twilio = () =>
  smsProvider({
    kind: 'twilio',
    accountSid: 'AC123',
    authToken: 'secret',
    from: '+15005550006',
    apiBase: base,
  });
const gateway = () => smsProvider({ kind: 'http', url: `${base}/send?key=1` });

test('Twilio is asked as its documentation of the Message resource has it', async () => {
  answer = { status: 201, body: '{"sid":"SM1","status":"queued","error_code":null}' };
  await twilio()(NUMBER, TEXT);
  expect(recorded).toMatchObject([
    {
      method: 'POST',
      url: '/2010-04-01/Accounts/AC123/Messages.json',
      headers: {
        authorization: `Basic ${Buffer.from('AC123:secret').toString('base64')}`,
        'content-type': expect.stringMatching(/^application\/x-www-form-urlencoded/),
      },
    },
  ]);
  // The plus sign and the line breaks arrive as they are.
  expect(Object.fromEntries(new URLSearchParams(recorded[0]?.body))).toEqual({
    To: NUMBER,
    From: '+15005550006',
    Body: TEXT,
  });
});

test('a gateway gets the number and the text as JSON', async () => {
  answer = { status: 204, body: '' };
  await gateway()(NUMBER, TEXT);
  expect(recorded).toMatchObject([
    { method: 'POST', url: '/send?key=1', headers: { 'content-type': 'application/json' } },
  ]);
  expect(JSON.parse(recorded[0]?.body ?? '')).toEqual({ to: NUMBER, text: TEXT });
});

describe.each([
  ['Twilio', twilio],
  ['a gateway', gateway],
])('what %s refuses', (_name, provider) => {
  test.each([
    [400, `{"code":21211,"message":"Invalid 'To' Phone Number: ${NUMBER}","status":400}`],
    [401, '{"code":20003,"message":"Authenticate","status":401}'],
    [429, '{"code":20429,"message":"Too Many Requests","status":429}'],
    [500, 'oops'],
    [503, ''],
  ])(
    'with %i is not taken for sent, is asked once, and the number stays out of the reason',
    async (status, body) => {
      answer = { status, body };
      const refusal = await provider()(NUMBER, TEXT).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ message: `the SMS provider answered ${status}` });
      expect(recorded).toHaveLength(1);
    },
  );
});

test('a provider that does not answer is given up within ten seconds', async () => {
  answer = undefined;
  const { timeout } = AbortSignal;
  const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 50));
  await expect(twilio()(NUMBER, TEXT)).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(patience.mock.calls).toEqual([[expect.any(Number)]]);
  expect(patience.mock.calls[0]?.[0]).toBeLessThan(10_000);
  patience.mockRestore();
});

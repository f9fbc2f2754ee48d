import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Env, MailSettings, PaymentSettings } from '#platform/env/env.ts';
import { createLog } from '#platform/log/log.server.ts';
import { noMetrics } from '#platform/metrics/metrics.ts';
import { freePort } from '#tests/support/free-port.ts';
import { selfSignedCertificate, startSmtpServer, type TestMailServer } from '#tests/support/smtp-server.ts';
import { proveServices } from './prove-services.server.ts';
import { startRefusal } from './start-refused.ts';

let certificate: { key: string; cert: string };
let mail: TestMailServer | undefined;
let stripe: Server | undefined;
/** Mails that the server was handed. */
let taken: number;
beforeAll(() => {
  certificate = selfSignedCertificate();
});
afterEach(async () => {
  await mail?.close();
  stripe?.close();
  mail = undefined;
  stripe = undefined;
});

/** A mail server that takes one password. */
async function mailServer(password: string): Promise<MailSettings> {
  taken = 0;
  mail = await startSmtpServer({
    ...certificate,
    authOptional: false,
    onAuth: (auth, _session, done) =>
      auth.password === 'right' ? done(null, { user: 'u' }) : done(new Error('no such user')),
    onMailFrom: (_address, _session, done) => {
      taken += 1;
      done();
    },
  });
  const trusting = `tls.ca=${encodeURIComponent(certificate.cert)}`;
  return {
    kind: 'smtp',
    url: `smtp://user:${password}@localhost:${mail.port}?${trusting}`,
    from: 'a@example.com',
  };
}

/** Stripe, as it answers a key. */
async function stripeAnswering(status: number): Promise<PaymentSettings> {
  stripe = createServer((_request, response) => {
    const body =
      status === 200 ? { object: 'list', data: [], has_more: false } : { error: { message: 'no' } };
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => stripe?.listen(0, '127.0.0.1', resolve));
  const { port } = stripe.address() as AddressInfo; // A listening TCP server has an address with a port.
  return stripeAt(port);
}

function stripeAt(port: number): PaymentSettings {
  const keys = { secretKey: 'sk_live_x', publishableKey: 'pk_live_x', webhookSecret: 'whsec_x' };
  return { kind: 'stripe', ...keys, apiBase: `http://127.0.0.1:${port}` };
}

async function startWith(settings: Pick<Env, 'mail' | 'payments'> & Partial<Env>) {
  const events: string[] = [];
  const log = createLog((line) => {
    const { event, service } = JSON.parse(line) as { event: string; service: string }; // The log's own format.
    events.push(`${event} ${service}`);
  });
  const env = { appEnv: 'production', startChecks: 'refuse', ...settings } as const;
  const refused = await proveServices(env, log, noMetrics)().then(
    () => undefined,
    (error: unknown) => startRefusal(error, undefined),
  );
  return { events: events.sort(), refused };
}

test('a mail server that signs us in and a key that Stripe takes are proven, and nothing is sent', async () => {
  const answer = await startWith({ mail: await mailServer('right'), payments: await stripeAnswering(200) });
  expect(answer).toEqual({
    events: ['start.service_proven mail', 'start.service_proven stripe'],
    refused: undefined,
  });
  expect(taken).toBe(0);
});

test('a password or a key that is refused ends the start, by the names of what is to be mended', async () => {
  const settings = { mail: await mailServer('wrong'), payments: await stripeAnswering(401) };
  const answer = await startWith(settings);
  expect(answer.events).toEqual(['start.service_refused mail', 'start.service_refused stripe']);
  expect(answer.refused).toContain('SMTP_URL is refused by the mail server');
  expect(answer.refused).toContain('STRIPE_SECRET_KEY is refused by Stripe');
  expect(answer.refused).not.toMatch(/wrong|sk_live/);
  // The hour after a key was revoked: people go on writing.
  expect((await startWith({ ...settings, startChecks: 'log' })).refused).toBeUndefined();
});

test.each([403, 429, 500])(
  'what says nothing of the key (%d) is told, and the product starts',
  async (status) => {
    const answer = await startWith({
      mail: await mailServer('right'),
      payments: await stripeAnswering(status),
    });
    expect(answer.events).toContain('start.service_unreachable stripe');
    expect(answer.refused).toBeUndefined();
  },
);

test('services that cannot be reached are told, and the product starts', async () => {
  const nobody = await freePort();
  const answer = await startWith({
    mail: { kind: 'smtp', url: `smtp://user:pw@127.0.0.1:${nobody}`, from: 'a@example.com' },
    payments: stripeAt(nobody),
  });
  expect(answer).toEqual({
    events: ['start.service_unreachable mail', 'start.service_unreachable stripe'],
    refused: undefined,
  });
});

test('nothing is asked anywhere but in production', async () => {
  const answer = await startWith({
    ...{ appEnv: 'demo', mail: await mailServer('wrong'), payments: await stripeAnswering(401) },
  });
  expect(answer).toEqual({ events: [], refused: undefined });
});

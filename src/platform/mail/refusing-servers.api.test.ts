import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database/database.server.ts';
import { limits, outbox, signInCodes } from '#platform/database/schema.ts';
import { createLog } from '#platform/log/log.server.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { startTestProduct } from '#tests/support/product.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import {
  refusal,
  selfSignedCertificate,
  startScriptedServer,
  startSmtpServer,
  type TestMailServer,
} from '#tests/support/smtp-server.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { deliverDue, enqueue } from './outbox.server.ts';
import { connectSmtp } from './smtp.server.ts';

const ANA = 'ana@example.com';
const MAIL_FROM = 'Foothold <hello@example.com>';
/** Long enough for a busy machine, in ms. That a person does not wait longer than nine seconds is the product's own timer. */
const PATIENCE_MS = 20_000;

let certificate: { key: string; cert: string };
let database: OpenDatabase;
beforeAll(async () => {
  certificate = selfSignedCertificate();
  database = await openTestDatabase();
});
afterAll(() => database.close());
const servers: TestMailServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  await database.db.delete(outbox);
  // Each test is the first to ask for a code.
  await database.db.delete(signInCodes);
  await database.db.delete(limits);
});

type Refusing = { url: string; server?: TestMailServer };

/** Every way in which a mail server does not take a mail; `final` where trying again would be useless. */
const WAYS: Record<string, { final: boolean; logged: RegExp; start(): Promise<Refusing> }> = {
  'does not accept the password': {
    final: false,
    logged: /"code":"EAUTH","responseCode":535/,
    start: () =>
      real('smtp://user:wrong@', {
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: (_auth, _session, done) => done(refusal(535, `not you, ${ANA}`)),
      }),
  },
  'shows a certificate that nobody vouches for': {
    final: false,
    logged: /self-signed certificate/,
    start: () => real('smtp://user:pw@', certificate),
  },
  'refuses the recipient': {
    final: true,
    logged: /"responseCode":550,"command":"RCPT TO"/,
    start: () =>
      real('smtp://', { onRcptTo: (_to, _session, done) => done(refusal(550, `no such user ${ANA}`)) }),
  },
  'has no room for the recipient now': {
    final: false,
    logged: /"responseCode":451,"command":"RCPT TO"/,
    start: () => real('smtp://', { onRcptTo: (_to, _session, done) => done(refusal(451, `later, ${ANA}`)) }),
  },
  'refuses the sender': {
    final: false,
    logged: /"responseCode":550,"command":"MAIL FROM"/,
    start: () => real('smtp://', { onMailFrom: (_from, _session, done) => done(refusal(550, 'not you')) }),
  },
  'refuses the text': {
    final: true,
    logged: /"responseCode":554,"command":"DATA"/,
    start: () =>
      real('smtp://', {
        onData(stream, _session, done) {
          stream.resume().on('end', () => done(refusal(554, `spam for ${ANA}`)));
        },
      }),
  },
  'greets with a refusal': {
    final: false,
    logged: /"responseCode":554/,
    start: () => scripted('554 no service here', () => '554 no'),
  },
  'is not there': {
    final: false,
    logged: /ECONNREFUSED/,
    start: async () => {
      const { server, url } = await real('smtp://', {});
      await server?.close();
      servers.pop();
      return { url };
    },
  },
};

async function real(beginning: string, options: Parameters<typeof startSmtpServer>[0]): Promise<Refusing> {
  const server = await startSmtpServer(options);
  servers.push(server);
  return { server, url: `${beginning}localhost:${server.port}` };
}

async function scripted(
  greeting: string | undefined,
  answer: (line: string) => string | undefined,
): Promise<Refusing> {
  const server = await startScriptedServer(greeting, answer);
  servers.push(server);
  return { server, url: `smtp://localhost:${server.port}` };
}

/** Asks for a sign-in code where mails go to `url`; answers what came back, and what was logged. */
async function askForCode(url: string) {
  const lines: string[] = [];
  const product = await startTestProduct({
    database,
    env: { SMTP_URL: url, MAIL_FROM },
    log: createLog((line) => lines.push(line)),
  });
  try {
    const answer = await product.call('/api/auth/send-otp', { method: 'POST', body: { email: ANA } });
    return { answer, log: lines.join('') };
  } finally {
    await product.close();
  }
}

const FAILED = {
  status: 502,
  json: { message: 'Failed to send code. Please try again.', code: 'delivery_failed' },
};

describe.each(Object.entries(WAYS))('a mail server that %s', (_name, way) => {
  test('makes asking for a code fail in words, and the log say why without the address', async () => {
    const { url, server } = await way.start();
    const { answer, log } = await askForCode(url);
    expect(answer).toMatchObject(FAILED);
    expect(server?.taken ?? []).toEqual([]);
    expect(log).toMatch(way.logged);
    expect(log).not.toContain(ANA);
    expect(log).not.toMatch(/\b\d{6} is your/);
  });

  test(`makes other mail ${way.final ? 'be given up at once' : 'be tried again'}`, async () => {
    const { url } = await way.start();
    const clock = createTestClock();
    const { db } = database;
    const message = { channel: 'email' as const, recipient: ANA, subject: 'Hello', text: 'Text', html: null };
    await enqueue(db, clock, message);
    const mail = connectSmtp(url, MAIL_FROM);
    await deliverDue({ db, clock, log: silentLog, secret: 'a secret' }, (due) => mail.send(due, PATIENCE_MS));
    mail.close();
    const [row] = await db.select().from(outbox);
    expect(row).toMatchObject({ attempts: 1, sentAt: null, lastError: expect.stringMatching(/./) });
    expect(row?.nextAttemptAt === null).toBe(way.final);
  });
});

test('a mail server that takes the call and then says nothing makes asking for a code fail', async () => {
  const { url } = await scripted(undefined, () => undefined);
  const { answer, log } = await askForCode(url);
  expect(answer).toMatchObject(FAILED);
  expect(log).toMatch(/Greeting never received|Message sending aborted/);
});

test('one that dawdles at every step is given up as a whole, though each answer comes in time', async () => {
  // Without an end to the whole it would take the mail after fourteen seconds.
  const late = (_given: unknown, _session: unknown, done: () => void) => void setTimeout(done, 3_500);
  const { url, server } = await real('smtp://', {
    onConnect: (_session, done) => void setTimeout(done, 3_500),
    onMailFrom: late,
    onRcptTo: late,
    onData: (stream, _session, done) => void stream.resume().on('end', () => setTimeout(done, 3_500)),
  });
  const { answer, log } = await askForCode(url);
  expect(answer).toMatchObject(FAILED);
  expect(log).toContain('Message sending aborted');
  expect(server?.taken).toEqual([]);
});

test('after a failed code another can be asked for at once, and works', async () => {
  let refusing = true;
  const { url, server } = await real('smtp://', {
    onRcptTo: (_to, _session, done) => done(refusing ? refusal(451, 'later') : null),
  });
  const product = await startTestProduct({ database, env: { SMTP_URL: url, MAIL_FROM } });
  const ask = () => product.call('/api/auth/send-otp', { method: 'POST', body: { email: ANA } });
  expect(await ask()).toMatchObject(FAILED);
  refusing = false;
  expect((await ask()).status).toBe(200);
  const code = /Subject: (\d{6}) is your/.exec(server?.taken[0] ?? '')?.[1];
  const body = { email: ANA, code };
  expect((await product.call('/api/auth/verify-otp', { method: 'POST', body })).status).toBe(200);
  await product.close();
});

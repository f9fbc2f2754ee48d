import { createHash } from 'node:crypto';
import { desc, eq, isNotNull, or } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contactMessages, contactUndos, outbox, users } from '#platform/database/schema.ts';
import { deliverDue } from '#platform/mail/outbox.server.ts';
import { dumpDatabase } from '#tests/support/database-dump.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { seededRandom, type Random } from '#tests/support/seeded-random.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { startSmtpServer } from '#tests/support/smtp-server.ts';
import { count } from '#tests/support/soak-counts.ts';
import { readCommandLine, runCommand } from './admin/command-line.ts';
import { keepHouse } from './housekeeping.server.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const [A, B] = ['quirina.a@example.com', 'quirina.b@example.com'];
const EMAILS = [A, B, 'quirina.c@example.com'] as const;
const PHONES = ['+12015550123', '+12015550124'] as const;
const WANTED = 'quirina.wanted@example.com';
const NAMING = ['quirina', '201555', 'vandersteen', 'marmalade'];

const field = (contact: string) => (contact.includes('@') ? { email: contact } : { phone: contact });

/** A person, and everything they do that leaves something behind. */
function story(product: TestProduct, codeOf: (contact: string) => Promise<string>) {
  const { db } = product.database;
  const post = (path: string, body: object, token?: string) =>
    product.call(path, { method: 'POST', body, token });
  const pass = (seconds: number) => product.clock.advance(seconds);
  const steps = {
    pass,
    /** @returns the session's token */
    async signIn(contact: string): Promise<string> {
      pass(61);
      await post('/api/auth/send-otp', field(contact));
      const answer = await post('/api/auth/verify-otp', { ...field(contact), code: await codeOf(contact) });
      expect(answer.status).toBe(200);
      return String(answer.json.sessionToken);
    },
    /** Asks for a code that nobody uses. */
    ask: (contact: string) => post('/api/auth/send-otp', field(contact)),
    want: (token: string, contact: string) => post('/api/account/contacts/send-code', field(contact), token),
    /** @returns whether it signs the person in now; another account may */
    async put(token: string, contact: string): Promise<boolean> {
      pass(61);
      await steps.want(token, contact);
      const proof = { ...field(contact), code: await codeOf(contact) };
      return (await post('/api/account/contacts/verify', proof, token)).status === 200;
    },
    /** Presses the newest link that went to any contact of theirs and has not left the outbox. */
    async undo(): Promise<void> {
      const mails = await db.select().from(outbox).orderBy(desc(outbox.id));
      const token = mails.flatMap(
        ({ text }) => /\/undo-change#([\w-]{43})(?![\w-])/.exec(text)?.[1] ?? [],
      )[0];
      if (token) await post('/api/auth/undo-change', { token });
    },
    /** Under an address in capitals, as some write it. */
    async write(email: string): Promise<void> {
      const letter = { name: 'Q. Vandersteen', subject: 'My marmalade', message: 'Hello', website: '' };
      const sent = await product.call('/api/contact', {
        ...{ method: 'POST', body: { ...letter, email: email.toUpperCase() } },
        address: `198.51.100.${Math.floor(product.clock.now().getTime() / 1000) % 250}`,
      });
      expect(sent.status).toBe(200);
    },
    /** Every mail that waits is refused for good. */
    refuseMails: () =>
      deliverDue({ db, clock: product.clock, log: silentLog, secret: product.settling.secret }, () =>
        Promise.reject(Object.assign(new Error('no'), { responseCode: 550, command: 'RCPT TO' })),
      ),
    housekeeping: () => keepHouse(product.settling),
    /** Erases whatever signs in with one of these, as the account page does. */
    async erase(contacts: readonly string[]): Promise<void> {
      for (const contact of contacts) {
        const signsIn = or(eq(users.email, contact), eq(users.phone, contact));
        if ((await db.select().from(users).where(signsIn)).length === 0) continue;
        const asked = readCommandLine(['person', contact, '--erase']);
        if (asked) await runCommand({ ...product.settling, operator: 'olga' }, asked);
      }
    },
    /** What tells of the person, but the word that their account is gone. */
    async left(): Promise<string[]> {
      const rows = (await dumpDatabase(db)).filter((row) =>
        NAMING.some((word) => row.toLowerCase().includes(word)),
      );
      return rows.filter((row) => !/^outbox .*account is deleted/.test(row));
    },
  };
  return steps;
}

const SEEDS = Array.from({ length: count(60, 4) }, (_, index) => index + 1);

/** Where messages are shown in the inbox, and where mails are really sent. */
const WAYS = ['shown', 'sent'] as const;

async function begin(way: (typeof WAYS)[number]) {
  const server = way === 'sent' ? await startSmtpServer() : undefined;
  const mail = server && {
    SMTP_URL: `smtp://localhost:${server.port}`,
    MAIL_FROM: 'Foothold <hello@example.com>',
  };
  const product = await startTestProduct({ env: { LIMITS: 'off', ...mail } });
  const codeOf = async (contact: string) => {
    if (!server || !contact.includes('@')) return product.lastCode(contact);
    const mails = server.taken.filter((taken) => taken.toLowerCase().includes(`to: ${contact}`));
    return mails.flatMap((taken) => /Subject: (\d{6}) is/.exec(taken)?.[1] ?? []).at(-1) ?? '';
  };
  const close = async () => {
    await product.close();
    await server?.close();
  };
  return { product, steps: story(product, codeOf), close };
}

describe.each(WAYS)('where messages are %s, erasing an account finds', (way) => {
  let product: TestProduct;
  let steps: ReturnType<typeof story>;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ product, steps, close } = await begin(way));
  });
  // The last messages of those who were erased before.
  beforeEach(() => product.database.db.delete(outbox));
  afterAll(() => close());

  test('the contact that an undo has taken out again', async () => {
    expect(await steps.put(await steps.signIn(A), B)).toBe(true);
    await steps.write(B);
    await steps.undo();
    await steps.erase([A]);
    expect(await steps.left()).toEqual([]);
  });

  test('what was sent to and written from a contact of before a change that cannot be undone any more', async () => {
    const token = await steps.signIn(A);
    await steps.write(A);
    expect(await steps.put(token, B)).toBe(true);
    steps.pass(73 * HOUR);
    await steps.housekeeping();
    await steps.erase([B]);
    expect(await steps.left()).toEqual([]);
  });

  test('what was sent to a contact that the person only meant to change to, days ago', async () => {
    expect((await steps.want(await steps.signIn(A), WANTED)).status).toBe(200);
    steps.pass(3 * DAY);
    await steps.housekeeping();
    await steps.erase([A]);
    expect(await steps.left()).toEqual([]);
  });

  test.each(SEEDS)('everything, whatever was done: story %i', async (seed) => {
    const random = seededRandom(seed);
    await wander(product, steps, random);
    expect((await steps.left()).length).toBeGreaterThan(0);
    await steps.erase([...EMAILS, ...PHONES]);
    expect(await steps.left()).toEqual([]);
  });
});

/** Twenty-five things that a person may do, in any order. */
async function wander(product: TestProduct, steps: ReturnType<typeof story>, random: Random): Promise<void> {
  const { db } = product.database;
  const used = new Set<string>([A]);
  /** One of the accounts that they have by now, signed in to a moment ago on a new device. */
  const session = async () => {
    const people = await db
      .select()
      .from(users)
      .where(or(isNotNull(users.email), isNotNull(users.phone)));
    const person = people[random.whole(people.length)];
    return steps.signIn(person?.email ?? person?.phone ?? A);
  };
  const anyUsed = () => [...used][random.whole(used.size)] ?? A;
  const actions = [
    async () => void (await session()),
    async () => {
      const contact = random.pick([...EMAILS, ...PHONES]);
      if (await steps.put(await session(), contact)) used.add(contact);
    },
    async () => {
      const channel = random.pick(['email', 'phone']);
      await product.call(`/api/account/contacts/${channel}`, { method: 'DELETE', token: await session() });
    },
    async () => void (await steps.want(await session(), WANTED)),
    () => steps.undo(),
    () => steps.write([...used].filter((contact) => contact.includes('@'))[random.whole(used.size)] ?? A),
    async () => void (await steps.ask(anyUsed())),
    // With a contact of before, this makes a second account.
    async () => void (await steps.signIn(anyUsed())),
    async () => void (await steps.refuseMails()),
    () => steps.pass(random.pick([61, 2 * HOUR, 73 * HOUR, 8 * DAY])),
    () => steps.housekeeping(),
  ] as const;
  await steps.signIn(A);
  for (let step = 0; step < 25; step += 1) await random.pick<() => unknown>(actions)();
}

test('messages that were given up hold no link that still works', async () => {
  const { product, steps, close } = await begin('sent');
  const { db } = product.database;
  const token = await steps.signIn(A);
  expect(await steps.put(token, B)).toBe(true);
  await steps.refuseMails();
  const hashes = (await db.select().from(contactUndos)).map(({ tokenHash }) => tokenHash);
  expect(hashes).toHaveLength(1);
  const texts = (await dumpDatabase(db)).flatMap((row) => row.match(/[\w-]{43}/g) ?? []);
  const opens = texts.filter((text) =>
    hashes.includes(createHash('sha256').update(text).digest('base64url')),
  );
  expect(opens).toEqual([]);
  await close();
});

test('what somebody else has under an address that was once the erased person’s stays', async () => {
  const { product, steps, close } = await begin('shown');
  const { db } = product.database;
  const token = await steps.signIn(A);
  await steps.write(A);
  expect(await steps.put(token, B)).toBe(true);
  steps.pass(80 * HOUR);
  await steps.signIn(A);
  await steps.write(A);
  await steps.erase([B]);
  expect(await db.select().from(contactMessages)).toMatchObject([{ id: 2 }]);
  const left = await steps.left();
  expect(left.filter((row) => row.includes(B))).toEqual([]);
  expect(left.filter((row) => row.startsWith('known_devices') || row.startsWith('users'))).toHaveLength(1);
  await close();
});

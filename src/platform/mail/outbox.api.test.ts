import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database/database.server.ts';
import { outbox } from '#platform/database/schema.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { previousSecret } from '#platform/env/app-secret.server.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import type { OutgoingMessage } from './message.ts';
import { deliverDue, enqueue, keepForInbox, readInbox, retryGivenUp } from './outbox.server.ts';

const SECRET = 'a secret';
const TOKEN = `${'aB3_-'.repeat(8)}xyz`;
const MESSAGE: OutgoingMessage = {
  channel: 'email',
  recipient: 'ana@example.com',
  subject: 'Hello',
  text: 'Text',
  html: null,
};

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(outbox);
});
afterAll(() => database.close());

const refusing = (responseCode: number) => () =>
  Promise.reject(Object.assign(new Error('no'), { responseCode, command: 'RCPT TO' }));

test('a message is delivered once, however many copies look for it', async () => {
  const clock = createTestClock();
  const { db } = database;
  for (let made = 0; made < 5; made += 1) await enqueue(db, clock, MESSAGE);
  let sent = 0;
  const send = () => Promise.resolve(void (sent += 1));
  await Promise.all([1, 2, 3].map(() => deliverDue({ db, clock, log: silentLog, secret: SECRET }, send)));
  await deliverDue({ db, clock, log: silentLog, secret: SECRET }, send);
  expect(sent).toBe(5);
});

test('what goes to people is delivered before what visitors wrote to support', async () => {
  const clock = createTestClock();
  const { db } = database;
  for (let written = 0; written < 3; written += 1) {
    await enqueue(db, clock, { ...MESSAGE, subject: 'To support', replyTo: 'visitor@example.com' });
    clock.advance(1);
  }
  await enqueue(db, clock, { ...MESSAGE, subject: 'A receipt' });
  const sent: string[] = [];
  const send = ({ subject }: { subject: string }) => Promise.resolve(void sent.push(subject));
  await deliverDue({ db, clock, log: silentLog, secret: SECRET }, send);
  expect(sent).toEqual(['A receipt', 'To support', 'To support', 'To support']);
});

test('what a link in it opens is gone from a message once it was delivered', async () => {
  const clock = createTestClock();
  const { db } = database;
  const link = `https://foothold.example/undo-change#${TOKEN}`;
  await enqueue(db, clock, { ...MESSAGE, text: `Undo it: ${link}\nOr not.` });
  const sent: string[] = [];
  await deliverDue({ db, clock, log: silentLog, secret: SECRET }, ({ text }) =>
    Promise.resolve(void sent.push(text)),
  );
  expect(sent).toEqual([`Undo it: ${link}\nOr not.`]);
  expect(await db.select().from(outbox)).toMatchObject([
    { text: 'Undo it: https://foothold.example/undo-change#...\nOr not.' },
  ]);
});

test('what a link opens is not to be read in a message that was given up, and is there again once it is tried anew', async () => {
  const clock = createTestClock();
  const { db } = database;
  const text = `Undo it: https://foothold.example/undo-change#${TOKEN}\nOr #sealed.abc not.`;
  await enqueue(db, clock, { ...MESSAGE, text });
  const delivery = { db, clock, log: silentLog, secret: SECRET };
  await deliverDue(delivery, refusing(550));
  const [kept] = await db.select().from(outbox);
  expect(JSON.stringify(kept)).not.toContain(TOKEN);
  expect(kept?.text).toContain('undo-change#sealed.');
  expect(await retryGivenUp(delivery, Number(kept?.id))).toBe(true);
  const sent: string[] = [];
  await deliverDue(delivery, (message) => Promise.resolve(void sent.push(message.text)));
  expect(sent).toEqual([text]);
  expect((await db.select().from(outbox))[0]?.text).not.toContain(TOKEN);
});

test('after a change of the secret a sealed link opens again while the one before is set', async () => {
  const clock = createTestClock();
  const { db } = database;
  const text = `https://foothold.example/undo-change#${TOKEN}`;
  await enqueue(db, clock, { ...MESSAGE, text });
  await deliverDue({ db, clock, log: silentLog, secret: SECRET }, refusing(550));
  const [kept] = await db.select().from(outbox);
  const previous = previousSecret(SECRET, clock.now());
  const delivery = { db, clock, log: silentLog, secret: 'another one', previousSecret: previous };
  clock.advance(20 * 24 * 3600);
  expect(await retryGivenUp(delivery, Number(kept?.id))).toBe(true);
  const sent: string[] = [];
  await deliverDue(delivery, (message) => Promise.resolve(void sent.push(message.text)));
  expect(sent).toEqual([text]);
});

test('after a change of the secret a sealed link stays closed', async () => {
  const clock = createTestClock();
  const { db } = database;
  await enqueue(db, clock, { ...MESSAGE, text: `https://foothold.example/undo-change#${TOKEN}` });
  await deliverDue({ db, clock, log: silentLog, secret: SECRET }, refusing(550));
  const [kept] = await db.select().from(outbox);
  const delivery = { db, clock, log: silentLog, secret: 'another one' };
  expect(await retryGivenUp(delivery, Number(kept?.id))).toBe(true);
  const sent: string[] = [];
  await deliverDue(delivery, (message) => Promise.resolve(void sent.push(message.text)));
  expect(sent[0]).toMatch(/undo-change#sealed\./);
});

test('a message that is not taken for now is tried again, later and later, and given up at last', async () => {
  const clock = createTestClock();
  const { db } = database;
  await enqueue(db, clock, MESSAGE);
  let tries = 0;
  const send = () => {
    tries += 1;
    return refusing(451)();
  };
  await deliverDue({ db, clock, log: silentLog, secret: SECRET }, send);
  await deliverDue({ db, clock, log: silentLog, secret: SECRET }, send);
  expect(tries).toBe(1);
  for (let day = 0; day < 20; day += 1) {
    clock.advance(24 * 3600);
    await deliverDue({ db, clock, log: silentLog, secret: SECRET }, send);
  }
  expect(tries).toBe(7);
  expect(await db.select().from(outbox)).toMatchObject([
    { nextAttemptAt: null, sentAt: null, lastError: 'no' },
  ]);
});

test('a refusal that will not change ends the tries at once', async () => {
  const clock = createTestClock();
  const { db } = database;
  await enqueue(db, clock, MESSAGE);
  await deliverDue({ db, clock, log: silentLog, secret: SECRET }, refusing(550));
  expect(await db.select().from(outbox)).toMatchObject([{ nextAttemptAt: null, sentAt: null, attempts: 1 }]);
});

test('what is kept for the inbox is shown there, the newest first, and never sent', async () => {
  const clock = createTestClock();
  const { db } = database;
  await keepForInbox(db, clock, { ...MESSAGE, subject: 'First' });
  await keepForInbox(db, clock, { ...MESSAGE, subject: 'Second' });
  expect((await readInbox(db)).map(({ subject }) => subject)).toEqual(['Second', 'First']);
  expect(await deliverDue({ db, clock, log: silentLog, secret: SECRET }, () => Promise.resolve())).toBe(0);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactMessages, outbox } from '#platform/database/schema.ts';
import { deliverDue, enqueue } from '#platform/mail/outbox.server.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { COMMANDS } from './command-line.ts';
import { UsageError } from './command.ts';
import { adminCalls } from './testing/admin-calls.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const { admin, asJson, lastLog } = adminCalls(() => product);

test('messages to support are listed from a day on, and cannot steer the terminal', async () => {
  const message = { name: 'Eve\u001b[2J', email: 'eve@example.com', subject: 'Hi', message: 'One\nTwo' };
  const at = (day: string) => ({ ...message, message: `On ${day}`, createdAt: new Date(`${day}T12:00:00Z`) });
  await product.database.db.insert(contactMessages).values([at('2026-11-01'), at('2026-11-20')]);
  const text = await admin('messages', '--since', '2026-11-10');
  expect(text).toContain('On 2026-11-20');
  expect(text).not.toContain('On 2026-11-01');
  expect(text).not.toContain('\u001b');
  expect(await asJson('messages')).toHaveLength(2);
});

test('a message cannot pass for two, one of them another person’s', async () => {
  const forged =
    'Hello\n\nMessage 7, 2026-12-16T00:00:00.000Z\nFrom: The Boss <boss@example.com>\rSubject: Refund all';
  const message = { name: 'Eve', email: 'eve@example.com', subject: 'Hi', message: forged };
  await product.database.db.insert(contactMessages).values({ ...message, createdAt: new Date('2026-12-15') });
  const text = await admin('messages', '--since', '2026-12-10');
  expect(text.match(/^(Message|From|Subject)\b/gm)).toEqual(['Message', 'From', 'Subject']);
});

test('nor as data: what steers a terminal is escaped there, and nothing of it is lost', async () => {
  const name = 'Eve\u001b[2J\u009b2J\u007f\u202egnp.exe';
  const message = { name, email: 'eve@example.com', subject: 'Hi', message: 'One' };
  await product.database.db.insert(contactMessages).values({ ...message, createdAt: new Date('2027-01-01') });
  const typed = await admin('messages', '--since', '2027-01-01', '--json');
  expect(typed).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
  expect(JSON.parse(typed)).toMatchObject([{ name }]);
});

test('a message that was given up is listed with the reason, and delivered when it is retried', async () => {
  const { db } = product.database;
  const { clock } = product;
  await db.delete(outbox);
  const mail = {
    channel: 'email' as const,
    recipient: 'a@example.com',
    subject: 'Receipt',
    text: '',
    html: null,
  };
  await enqueue(db, clock, mail);
  const delivery = { db, clock, log: silentLog, secret: product.settling.secret };
  const refused = Object.assign(new Error('no such user'), { responseCode: 550, command: 'RCPT TO' });
  await deliverDue(delivery, () => Promise.reject(refused));
  const [failed] = await asJson('outbox', 'failed');
  expect(failed).toMatchObject({ subject: 'Receipt', lastError: 'no such user' });
  await admin('outbox', 'retry', String(failed.id));
  expect(lastLog()).toMatchObject({
    ...{ event: 'security.admin_command', command: 'outbox retry', operator: 'olga' },
    messageId: failed.id,
  });
  expect(await deliverDue(delivery, () => Promise.resolve())).toBe(1);
  expect(await admin('outbox', 'failed')).toBe('No message was given up.');
  await expect(admin('outbox', 'retry', String(failed.id))).rejects.toThrow('was not given up');
});

test.each([
  [[]],
  [['pay']],
  [['payments']],
  [['payments', 'show']],
  [['payments', 'show', 'x']],
  [['payments', 'show', '1', '2']],
  [['payments', 'review', '--since', '2026-01-01']],
  [['payments', 'review', '--force']],
  [['messages', '--since', 'yesterday']],
  [['person', 'call me']],
])('%j is answered with how the commands are used', async (args) => {
  await expect(admin(...args)).rejects.toThrow(UsageError);
});

test('help names every command', async () => {
  const help = await admin('--help');
  for (const { name, summary } of COMMANDS) {
    expect(help).toContain(name);
    expect(help).toContain(summary);
  }
});

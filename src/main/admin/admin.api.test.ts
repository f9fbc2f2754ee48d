import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactMessages, outbox, payments } from '#platform/database/schema.ts';
import { createLog } from '#platform/log/log.server.ts';
import { deliverDue, enqueue } from '#platform/mail/outbox.server.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { COMMANDS, readCommandLine, runCommand, usage } from './command-line.ts';
import { RefusedError, UsageError } from './command.ts';

let product: TestProduct;
let directory: string;
const logged: string[] = [];
beforeAll(async () => {
  product = await startTestProduct();
  directory = mkdtempSync(join(tmpdir(), 'foothold-admin-'));
});
afterAll(async () => {
  rmSync(directory, { recursive: true, force: true });
  await product.close();
});

async function admin(...args: string[]): Promise<string> {
  const asked = readCommandLine(args);
  if (!asked) return usage();
  const { clock, provider } = product;
  const log = createLog((line) => logged.push(line));
  return runCommand({ db: product.database.db, clock, log, operator: 'olga', provider }, asked);
}
const asJson = async (...args: string[]) => JSON.parse(await admin(...args, '--json')) as any; // eslint-disable-line @typescript-eslint/no-explicit-any -- checked by the tests themselves
const lastLog = () => JSON.parse(logged.at(-1) ?? '{}') as Record<string, unknown>; // The log's own format.

/** Somebody whose payment came on other terms than agreed. */
async function inReview(email: string): Promise<{ token: string; id: number }> {
  const token = await product.signIn(email);
  const post = (path: string, body?: unknown) => product.call(path, { method: 'POST', token, body });
  const { clientSecret, paymentId } = (await post('/api/create-subscription', { planType: '7days' })).json;
  await product.database.db.update(payments).set({ amountCents: 700 }).where(eq(payments.id, paymentId));
  const card = { cardNumber: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
  await post('/api/sandbox/card', { clientSecret, ...card });
  const settled = await post(`/api/payments/${paymentId}/settle`);
  expect(settled.json.status).toBe('review');
  return { token, id: Number(paymentId) };
}
const accessOf = async (token: string) =>
  (await product.call('/api/user/profile', { token })).json.subscriptionStatus;

describe('payments in review', () => {
  test('are listed with what the provider says of them', async () => {
    const { id } = await inReview('listed@example.com');
    const text = await admin('payments', 'review');
    expect(text).toContain(`Payment ${id}: review, $7`);
    expect(text).toContain('complete, paid, 500 cents usd, test mode');
    const [row] = (await asJson('payments', 'review')).filter((row: { id: number }) => row.id === id);
    expect(row).toMatchObject({ amountCents: 700, provider: { paid: true, amountCents: 500 } });
    expect(JSON.stringify(row)).not.toContain('_secret_');
  });

  test('give access once they are approved, which is written into their history and the log', async () => {
    const { token, id } = await inReview('approved@example.com');
    expect(await accessOf(token)).toBe('inactive');
    expect(await admin('payments', 'approve', String(id))).toContain('review -> paid  (operator)');
    expect(await accessOf(token)).toBe('active');
    expect(lastLog()).toMatchObject({ operator: 'olga', paymentId: id, to: 'paid' });
    // Nothing is decided twice.
    await expect(admin('payments', 'cancel', String(id))).rejects.toThrow('it is paid');
    expect(await accessOf(token)).toBe('active');
  });

  test('give nothing once they are canceled', async () => {
    const { token, id } = await inReview('canceled@example.com');
    const { events } = await asJson('payments', 'cancel', String(id));
    expect(events.at(-1)).toMatchObject({ from: 'review', to: 'canceled', cause: 'operator' });
    expect(await accessOf(token)).toBe('inactive');
    expect(lastLog()).toMatchObject({ operator: 'olga', paymentId: id, to: 'canceled' });
  });

  test('a payment that is not there is told so', async () => {
    for (const command of ['show', 'approve', 'cancel'])
      await expect(admin('payments', command, '987654')).rejects.toThrow(RefusedError);
  });
});

describe("a person's data", () => {
  test('is told in short, and written as files that the operator alone can read', async () => {
    const token = await product.signIn('ana@example.com');
    const other = await product.signIn('other@example.com');
    const body = { templateId: 'modern-1', data: { personalInfo: { fullName: 'Ana Silva' } } };
    await product.call('/api/resumes', { method: 'POST', token, body });
    await product.call('/api/resumes', {
      method: 'POST',
      token: other,
      body: { templateId: 'modern-1', data: { personalInfo: { fullName: 'Somebody Else' } } },
    });
    const folder = join(directory, 'ana');
    const text = await admin('person', 'Ana@Example.com', '--export', folder);
    expect(text).toContain('ana@example.com');
    expect(text).toContain('My Resume');
    expect(lastLog()).toMatchObject({ event: 'admin.person_exported', operator: 'olga' });
    expect(logged.join('')).not.toContain('ana@example.com');

    const files = readdirSync(folder);
    expect(files).toContain('resumes.json');
    for (const file of files) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const all = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
    expect(all).toContain('"fullName": "Ana Silva"');
    expect(all).not.toContain('Somebody Else');
    expect(all).not.toContain('tokenHash');
    await expect(admin('person', 'ana@example.com', '--export', folder)).rejects.toThrow('exists already');
  });

  test('is found by a phone number, however it is written', async () => {
    const phone = '+12024561111';
    await product.call('/api/auth/send-otp', { method: 'POST', body: { phone } });
    const body = { phone, code: await product.lastCode(phone) };
    await product.call('/api/auth/verify-otp', { method: 'POST', body });
    expect((await asJson('person', '(202) 456-1111')).account).toMatchObject({ phone, email: null });
  });

  test('of nobody is not there', async () => {
    await expect(admin('person', 'nobody@example.com')).rejects.toThrow('Nobody has signed in');
  });
});

test('revoked sessions are worthless, those of others are not', async () => {
  const token = await product.signIn('lost-phone@example.com');
  const other = await product.signIn('bystander@example.com');
  expect(await asJson('sessions', 'revoke', 'lost-phone@example.com')).toMatchObject({ ended: 1 });
  expect((await product.call('/api/user/profile', { token })).status).toBe(401);
  expect((await product.call('/api/user/profile', { token: other })).status).toBe(200);
  expect(lastLog()).toMatchObject({ event: 'admin.sessions_revoked', operator: 'olga' });
});

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
  const refused = Object.assign(new Error('no such user'), { responseCode: 550, command: 'RCPT TO' });
  await deliverDue(db, clock, silentLog, () => Promise.reject(refused));
  const [failed] = await asJson('outbox', 'failed');
  expect(failed).toMatchObject({ subject: 'Receipt', lastError: 'no such user' });
  await admin('outbox', 'retry', String(failed.id));
  expect(lastLog()).toMatchObject({ event: 'admin.outbox_retried', operator: 'olga', id: failed.id });
  expect(await deliverDue(db, clock, silentLog, () => Promise.resolve())).toBe(1);
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

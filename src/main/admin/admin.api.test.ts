import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactMessages, outbox, payments } from '#platform/database/schema.ts';
import { RefundRefusedError } from '#features/billing/provider.ts';
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
  const log = createLog((line) => logged.push(line));
  return runCommand({ ...product.settling, log, operator: 'olga' }, asked);
}
const asJson = async (...args: string[]) => JSON.parse(await admin(...args, '--json')) as any; // eslint-disable-line @typescript-eslint/no-explicit-any -- checked by the tests themselves
const lastLog = () => JSON.parse(logged.at(-1) ?? '{}') as Record<string, unknown>; // The log's own format.

type Buyer = { token: string; id: number };

/** Somebody whose payment came on other terms than agreed. */
const inReview = (email: string): Promise<Buyer> =>
  bought(email, '7days', (id) =>
    product.database.db.update(payments).set({ amountCents: 700 }).where(eq(payments.id, id)),
  );

/** Somebody who has paid by a test card; `before` happens between checkout and card. */
async function bought(
  email: string,
  planType = '30days',
  before: (paymentId: number) => PromiseLike<unknown> = () => Promise.resolve(),
): Promise<Buyer> {
  const token = await product.signIn(email);
  const post = (path: string, body?: unknown) => product.call(path, { method: 'POST', token, body });
  const { clientSecret, paymentId } = (await post('/api/create-subscription', { planType })).json;
  await before(paymentId);
  const card = { cardNumber: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
  await post('/api/sandbox/card', { clientSecret, ...card });
  await post(`/api/payments/${paymentId}/settle`);
  return { token, id: Number(paymentId) };
}
const paymentRow = async (id: number) =>
  (await product.database.db.select().from(payments).where(eq(payments.id, id)))[0];
const mailsTo = async (email: string) =>
  (await product.database.db.select().from(outbox).where(eq(outbox.recipient, email))).map(
    ({ subject }) => subject,
  );
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
    expect(await admin('payments', 'approve', String(id))).toContain(
      'review -> paid  (operator, 500 cents taken, 700 agreed)',
    );
    expect(await accessOf(token)).toBe('active');
    // The receipt is of what was taken.
    expect(await mailsTo('approved@example.com')).toContain('Your Foothold receipt: $5, 7 Days');
    expect(lastLog()).toMatchObject({ operator: 'olga', paymentId: id, to: 'paid' });
    // Nothing is decided twice.
    await expect(admin('payments', 'cancel', String(id))).rejects.toThrow('it is paid');
    expect(await accessOf(token)).toBe('active');
  });

  test('are canceled only where no money is held, so that none is kept for nothing', async () => {
    const { token, id } = await inReview('canceled@example.com');
    await expect(admin('payments', 'cancel', String(id))).rejects.toThrow('give it back with "refund"');
    // Somebody gives it back at the provider's own desk.
    const row = await paymentRow(id);
    await product.provider.refund(String(row?.paymentIntentRef), 'at the desk');
    const { events } = await asJson('payments', 'cancel', String(id));
    expect(events.at(-1)).toMatchObject({ from: 'review', to: 'canceled', cause: 'operator' });
    expect(await accessOf(token)).toBe('inactive');
    expect(lastLog()).toMatchObject({ operator: 'olga', paymentId: id, to: 'canceled' });
  });

  test('are given back in full, whatever the agreed sum, and give nothing', async () => {
    const { token, id } = await inReview('back@example.com');
    expect(await admin('refund', String(id))).toMatch(
      /review -> refund_pending {2}\(operator\)\n.* refund_pending -> refunded {2}\(operator\)/,
    );
    expect(await accessOf(token)).toBe('inactive');
    expect(await mailsTo('back@example.com')).toContain('Your Foothold refund: $5, 7 Days');
    await expect(admin('payments', 'approve', String(id))).rejects.toThrow('it is refunded');
  });

  test('are not approved while the provider cannot be asked', async () => {
    const { token, id } = await inReview('away@example.com');
    const away = () => Promise.reject(new Error('the network is gone'));
    const asked = readCommandLine(['payments', 'approve', String(id)]);
    if (!asked) throw new Error('the command was not understood');
    const provider = { ...product.provider, checkoutState: away };
    await expect(runCommand({ ...product.settling, provider, operator: 'olga' }, asked)).rejects.toThrow(
      'cannot be asked',
    );
    expect(await accessOf(token)).toBe('inactive');
  });

  test('a payment that is not there is told so', async () => {
    for (const command of ['show', 'approve', 'cancel'])
      await expect(admin('payments', command, '987654')).rejects.toThrow(RefusedError);
    await expect(admin('refund', '987654')).rejects.toThrow(RefusedError);
  });
});

describe('a refund by the operator', () => {
  test('goes back after the seven days too, once, with its mail, its history and the log', async () => {
    const { token, id } = await bought('late@example.com');
    product.clock.advance(8 * 24 * 3600);
    const byButton = await product.call(`/api/account/payments/${id}/refund`, { method: 'POST', token });
    expect(byButton.json.code).toBe('not_refundable');
    const { status, events } = await asJson('refund', String(id));
    expect([status, events.at(-1)]).toEqual(['refunded', expect.objectContaining({ cause: 'operator' })]);
    expect(await accessOf(token)).toBe('inactive');
    expect(lastLog()).toMatchObject({
      event: 'security.admin_command',
      command: 'refund',
      operator: 'olga',
      paymentId: id,
    });
    expect((await asJson('refund', String(id))).events).toEqual(events);
    const refunds = (await mailsTo('late@example.com')).filter((subject) => subject.includes('refund'));
    expect(refunds).toEqual(['Your Foothold refund: $15, 30 Days']);
    const row = await paymentRow(id);
    expect((await product.provider.refundState(String(row?.paymentIntentRef))).refunds).toHaveLength(1);
  });

  test('that the provider refuses changes nothing, and is told', async () => {
    const { token, id } = await bought('refused@example.com');
    const refund = () => Promise.reject(new RefundRefusedError(new Error('no')));
    const asked = readCommandLine(['refund', String(id)]);
    if (!asked) throw new Error('the command was not understood');
    const parts = { ...product.settling, provider: { ...product.provider, refund }, operator: 'olga' };
    await expect(runCommand(parts, asked)).rejects.toThrow(RefusedError);
    expect((await paymentRow(id))?.status).toBe('paid');
    expect(await accessOf(token)).toBe('active');
    expect(await mailsTo('refused@example.com')).not.toContain('Your Foothold refund did not go through');
  });

  test('of a checkout that was never paid is refused', async () => {
    const token = await product.signIn('window-shopper@example.com');
    const body = { planType: '7days' };
    const { json } = await product.call('/api/create-subscription', { method: 'POST', token, body });
    await expect(admin('refund', String(json.paymentId))).rejects.toThrow('cannot be given back');
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
    const [resume] = (await product.call('/api/resumes/dashboard', { token })).json;
    const put = (path: string, draft: object) => product.call(path, { method: 'PUT', token, body: draft });
    await put(`/api/resumes/${resume.id}`, { data: {} });
    const made = { templateId: 'modern-1', title: 'For St Mary', data: {} };
    const { id } = (await product.call('/api/resumes', { method: 'POST', token, body: made })).json;
    await put(`/api/resumes/${id}/base`, { baseId: resume.id });
    await put(`/api/resumes/${id}/archived`, { archived: true });
    const unsaved = { kind: 'resume', templateId: 'modern-1', data: { summary: 'Never saved' } };
    await put(`/api/drafts/${crypto.randomUUID()}`, unsaved);
    const folder = join(directory, 'ana');
    const text = await admin('person', 'Ana@Example.com', '--export', folder);
    expect(text).toContain('ana@example.com');
    expect(text).toContain('My Resume');
    expect(text).toMatch(new RegExp(`For St Mary .*version 1, follows resume ${resume.id}, archived `));
    expect(lastLog()).toMatchObject({
      ...{ event: 'security.admin_command', command: 'person', options: ['export'], operator: 'olga' },
      userId: expect.any(Number),
    });
    expect(logged.join('')).not.toContain('ana@example.com');

    const files = readdirSync(folder);
    expect(files).toContain('resumes.json');
    for (const file of files) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const all = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
    expect(all).toContain('"fullName": "Ana Silva"');
    expect(all).toContain('Never saved');
    expect(text).toContain('Versions kept: 2, unsaved documents: 1');
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
  expect(lastLog()).toMatchObject({
    ...{ event: 'security.admin_command', command: 'sessions revoke', operator: 'olga' },
    sessions: 1,
  });
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

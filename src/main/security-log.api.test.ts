import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '#platform/log/log.server.ts';
import { createAuthenticator } from '#features/auth/testing/software-authenticator.ts';
import { shoppers } from '#tests/support/shoppers.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { readCommandLine, runCommand } from './admin/command-line.ts';

const EMAIL = 'quirina.vandersteen@example.com';
const FRESH = 'marmalade@example.com';
const PHONE = '+12024563777';
const ADDRESS = '198.51.100.23';
const NAME = 'Quirina Vandersteen';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0 Zephyrwright/1';
const COOKIE = 'tracker=zephyrcookie';

type Line = Record<string, unknown> & { event: string; level: string };

const written: string[] = [];
let product: TestProduct;
/** What must be in no line: contacts, codes, tokens, handles, names, and whatever the browser says of itself. */
const secrets = new Set(['vandersteen', 'quirina', 'marmalade', '4563777', ADDRESS, 'zephyr', 'firefox']);

beforeAll(async () => {
  product = await startTestProduct({ log: createLog((line) => written.push(line)) });
});
beforeEach(() => {
  // A contact gets ten codes a day.
  product.clock.advance(25 * 3600);
  written.length = 0;
});
afterAll(() => product.close());

async function call(path: string, body?: object, token?: string, method = 'POST') {
  const headers = { 'User-Agent': BROWSER, Cookie: COOKIE };
  const answer = await product.call(path, { method, body, token, headers, address: ADDRESS });
  for (const key of ['sessionToken', 'handle']) if (answer.json?.[key]) secrets.add(String(answer.json[key]));
  return answer;
}

async function codeTo(contact: string): Promise<string> {
  const code = await product.lastCode(contact);
  secrets.add(code);
  return code;
}

/** The lines about security since the last look; none of all lines holds a secret. */
function events(): Line[] {
  const lines = written.splice(0);
  for (const line of lines) {
    // Numbers in moments and in requests' ids may happen to be a code's.
    const told = line.replace(/"(time|requestId)":"[^"]*"/g, '').toLowerCase();
    expect([...secrets].filter((secret) => told.includes(secret.toLowerCase()))).toEqual([]);
  }
  return lines
    .map((line) => JSON.parse(line) as Line) // The log's own format.
    .filter(({ event }) => event.startsWith('security.'));
}

/** Each event that a test has seen, so that the last one knows whether all were. */
const seen = new Set<string>();

function expectEvents(...expected: object[]): Line[] {
  const found = events();
  expect(found).toMatchObject(expected);
  for (const { event, requestId, network } of found) {
    seen.add(event);
    // What nobody's call did has no caller.
    if (event === 'security.access_given' || event === 'security.admin_command') continue;
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    expect(network).toMatch(/^[\w-]{22}$/);
  }
  return found;
}

async function signIn(contact: { email: string } | { phone: string } = { email: EMAIL }) {
  product.clock.advance(61);
  const sent = await call('/api/auth/send-otp', { ...contact, handle: null });
  const code = await codeTo(Object.values(contact)[0] ?? '');
  const { json } = await call('/api/auth/verify-otp', { ...contact, code, handle: sent.json.handle });
  return { token: String(json.sessionToken), id: Number(json.user.id) };
}

async function put(token: string, contact: { email: string } | { phone: string }) {
  await call('/api/account/contacts/send-code', contact, token);
  const code = await codeTo(Object.values(contact)[0] ?? '');
  return call('/api/account/contacts/verify', { ...contact, code }, token);
}

test('signing in, with who and where, and whether account and device are new', async () => {
  const { id } = await signIn();
  expectEvents({ event: 'security.signed_in', userId: id, channel: 'email', account: 'new', device: 'new' });
  await signIn();
  const [line] = expectEvents({ event: 'security.signed_in', userId: id, account: 'known', device: 'new' });
  expect(line?.level).toBe('info');
});

test('codes that are wrong, used up or too many, and the limits that are hit', async () => {
  await call('/api/auth/send-otp', { email: EMAIL });
  const right = await codeTo(EMAIL);
  const code = right === '000000' ? '111111' : '000000';
  for (let guess = 0; guess < 3; guess += 1) await call('/api/auth/verify-otp', { email: EMAIL, code });
  const answer = await call('/api/auth/verify-otp', { email: EMAIL, code: right });
  const about = { call: 'POST /api/auth/verify-otp', contact: expect.stringMatching(/^[\w-]{22}$/) };
  const lines = expectEvents(
    { event: 'security.code_refused', level: 'warn', reason: 'invalid_code', ...about },
    { event: 'security.code_refused', reason: 'invalid_code', ...about },
    { event: 'security.code_locked', reason: 'too_many_attempts', ...about },
    { event: 'security.code_locked', reason: 'too_many_attempts', ...about },
  );
  expect(lines.at(-1)?.requestId).toBe(answer.headers.get('X-Request-Id'));
  for (let ask = 0; ask < 6; ask += 1) {
    product.clock.advance(61);
    await call('/api/auth/send-otp', { email: EMAIL });
  }
  expect(events().at(-1)).toMatchObject({ event: 'security.limit_hit', reason: 'rate_limited' });
  seen.add('security.limit_hit');
  // The operator finds the lines by the address that somebody names.
  const inLog = String(await admin('in-log', EMAIL, '--json'));
  expect(JSON.parse(inLog)).toMatchObject({ contact: lines[0]?.contact, userId: expect.any(Number) });
  expect(await admin('in-log', ADDRESS)).toContain(String(lines[0]?.network));
  written.length = 0;
});

test('sessions that end, each by its way', async () => {
  const [one, two, three] = [await signIn(), await signIn(), await signIn()];
  events();
  await call('/api/auth/logout', undefined, one.token);
  await call('/api/auth/logout', undefined, one.token);
  const ended = { event: 'security.session_ended', userId: one.id };
  expectEvents({ ...ended, how: 'logged_out', sessions: 1 });
  const listed = await call('/api/account/sessions', undefined, two.token, 'GET');
  const other = listed.json.find(({ current }: { current: boolean }) => !current);
  await call(`/api/account/sessions/${other.id}`, undefined, two.token, 'DELETE');
  expectEvents({ ...ended, how: 'one', sessions: 1 });
  const still = (await call('/api/user/profile', undefined, two.token, 'GET')).status === 200 ? two : three;
  await call('/api/account/sign-out-everywhere', undefined, still.token);
  expectEvents({ ...ended, how: 'everywhere' });
});

test('contacts that come, change and go, their undo, and what was refused of it', async () => {
  const { token, id } = await signIn();
  events();
  await put(token, { phone: PHONE });
  expectEvents({ event: 'security.contact_added', userId: id, channel: 'sms' });
  await put(token, { email: FRESH });
  expectEvents({ event: 'security.contact_changed', userId: id, channel: 'email' });
  await call('/api/account/contacts/phone', undefined, token, 'DELETE');
  expectEvents({ event: 'security.contact_removed', userId: id, channel: 'sms' });
  const mails = await product.database.db.query.outbox.findMany({
    where: (table, { eq }) => eq(table.recipient, EMAIL),
  });
  const links = mails.flatMap(({ text }) => /undo-change#([\w-]+)/.exec(text)?.[1] ?? []);
  for (const link of links) secrets.add(link);
  await call('/api/auth/undo-change', { token: links[0] });
  expectEvents({ event: 'security.change_undone', level: 'warn', userId: id, sessions: expect.any(Number) });
  await call('/api/auth/undo-change', { token: links[0] });
  await call('/api/auth/undo-change', { token: 'x'.repeat(43) });
  const refused = { event: 'security.undo_refused', call: 'POST /api/auth/undo-change' };
  expectEvents({ ...refused, reason: 'undo_used' }, { ...refused, reason: 'undo_unknown' });
});

test('an older session that tries to change contacts', async () => {
  const { token, id } = await signIn();
  events();
  product.clock.advance(16 * 60);
  await call('/api/account/contacts/send-code', { email: FRESH }, token);
  expectEvents({ event: 'security.confirmation_asked', userId: id, reason: 'confirmation_required' });
});

test('passkeys that come, sign in, are refused and go', async () => {
  const { token, id } = await signIn();
  events();
  const origin = 'http://localhost:3000';
  const device = createAuthenticator({ origin, siteId: 'localhost' });
  const ask = (path: string, body: object | undefined, by?: string, method = 'POST') =>
    product.call(path, { method, body, token: by, headers: { Origin: origin }, address: ADDRESS });
  const toAdd = await ask('/api/account/passkeys/options', undefined, token);
  const added = await ask('/api/account/passkeys', device.create(toAdd.json.challenge), token);
  expectEvents({ event: 'security.passkey_added', userId: id });
  const toSignIn = await ask('/api/auth/passkey-options', undefined);
  const answer = device.get(toSignIn.json.challenge);
  await ask('/api/auth/passkey', answer);
  expectEvents({ event: 'security.signed_in', userId: id, channel: 'passkey', account: 'known' });
  await ask('/api/auth/passkey', answer);
  expectEvents({ event: 'security.passkey_refused', level: 'warn', call: 'POST /api/auth/passkey' });
  await ask(`/api/account/passkeys/${added.json.id}`, undefined, token, 'DELETE');
  expectEvents({ event: 'security.passkey_removed', userId: id });
});

test('payments that open access, refunds, exports, and the deletion', async () => {
  const { token, id } = await signIn();
  const data = { personalInfo: { firstName: 'Quirina', lastName: 'Vandersteen' } };
  await call('/api/resumes', { templateId: 'modern-1', title: NAME, data }, token);
  events();
  const { id: paymentId } = await shoppers(product).buy({ email: EMAIL, token });
  expectEvents({ event: 'security.access_given', userId: id, paymentId });
  await call(`/api/account/payments/${paymentId}/refund`, undefined, token);
  expectEvents({ event: 'security.refund_asked', userId: id, paymentId, status: 'refunded' });
  await call('/api/account/export', undefined, token, 'GET');
  expectEvents({ event: 'security.data_exported', userId: id });
  await call('/api/account/deletion/send-code', undefined, token);
  await call('/api/account/deletion', { code: await codeTo(EMAIL) }, token);
  expectEvents({ event: 'security.account_deleted', userId: id });
});

function admin(...args: string[]): Promise<string> {
  const asked = readCommandLine(args);
  if (!asked) throw new Error('the command was not understood');
  return runCommand({ ...product.settling, operator: 'olga' }, asked);
}

test("the operator's commands, done and refused, without what they were about", async () => {
  const { id } = await signIn();
  events();
  const command = { event: 'security.admin_command', operator: 'olga' };
  await admin('person', EMAIL);
  await admin('sessions', 'revoke', EMAIL);
  await expect(admin('refund', '99999')).rejects.toThrow();
  await admin('person', EMAIL, '--erase');
  expectEvents(
    { ...command, command: 'person', options: [], outcome: 'done', userId: id },
    { ...command, command: 'sessions revoke', outcome: 'done', userId: id, sessions: 1 },
    { ...command, command: 'refund', outcome: 'refused' },
    { ...command, command: 'person', options: ['erase'], outcome: 'done', userId: id },
  );
});

test('every event there is was seen here, and is explained to operators', () => {
  const source = readFileSync('src/platform/log/security-log.ts', 'utf8');
  const union = source.slice(source.indexOf('export type SecurityEvent'), source.indexOf('const WATCHED'));
  const names = [...union.matchAll(/event:((?:\s*\|?\s*'\w+')+)/g)].flatMap(([, listed = '']) =>
    [...listed.matchAll(/'(\w+)'/g)].map(([, name]) => `security.${name}`),
  );
  expect(names.length).toBeGreaterThanOrEqual(16);
  expect([...seen].sort()).toEqual(names.sort());
  const manual = readFileSync('docs/deployment.md', 'utf8');
  const explained = [...manual.matchAll(/^\| `(security\.\w+)`/gm)].map(([, name]) => name);
  expect(explained.sort()).toEqual(names);
});

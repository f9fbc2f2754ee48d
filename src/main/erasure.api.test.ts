import sharp from 'sharp';
import { expect, test } from 'vitest';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { dumpDatabase } from '#tests/support/database-dump.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { shoppers } from '#tests/support/shoppers.ts';
import { startSmtpServer } from '#tests/support/smtp-server.ts';
import { KEPT_DAYS } from '#platform/retention/periods.ts';
import { readCommandLine, runCommand } from './admin/command-line.ts';
import { keepHouse } from './housekeeping.server.ts';

const DAY = 24 * 3600;
const ADDRESS = '198.51.100.23';
const PHONE = '+12015550123';
const EMAIL = 'Quirina.Vandersteen@example.com'.toLowerCase();
const EARLIER = 'quirina.earlier@example.com';
const WANTED = 'quirina.elsewhere@example.com';
/** Whatever tells of the person, in the spellings in which it was given. */
const NAMING = ['vandersteen', 'quirina', '2015550123', '201555', 'zephyrwright', 'marmalade', ADDRESS];

/** The rows that tell of the person. */
async function naming(product: TestProduct): Promise<string[]> {
  const rows = await dumpDatabase(product.database.db);
  return rows.filter((row) => NAMING.some((word) => row.toLowerCase().includes(word)));
}

type Mail = (contact: string) => Promise<string>;

/** Somebody who has used everything that keeps something of them. */
async function person(product: TestProduct, codeOf: Mail): Promise<{ token: string; paymentId: number }> {
  const call = (path: string, body: object, token?: string) =>
    product.call(path, { method: 'POST', body, token, address: ADDRESS });
  await call('/api/auth/send-otp', { email: EMAIL });
  const signedIn = await call('/api/auth/verify-otp', { email: EMAIL, code: await codeOf(EMAIL) });
  const token = String(signedIn.json.sessionToken);
  const resume = typicalResume();
  const personalInfo = {
    ...resume.personalInfo,
    firstName: 'Quirina',
    lastName: 'Vandersteen',
    phone: PHONE,
  };
  const data = { ...resume, personalInfo, summary: 'Head of marmalade at Zephyrwright.' };
  expect((await call('/api/resumes', { templateId: 'modern-1', data }, token)).status).toBe(201);
  const { json: saved } = await product.call('/api/resumes/dashboard', { token });
  // What it was before stays in its history, with the words of then.
  const changed = { method: 'PUT', token, body: { data: typicalResume(), tags: ['marmalade'] } };
  expect((await product.call(`/api/resumes/${saved[0].id}`, changed)).status).toBe(200);
  const draft = { kind: 'resume', templateId: 'modern-1', data };
  const unsaved = `/api/drafts/${crypto.randomUUID()}`;
  expect((await product.call(unsaved, { method: 'PUT', token, body: draft })).status).toBe(200);
  const look = { name: 'For Zephyrwright', look: { accentColor: '#9f1239' } };
  expect((await call('/api/looks', look, token)).status).toBe(201);
  const raw = await sharp({ create: { width: 80, height: 100, channels: 3, background: '#3b6ea5' } })
    .png()
    .toBuffer();
  const photo = await product.call('/api/photos', { method: 'POST', token, raw, address: ADDRESS });
  expect(photo.status).toBe(201);
  const letter = { templateId: 'modern-1', title: 'To Zephyrwright', data: typicalLetter() };
  expect((await call('/api/cover-letters', letter, token)).status).toBe(201);
  await call('/api/account/contacts/send-code', { phone: PHONE }, token);
  const phone = { phone: PHONE, code: await codeOf(PHONE) };
  expect((await call('/api/account/contacts/verify', phone, token)).status).toBe(200);
  // Meant to be changed to, and never confirmed.
  expect((await call('/api/account/contacts/send-code', { email: WANTED }, token)).status).toBe(200);
  await call('/api/auth/verify-otp', { email: EMAIL, code: '000000' });
  const written = {
    name: 'Quirina Vandersteen',
    email: EMAIL.toUpperCase(),
    subject: 'My marmalade',
    message: `Please call ${PHONE}.`,
    website: '',
  };
  expect((await call('/api/contact', written)).status).toBe(200);
  const { id } = await shoppers(product).buy({ email: EMAIL, token });
  const sentWith = { employer: 'Zephyrwright', ad: 'A head of marmalade', resumeId: saved[0].id };
  const { json: application } = await call('/api/applications', { data: sentWith }, token);
  const sent = await call(`/api/applications/${application.id}/sent`, { how: 'By Quirina' }, token);
  expect(sent.status).toBe(201);
  const link = await call(`/api/resumes/${saved[0].id}/links`, { label: 'For Quirina' }, token);
  expect(link.status).toBe(201);
  return { token, paymentId: id };
}

async function deleteAccount(
  product: TestProduct,
  token: string,
  codeOf: Mail,
  sentTo = EMAIL,
): Promise<void> {
  // Another code within the minute would have to wait.
  product.clock.advance(61);
  const send = await product.call('/api/account/deletion/send-code', { method: 'POST', token });
  expect(send.json).toMatchObject({ sentTo });
  const body = { code: await codeOf(sentTo) };
  expect((await product.call('/api/account/deletion', { method: 'POST', token, body })).status).toBe(204);
}

test('after deletion nothing in the whole database tells of the person, but the last message until its days are over', async () => {
  const product = await startTestProduct();
  const { token } = await person(product, product.lastCode);
  const tables = new Set((await naming(product)).map((row) => row.split(' ')[0]));
  expect([...tables]).toEqual(
    expect.arrayContaining(['documents', 'stored_texts', 'drafts', 'looks', 'sent_applications', 'outbox']),
  );
  expect((await naming(product)).length).toBeGreaterThan(8);
  await deleteAccount(product, token, product.lastCode);
  const left = await naming(product);
  // Bytes are shown as numbers, in which no name is found.
  const rows = await dumpDatabase(product.database.db);
  expect(rows.filter((row) => /^(?:sent_|stored_|photos|document_links|link_)/.test(row))).toEqual([]);
  expect(left).toHaveLength(1);
  expect(left[0]).toMatch(/^outbox .*account is deleted/);
  product.clock.advance(KEPT_DAYS.inboxMessages * DAY);
  await keepHouse(product.settling);
  expect(await naming(product)).toEqual([]);
  await product.close();
});

test('what somebody signed in with before a change goes too; both addresses hear that the account is gone', async () => {
  const product = await startTestProduct();
  const token = await product.signIn(EARLIER);
  const post = (path: string, body: object) => product.call(path, { method: 'POST', body, token });
  await post('/api/account/contacts/send-code', { email: EMAIL });
  const code = await product.lastCode(EMAIL);
  expect((await post('/api/account/contacts/verify', { email: EMAIL, code })).status).toBe(200);
  expect((await naming(product)).filter((row) => row.startsWith('contact_undos'))).toHaveLength(1);
  await deleteAccount(product, token, product.lastCode, EARLIER);
  const left = await naming(product);
  const last = expect.stringMatching(/^outbox .*account is deleted/);
  expect(left).toEqual([last, last]);
  product.clock.advance(KEPT_DAYS.inboxMessages * DAY);
  await keepHouse(product.settling);
  expect(await naming(product)).toEqual([]);
  await product.close();
});

test('where mails are really sent, nothing tells of the person from the moment of deletion on', async () => {
  const server = await startSmtpServer();
  const env = { SMTP_URL: `smtp://localhost:${server.port}`, MAIL_FROM: 'Foothold <hello@example.com>' };
  const product = await startTestProduct({ env });
  const codeOf: Mail = async (contact) => {
    if (contact === PHONE) return product.lastCode(contact);
    const mails = server.taken.filter((mail) => mail.toLowerCase().includes(`to: ${contact}`));
    return /Subject: (\d{6})/.exec(mails.at(-1) ?? '')?.[1] ?? '';
  };
  const { token } = await person(product, codeOf);
  await deleteAccount(product, token, codeOf);
  expect(server.taken.at(-1)).toContain('account is deleted');
  expect(await naming(product)).toEqual([]);
  await product.close();
  await server.close();
});

test('the operator erases a person as their own word does, and what somebody without an account wrote', async () => {
  const product = await startTestProduct();
  const admin = (...args: string[]) => {
    const asked = readCommandLine(args);
    if (!asked) throw new Error('the command was not understood');
    return runCommand({ ...product.settling, operator: 'olga' }, asked);
  };
  await person(product, product.lastCode);
  expect(await admin('person', EMAIL, '--erase')).toContain('is erased');
  expect(await naming(product)).toMatchObject(
    [/^outbox .*account is deleted/].map((text) => expect.stringMatching(text)),
  );
  // The last message to them is all there is; asking again erases that too.
  expect(await admin('person', EMAIL, '--erase')).toContain('erased: 1.');
  expect(await naming(product)).toEqual([]);
  const body = { name: 'Quirina', email: EMAIL, subject: 'Hello', message: 'Marmalade', website: '' };
  await product.call('/api/contact', { method: 'POST', body });
  expect(await admin('person', EMAIL, '--erase')).toContain('erased: 2.');
  expect(await naming(product)).toEqual([]);
  expect(() => readCommandLine(['sessions', 'revoke', EMAIL, '--erase'])).toThrow('does not take --erase');
  await product.close();
});

test('messages that somebody else signs in to get stay, although the person meant to take their address', async () => {
  const product = await startTestProduct();
  const other = { email: WANTED, token: await product.signIn(WANTED) };
  await shoppers(product).buy(other);
  product.clock.advance(3601);
  const token = await product.signIn(EMAIL);
  const body = { email: WANTED };
  await product.call('/api/account/contacts/send-code', { method: 'POST', body, token });
  await deleteAccount(product, token, product.lastCode);
  expect(await shoppers(product).mailsTo(other)).toContain('Your Foothold receipt: $15, 30 Days');
  await product.close();
});

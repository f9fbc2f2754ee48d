import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { undoCalls } from '#features/auth/testing/undo-calls.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { readCommandLine, runCommand } from './admin/command-line.ts';

let product: TestProduct;
let directory: string;
beforeAll(async () => {
  product = await startTestProduct();
  directory = mkdtempSync(join(tmpdir(), 'foothold-exports-'));
});
beforeEach(() => product.clock.advance(3601));
afterAll(async () => {
  await product.close();
  rmSync(directory, { recursive: true, force: true });
});

const { post, put, signIn, linksTo, undo, newEmail } = undoCalls(() => product);
const later = () => product.clock.advance(61);

let letters = 0;
/** Writes to support; the sender's name says who it was. */
async function write(email: string, message: string): Promise<void> {
  later();
  const letter = { name: 'A. Person', subject: 'A question', email, message, website: '' };
  const sent = await post('/api/contact', letter, undefined, `198.51.100.${(letters += 1)}`);
  expect(sent.status).toBe(200);
  later();
}

async function move(token: string, email: string): Promise<void> {
  later();
  expect((await put(token, { email })).status).toBe(200);
}

/** The account as its person is given it. */
async function exported(token: string) {
  const { status, bytes } = await product.call('/api/account/export', { token });
  expect(status).toBe(200);
  const text = strFromU8(unzipSync(bytes)['account.json'] ?? new Uint8Array());
  const { messagesToSupport } = JSON.parse(text) as { messagesToSupport: { message: string }[] };
  return { text, letters: messagesToSupport.map(({ message }) => message) };
}

/** All the files that the operator is given of a person. */
async function exportedByOperator(email: string): Promise<string> {
  const folder = join(directory, String(readdirSync(directory).length));
  const asked = readCommandLine(['person', email, '--export', folder]);
  if (!asked) throw new Error('the command was not understood');
  await runCommand({ ...product.settling, operator: 'olga' }, asked);
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

test('what somebody writes from an address that was once a person’s is not handed to that person', async () => {
  const [work, home] = [newEmail(), newEmail()];
  const { token } = await signIn({ email: work });
  await write(work, 'From my own desk');
  await move(token, home);
  // The address is another colleague's by now, who has no account.
  await write(work, 'From the desk of another');
  await write(home, 'From home');
  expect((await exported(token)).letters).toEqual(['From my own desk', 'From home']);
  const all = await exportedByOperator(home);
  expect(all).toContain('From my own desk');
  expect(all).not.toContain('From the desk of another');
});

test('what an address’s earlier owner wrote is not handed to its next one, and each has their own again', async () => {
  const [work, home, elsewhere] = [newEmail(), newEmail(), newEmail()];
  const { token: first } = await signIn({ email: work });
  await write(work, 'Of the first');
  await move(first, home);
  const { token: second } = await signIn({ email: work });
  await write(work, 'Of the second');
  expect((await exported(second)).letters).toEqual(['Of the second']);
  expect((await exported(first)).letters).toEqual(['Of the first']);
  await move(second, elsewhere);
  await move(first, work);
  await write(work, 'Of the first, who is back');
  expect((await exported(second)).letters).toEqual(['Of the second']);
  expect((await exported(first)).letters).toEqual(['Of the first', 'Of the first, who is back']);
});

test('after an undo nothing of whoever had taken the account is handed to its person', async () => {
  const [email, thief, again] = [newEmail(), newEmail(), newEmail()];
  const { token: stolen } = await signIn({ email });
  await write(email, 'Of the owner');
  await move(stolen, thief);
  await write(thief, 'Of the thief');
  // What the thief left themselves is as little the owner's as what the undo took out.
  await move(stolen, again);
  await write(again, 'Of the thief, too');
  expect((await undo((await linksTo(email))[0])).status).toBe(200);
  const { token } = await signIn({ email });
  const own = await exported(token);
  expect(own.letters).toEqual(['Of the owner']);
  for (const text of [own.text, await exportedByOperator(email)]) {
    expect(text).toContain('Of the owner');
    for (const theirs of [thief, again, 'Of the thief']) expect(text).not.toContain(theirs);
  }
});

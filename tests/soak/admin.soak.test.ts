import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { GOOD_CARD } from '#tests/support/shoppers.ts';
import { signInOver, startProductProcess } from '#tests/support/product-process.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'foothold-operator-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

type Ended = { code: number; out: string; err: string };

/** Runs the operator's command as the operator does. */
function admin(env: Record<string, string>, ...args: string[]): Promise<Ended> {
  const line = ['--disable-warning=ExperimentalWarning', 'build/server/admin.js', ...args];
  return new Promise((resolve) => {
    const child = execFile('node', line, { env: { PATH: process.env.PATH, ...env } }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

test('on the embedded database the operator waits until the server is stopped, and is told so', async () => {
  const env = { DATA_DIR: join(directory, 'data') };
  expect(await admin(env, 'payments', 'review')).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no database in'),
  });
  const product = await startProductProcess(env);
  await signInOver(product.url, 'ana@example.com');
  const refused = await admin(env, 'person', 'ana@example.com');
  expect([refused.code, refused.out]).toEqual([1, '']);
  expect(refused.err).toMatch(/^The server is running on .* Stop the server/);
  expect((await fetch(`${product.url}/api/health`)).status).toBe(200);
  await product.stop();
  expect(await admin(env, 'person', 'ana@example.com')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Person 1: ana@example.com'),
  });
});

test('on PostgreSQL the operator works beside the server: a revoked session ends at once', async () => {
  const env = {
    DATA_DIR: join(directory, 'beside'),
    DATABASE_URL: await createTestDatabase(inject('postgresUrl')),
  };
  const product = await startProductProcess(env);
  const token = await signInOver(product.url, 'ana@example.com');
  const profile = () =>
    fetch(`${product.url}/api/user/profile`, { headers: { Authorization: `Bearer ${token}` } });
  expect((await profile()).status).toBe(200);
  const { code, out, err } = await admin(env, 'sessions', 'revoke', 'ana@example.com', '--json');
  expect([code, JSON.parse(out)]).toEqual([0, { userId: 1, ended: 1 }]);
  expect(JSON.parse(err.trim())).toMatchObject({
    event: 'security.admin_command',
    command: 'sessions revoke',
    operator: expect.any(String),
  });
  expect((await profile()).status).toBe(401);
  await product.stop();
});

test('a refund from the command line ends the access that the running server gives', async () => {
  const env = {
    DATA_DIR: join(directory, 'refund'),
    DATABASE_URL: await createTestDatabase(inject('postgresUrl')),
  };
  const product = await startProductProcess(env);
  const token = await signInOver(product.url, 'ana@example.com');
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const post = async (path: string, body: object = {}) => {
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await fetch(`${product.url}${path}`, init)).json()) as Record<string, unknown>; // JSON of ours.
  };
  const access = async () => {
    const answer = await fetch(`${product.url}/api/user/profile`, { headers });
    return ((await answer.json()) as { subscriptionStatus: string }).subscriptionStatus; // The call's contract.
  };
  const { clientSecret, paymentId } = await post('/api/create-subscription', { planType: '7days' });
  await post('/api/sandbox/card', { clientSecret, ...GOOD_CARD });
  await post(`/api/payments/${String(paymentId)}/settle`);
  expect(await access()).toBe('active');
  const { code, out, err } = await admin(env, 'refund', String(paymentId));
  expect([code, out]).toEqual([0, expect.stringContaining('refund_pending -> refunded  (operator)')]);
  expect(JSON.parse(err.trim())).toMatchObject({ event: 'security.admin_command', paymentId });
  expect(await access()).toBe('inactive');
  await product.stop();
});

test('what is typed wrongly is answered with the usage and exit code 2, before anything is opened', async () => {
  const none = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  for (const args of [[], ['pay'], ['payments', 'approve'], ['payments', 'review', '--force']]) {
    const { code, out, err } = await admin(none, ...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('Usage: npm run admin -- <command>');
  }
  expect(await admin(none, '--help')).toMatchObject({
    code: 0,
    out: expect.stringContaining('payments review'),
  });
});

import { expect, test } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { shoppers } from '#tests/support/shoppers.ts';
import { exportWorld } from './testing/export-world.ts';

const world = exportWorld();
const { save, somebody, exported } = world;

test('each PDF of an export counts as a download of the payment, and none comes once the money is asked back', async () => {
  const shop = shoppers(world.product);
  const { token } = await somebody('counted@example.com');
  const { id } = await shop.buy({ email: 'counted@example.com', token });
  await exported(token);
  expect((await shop.paymentRow(id))?.downloads).toBe(2);
  const reader = (await world.product.stream('/api/account/export', token)).getReader();
  await reader.read();
  expect((await shop.refund({ email: 'counted@example.com', token }, id)).status).toBe(200);
  while (!(await reader.read()).done);
  const { downloads = 0 } = (await shop.paymentRow(id)) ?? {};
  // One may have been on its way already.
  expect(downloads).toBeLessThanOrEqual(3);
});

test('five a day are enough', async () => {
  const token = await world.product.signIn('eager@example.com');
  for (let made = 0; made < 5; made += 1) expect((await exported(token)).answer.status).toBe(200);
  expect((await exported(token)).answer).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
  world.product.clock.advance(24 * 3600 + 1);
  expect((await exported(token)).answer.status).toBe(200);
});

test('a person takes one export along at a time, and another once it is done or given up', async () => {
  const { token } = await somebody('twice@example.com');
  const stream = await world.product.stream('/api/account/export', token);
  expect((await exported(token)).answer).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
  const { token: other } = await somebody('beside@example.com');
  expect((await exported(other)).answer.status).toBe(200);
  await stream.cancel();
  expect((await exported(token)).answer.status).toBe(200);
  // Nobody reads on, and nobody says so.
  await world.product.stream('/api/account/export', token);
  expect((await exported(token)).answer.status).toBe(429);
  world.product.clock.advance(61);
  expect((await exported(token)).answer.status).toBe(200);
});

test('whoever asks for its head alone uses none up, and keeps none from being made', async () => {
  const token = await world.product.signIn('head@example.com');
  for (let round = 0; round < 6; round += 1) {
    const { status } = await world.product.call('/api/account/export', { method: 'HEAD', token });
    expect(status).toBe(200);
  }
  const { files } = await exported(token);
  expect(Object.keys(files)).toContain('account.json');
});

test('other calls have their turn between the files of an export', async () => {
  const { token } = await somebody('turns@example.com');
  for (let at = 0; at < 5; at += 1) await save(token, '/api/resumes', `Nurse ${at}`, typicalResume());
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const { files } = await exported(token);
  isDone = true;
  expect(turns).toBeGreaterThan(Object.keys(files).length);
});

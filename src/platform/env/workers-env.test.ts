import { expect, test } from 'vitest';
import { parseEnv } from './parse-env.ts';
import { defaultWorkers } from './workers-env.ts';

const POSTGRES = { DATABASE_URL: 'postgres://foothold@127.0.0.1/foothold' };

test('the embedded database is answered from by one process, and more are refused with the remedy', () => {
  expect(parseEnv({}).workers).toBe(1);
  expect(parseEnv({ WORKERS: '1' }).workers).toBe(1);
  expect(() => parseEnv({ WORKERS: '2' })).toThrow(/WORKERS is 2, .*set DATABASE_URL, or leave WORKERS out/);
});

test('with PostgreSQL there are as many as are wanted', () => {
  expect(parseEnv({ ...POSTGRES, WORKERS: '3' }).workers).toBe(3);
  expect(() => parseEnv({ ...POSTGRES, WORKERS: '0' })).toThrow(/WORKERS/);
});

test('without a wish there is one a core, as far as the memory goes', () => {
  expect([256, 512, 1_024, 8_192].map((megabytes) => defaultWorkers(4, megabytes))).toEqual([1, 1, 4, 4]);
  expect(defaultWorkers(1, 64_000)).toBe(1);
});

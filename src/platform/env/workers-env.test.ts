import { expect, test } from 'vitest';
import { parseEnv } from './parse-env.ts';

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

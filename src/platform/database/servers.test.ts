import { expect, test } from 'vitest';
import { EnvError } from '#platform/env/env-reader.ts';
import { parseEnv } from '#platform/env/parse-env.ts';
import { sharesOf } from './postgres-settings.ts';
import { readServers, ServerChoice } from './servers.ts';

test('an address of one server stays as it is, and any server will do', () => {
  for (const url of [
    'postgres://app:pw@db.example.com/foothold?sslmode=verify-full',
    'postgresql://app:p%40w@[::1]:5433/foothold',
    'postgres:///foothold?host=/var/run/postgresql',
    'postgres://db',
  ])
    expect(readServers(url)).toEqual({ urls: [url], writable: false });
});

test('an address of several is one for each, and only one that takes writes will do', () => {
  expect(readServers('postgres://app:a,b@one,two:5433,[fd00::7]:1/foothold?sslmode=require')).toEqual({
    urls: [
      'postgres://app:a,b@one/foothold?sslmode=require',
      'postgres://app:a,b@two:5433/foothold?sslmode=require',
      'postgres://app:a,b@[fd00::7]:1/foothold?sslmode=require',
    ],
    writable: true,
  });
});

test('what kind of server it is to be can be said', () => {
  const asked = (kind: string) => readServers(`postgres://one,two/foothold?target_session_attrs=${kind}`);
  expect(asked('read-write')?.writable).toBe(true);
  expect(asked('primary')?.writable).toBe(true);
  expect(asked('any')?.writable).toBe(false);
  for (const kind of ['standby', 'read-only', 'prefer-standby']) expect(asked(kind)).toBeUndefined();
});

test('what is no address of servers is refused by name, without the password', () => {
  const wrong = [
    'mysql://root:hunter2@db',
    'postgres://a:hunter2@one,,two/b',
    'postgres://a:hunter2@one:x/b',
  ];
  for (const DATABASE_URL of [...wrong, 'postgres:///b?host=one,two', 'foothold']) {
    const reading = () => parseEnv({ DATABASE_URL });
    expect(reading).toThrow(EnvError);
    expect(reading).toThrow(/DATABASE_URL (?!.*hunter2)/);
  }
});

test('each of several servers must be reached by TLS', () => {
  const problems = (DATABASE_URL: string) => {
    try {
      return String(parseEnv({ APP_ENV: 'production', DATABASE_URL }));
    } catch (error) {
      return String(error);
    }
  };
  expect(problems('postgres://a@127.0.0.1,10.0.0.7/b')).toContain('DATABASE_URL leads to another machine');
  expect(problems('postgres://a@127.0.0.1,10.0.0.7/b?sslmode=verify-full')).not.toContain('DATABASE_URL');
});

test('the next server is asked in turn, once however many find that one does not answer', () => {
  const choice = new ServerChoice({ urls: ['a', 'b', 'c'], writable: true });
  const failed = choice.current;
  choice.leave(failed);
  choice.leave(failed);
  expect(choice.current).toBe('b');
  choice.leave('b');
  choice.leave('c');
  expect(choice.current).toBe('a');
});

test('of sixteen connections a network has twelve at most and a caller four, of others as much', () => {
  expect(sharesOf(16)).toEqual({ network: 12, caller: 4 });
  expect(sharesOf(4)).toEqual({ network: 3, caller: 1 });
  expect(sharesOf(100)).toEqual({ network: 75, caller: 25 });
  expect(parseEnv({ DATABASE_POOL_SIZE: '40' }).postgres.poolSize).toBe(40);
  expect(() => parseEnv({ DATABASE_POOL_SIZE: '3' })).toThrow(/DATABASE_POOL_SIZE/);
});

test('behind a pooler migrations need an address of their own, or are left to somebody else', () => {
  const env = { DATABASE_URL: 'postgres://127.0.0.1:6432/b', DATABASE_POOLING: 'transaction' };
  expect(() => parseEnv(env)).toThrow(/MIGRATION_DATABASE_URL is missing/);
  expect(parseEnv({ ...env, MIGRATE_ON_START: 'off' }).postgres.migrateOnStart).toBe(false);
  const MIGRATION_DATABASE_URL = 'postgres://127.0.0.1/b';
  expect(parseEnv({ ...env, MIGRATION_DATABASE_URL }).postgres.migrationUrl).toBe(MIGRATION_DATABASE_URL);
});

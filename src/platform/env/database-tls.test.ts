import { describe, expect, test } from 'vitest';
import { isProtectedOnTheWay } from './production-rules.ts';

describe('safe on the way to the database', () => {
  test.each([
    'postgres://app:pw@127.0.0.1/foothold',
    'postgres://app:pw@127.3.2.1:5433/foothold?sslmode=disable',
    'postgres://app:pw@localhost/foothold',
    'postgres://app:pw@LocalHost/foothold',
    'postgres://app:pw@[::1]:5432/foothold',
    'postgres:///foothold',
    'postgres://app@%2Fvar%2Frun%2Fpostgresql/foothold',
    'postgres:///foothold?host=/var/run/postgresql',
    'postgres://app:pw@db.example.com/foothold?sslmode=require',
    'postgres://app:pw@db.example.com/foothold?sslmode=verify-ca&sslrootcert=/etc/ca.pem',
    'postgres://app:pw@db.example.com/foothold?sslmode=verify-full',
    'postgres://app:pw@db.example.com/foothold?ssl=true',
    'postgres://app:pw@db.example.com/foothold?uselibpqcompat=true&sslmode=require&sslrootcert=/etc/ca.pem',
    'postgres://app:pw@db.example.com/foothold?uselibpqcompat=true&sslmode=verify-full',
  ])('%s', (url) => expect(isProtectedOnTheWay(url)).toBe(true));
});

describe('read by whoever is between here and there', () => {
  test.each([
    'postgres://app:pw@db/foothold',
    'postgres://app:pw@db.example.com/foothold',
    'postgres://app:pw@10.0.0.7/foothold',
    'postgres://app:pw@192.168.1.4/foothold',
    'postgres://app:pw@[fd00::7]/foothold',
    'postgres://app:pw@127.0.0.1.example.com/foothold',
    'postgres://app:pw@localhost.example.com/foothold',
    'postgres://localhost:pw@db.example.com/foothold',
    'postgres://app:pw@localhost/foothold?host=db.example.com',
    'postgres://app:pw@db.example.com/foothold?sslmode=disable',
    'postgres://app:pw@db.example.com/foothold?sslmode=prefer',
    'postgres://app:pw@db.example.com/foothold?sslmode=no-verify',
    'postgres://app:pw@db.example.com/foothold?sslmode=',
    'postgres://app:pw@db.example.com/foothold?ssl=0',
    'postgres://app:pw@db.example.com/foothold?ssl=true&sslmode=disable',
    'postgres://app:pw@db.example.com/foothold?sslmode=verify-full&sslmode=disable',
    'postgres://app:pw@db.example.com/foothold?uselibpqcompat=true&sslmode=require',
  ])('%s', (url) => expect(isProtectedOnTheWay(url)).toBe(false));

  test('the host of the environment, where the address names none', () => {
    expect(isProtectedOnTheWay('postgres:///foothold', { PGHOST: 'db.example.com' })).toBe(false);
    expect(isProtectedOnTheWay('postgres:///foothold', { PGHOST: '/var/run/postgresql' })).toBe(true);
  });
});

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '#platform/database/database.server.ts';
import { openEmbedded } from '#platform/database/embedded.server.ts';
import { openPostgres } from '#platform/database/postgres.server.ts';
import { MIGRATIONS } from './migrations.ts';
import { silentLog } from './silent-log.ts';

/** A new empty database of the kind this run is about, with its tables. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  return process.env.TEST_DATABASE === 'postgres' ? openOnPostgres() : openEmbeddedInTemporaryDirectory();
}

async function openOnPostgres(): Promise<OpenDatabase> {
  const url = await createTestDatabase(inject('postgresUrl'), inject('emptyDatabase'));
  return openPostgres(url, MIGRATIONS, silentLog);
}

/**
 * Makes a database beside the given one and answers its address.
 * @param copied the name of the database that it is a copy of; otherwise it has no tables
 */
export async function createTestDatabase(beside: string, copied = 'template1'): Promise<string> {
  const name = `t${process.pid}_${Math.random().toString(36).slice(2)}`;
  const client = new pg.Client({ connectionString: beside });
  await client.connect();
  await client.query(`create database ${name} template ${copied}`).finally(() => client.end());
  return Object.assign(new URL(beside), { pathname: `/${name}` }).href;
}

async function openEmbeddedInTemporaryDirectory(): Promise<OpenDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-test-'));
  cpSync(inject('emptyDirectory'), directory, { recursive: true });
  const database = await openEmbedded(directory, MIGRATIONS, silentLog);
  return {
    ...database,
    async close() {
      await database.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

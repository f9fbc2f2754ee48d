import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '#platform/database/database.server.ts';
import { openEmbedded } from '#platform/database/embedded.server.ts';
import { openPostgres } from '#platform/database/postgres.server.ts';
import { silentLog } from './silent-log.ts';

const MIGRATIONS = 'src/platform/database/migrations';

/** A new empty database of the kind this run is about, with its tables. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  return process.env.TEST_DATABASE === 'postgres' ? openOnPostgres() : openEmbeddedInTemporaryDirectory();
}

async function openOnPostgres(): Promise<OpenDatabase> {
  const url = await createTestDatabase(inject('postgresUrl'));
  return openPostgres(url, MIGRATIONS, silentLog);
}

/** Makes a database beside the given one and answers its address. */
export async function createTestDatabase(beside: string): Promise<string> {
  const name = `t${process.pid}_${Math.random().toString(36).slice(2)}`;
  const client = new pg.Client({ connectionString: beside });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  return Object.assign(new URL(beside), { pathname: `/${name}` }).href;
}

async function openEmbeddedInTemporaryDirectory(): Promise<OpenDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-test-'));
  const database = await openEmbedded(directory, MIGRATIONS, silentLog);
  return {
    ...database,
    async close() {
      await database.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

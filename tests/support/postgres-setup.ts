import type { TestProject } from 'vitest/node';
import { openPostgres } from '#platform/database/postgres.server.ts';
import { MIGRATIONS } from './migrations.ts';
import { createPostgresCluster } from './postgres-cluster.ts';
import { silentLog } from './silent-log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** The name of a database beside it that has all tables and no rows. */
    emptyDatabase: string;
  }
}

/**
 * One PostgreSQL server for all tests of a run; each test file makes databases of its own in it. What it has written
 * outlives a crash of the server, though not one of the machine: it does not wait for the disk.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await createPostgresCluster({ settings: ['fsync=off'] });
  project.provide('postgresUrl', await cluster.createDatabase());
  // The tables are made once a run: a copy of them takes a fraction of the time.
  const empty = await cluster.createDatabase();
  await (await openPostgres(empty, MIGRATIONS, silentLog)).close();
  project.provide('emptyDatabase', new URL(empty).pathname.slice(1));
  return () => cluster.remove();
}

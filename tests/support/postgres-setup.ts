import type { TestProject } from 'vitest/node';
import { createPostgresCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL server for all tests of a run; each test file makes databases of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await createPostgresCluster();
  project.provide('postgresUrl', await cluster.createDatabase());
  return () => cluster.remove();
}

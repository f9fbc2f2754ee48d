/** One session of the database, which migrations have to themselves. */
export type MigrationSession = {
  /** Whether people work on the database meanwhile. */
  shared: boolean;
  run(sql: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[]; changed: number }>;
};

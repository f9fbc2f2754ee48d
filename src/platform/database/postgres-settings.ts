/** How one copy of the product is connected to PostgreSQL, besides the address. */
export type PostgresSettings = {
  /** Connections that this copy opens at most; PostgreSQL takes 100 from all of them by default. */
  poolSize: number;
  /** `transaction` where a pooler between gives every transaction another session: then nothing is kept in one. */
  pooling: 'session' | 'transaction';
  /** Where migrations connect to, where that is another address than everything else's. */
  migrationUrl: string | undefined;
  /** Whether the tables are brought up to date at the start; otherwise older tables keep the product from starting. */
  migrateOnStart: boolean;
};

export const POSTGRES_DEFAULTS: PostgresSettings = {
  poolSize: 16,
  pooling: 'session',
  migrationUrl: undefined,
  migrateOnStart: true,
};

/** How many connections are a network's and one caller's at most: of sixteen, twelve and four. */
export function sharesOf(poolSize: number): { network: number; caller: number } {
  const quarter = Math.max(1, Math.floor(poolSize / 4));
  return { network: poolSize - quarter, caller: quarter };
}

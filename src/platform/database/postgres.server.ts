import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Log } from '#platform/log/log.server.ts';
import { ConnectionTurns, onOwnBehalf } from './connection-turns.server.ts';
import type { OpenDatabase } from './database.server.ts';
import * as schema from './schema.ts';

/** Key of the advisory lock under which migrations run: any number, the same for all copies. */
const MIGRATION_LOCK = 7_305_411;
/** Connections of one copy of the product; PostgreSQL takes 100 from all of them by default. */
const POOL_SIZE = 16;
/** How long a call waits for a connection before it fails, in ms: shorter than a person waits. */
const CONNECT_TIMEOUT_MS = 5_000;
/** How long one statement may take, in ms. */
const STATEMENT_TIMEOUT_MS = 10_000;

/** Opens PostgreSQL and brings its tables up to date; several copies may start at once. */
export async function openPostgres(
  url: string,
  migrationsFolder: string,
  log: Log,
  { poolSize = POOL_SIZE }: { poolSize?: number } = {},
): Promise<OpenDatabase> {
  const pool = new SharedPool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // Where the network is gone in silence, the server's own timeout cannot reach us.
    query_timeout: STATEMENT_TIMEOUT_MS + 2_000,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn('database.connection_lost', { error }));
  // The same for one that breaks while it is in use, between two statements of a transaction.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn('database.connection_lost', { error })),
  );
  try {
    await migrateOnce(pool, migrationsFolder);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzle(pool, { schema }),
    kind: 'postgres',
    ping: async () => void (await onOwnBehalf(() => pool.query('select 1'))),
    close: () => pool.end(),
  };
}

type Connected = Parameters<Parameters<pg.Pool['connect']>[0]>;

/** A pool whose connections callers take turns at. All that it does begins with `connect`. */
class SharedPool extends pg.Pool {
  readonly #turns: ConnectionTurns;
  readonly #places = new WeakMap<object, () => void>();

  constructor(config: pg.PoolConfig & { max: number }) {
    super(config);
    const { max } = config;
    // A network never has the last quarter of them, and one caller never more than a quarter.
    const quarter = Math.max(1, Math.floor(max / 4));
    this.#turns = new ConnectionTurns({
      ...{ all: max, network: max - quarter, caller: quarter },
      maxWaitMs: CONNECT_TIMEOUT_MS,
    });
    this.on('release', (_error, client) => this.#places.get(client)?.());
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: (...connected: Connected) => void): void;
  override connect(callback?: (...connected: Connected) => void): Promise<pg.PoolClient> | undefined {
    const connected = this.#connectInTurn();
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (error?: Error | boolean) => client.release(error)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #connectInTurn(): Promise<pg.PoolClient> {
    const giveBack = await this.#turns.take();
    try {
      const client = await super.connect();
      this.#places.set(client, giveBack);
      return client;
    } catch (error) {
      giveBack();
      throw error;
    }
  }
}

async function migrateOnce(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client, { schema }), { migrationsFolder });
  } finally {
    // Ending the connection gives the lock back, whatever happened.
    client.release(true);
  }
}

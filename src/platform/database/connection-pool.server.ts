import pg from 'pg';
import type { Log } from '#platform/log/log.server.ts';
import { outsideRequests } from '#platform/log/request-record.server.ts';
import { ConnectionTurns, type ConnectionFigures } from './connection-turns.server.ts';
import { sharesOf, type PostgresSettings } from './postgres-settings.ts';
import { readServers, ServerChoice } from './servers.ts';

/** How long a call waits for a connection before it fails, in ms: shorter than a person waits. */
const CONNECT_TIMEOUT_MS = 5_000;
/** How long one statement may take, in ms. */
export const STATEMENT_TIMEOUT_MS = 10_000;
/** PostgreSQL's code for a write on a server that takes none: a standby, or what was the primary until now. */
const READ_ONLY = '25006';

/** A server that was reached takes no writes. */
class ReadOnlyServerError extends Error {
  readonly code = READ_ONLY;
  constructor() {
    super('the database server that was reached takes no writes');
    this.name = 'ReadOnlyServerError';
  }
}

type Connected = Parameters<Parameters<pg.Pool['connect']>[0]>;

/**
 * The connections of one copy, which callers take turns at. Of several servers it uses the one that takes writes, and
 * what cannot be used any more is thrown away. All that it does begins with `connect`.
 */
export class ConnectionPool extends pg.Pool {
  readonly #turns: ConnectionTurns;
  readonly #places = new WeakMap<object, () => void>();
  readonly #choice: ServerChoice;
  readonly #open = new Set<pg.PoolClient>();
  /** Of these nothing more is to be had: their server has ceased to take writes. */
  readonly #useless = new WeakSet<pg.PoolClient>();

  /** @param Client what statements are sent by */
  constructor(url: string, settings: PostgresSettings, log: Log, Client: typeof pg.Client = pg.Client) {
    const { poolSize, pooling } = settings;
    const choice = new ServerChoice(readServers(url) ?? { urls: [url], writable: false });
    super({
      max: poolSize,
      // Of several servers each must have its turn before whoever waits gives up.
      connectionTimeoutMillis: Math.max(1_000, CONNECT_TIMEOUT_MS / choice.servers.urls.length),
      // A setting of the session, which a pooler gives to somebody else after each transaction.
      ...(pooling === 'session' && { statement_timeout: STATEMENT_TIMEOUT_MS }),
      // Where the network is gone in silence, the server's own timeout cannot reach us.
      query_timeout: STATEMENT_TIMEOUT_MS + 2_000,
      keepAlive: true,
      Client: clientsOf(choice, Client),
      // The pool waits for it, which its types do not say.
      // eslint-disable-next-line @typescript-eslint/no-misused-promises -- as above
      ...(choice.servers.writable && { onConnect: refuseReadOnly }),
    });
    this.#choice = choice;
    this.#turns = new ConnectionTurns({
      ...{ all: poolSize, ...sharesOf(poolSize) },
      maxWaitMs: CONNECT_TIMEOUT_MS,
    });
    const lost = (error: unknown) => outsideRequests(() => log.warn('database.connection_lost', { error }));
    // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
    this.on('error', lost);
    this.on('connect', (client) => {
      this.#open.add(client);
      // The same for one that breaks while it is in use, between two statements of a transaction.
      client.on('error', lost);
      client.connection.on('errorMessage', ({ code }: { code?: string }) => {
        if (code === READ_ONLY) this.#leaveServer();
      });
      if (pooling === 'transaction') askWithoutNames(client);
    });
    this.on('remove', (client) => this.#open.delete(client));
    this.on('release', (_error, client) => this.#places.get(client)?.());
  }

  figures(): ConnectionFigures {
    return this.#turns.figures();
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
      const client = await this.#connectToAny();
      this.#places.set(client, giveBack);
      const release = client.release;
      // Where a statement was given up on, or a transaction could not be ended, the connection still is in it.
      client.release = (error) =>
        release(error ?? (this.#useless.has(client) || client.getTransactionStatus() !== 'I'));
      return client;
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  /** The one of the servers that is there and does what is asked of it. */
  async #connectToAny(): Promise<pg.PoolClient> {
    for (let left = this.#choice.servers.urls.length - 1; ; left -= 1) {
      const server = this.#choice.current;
      try {
        return await this.#connectUsable();
      } catch (error) {
        this.#choice.leave(server);
        if (left <= 0) throw error;
      }
    }
  }

  async #connectUsable(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await super.connect();
      if (!this.#useless.has(client)) return client;
      client.release(true);
    }
  }

  #leaveServer(): void {
    this.#choice.leave(this.#choice.current);
    for (const client of this.#open) this.#useless.add(client);
  }
}

/** Clients that connect to the server that is chosen as each is made: the pool knows of one server alone. */
function clientsOf(choice: ServerChoice, Client: typeof pg.Client): new () => pg.Client {
  return class extends Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: choice.current });
    }
  };
}

async function refuseReadOnly(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only !== 'off') throw new ReadOnlyServerError();
}

/** Statements that were given a name are asked for without: the next one may come to a session that does not know it. */
function askWithoutNames(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown; // Stands for all of its overloads.
  const withoutName = (asked: unknown) =>
    typeof asked === 'object' && asked !== null && 'text' in asked ? { ...asked, name: undefined } : asked;
  Object.assign(client, {
    query: (asked: unknown, ...rest: unknown[]) => query(withoutName(asked), ...rest),
  });
}

import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** A PostgreSQL server of our own: real, private, on a free port, gone afterwards. */
export type PostgresCluster = {
  port: number;
  /** Where its files are, and its socket. */
  places: ClusterPlaces;
  /** One of its databases, by name: a restored server has those of the one before. */
  url(database: string): string;
  /** Address of a new empty database. */
  createDatabase(): Promise<string>;
  /** A database as statements that make it anew, on any version of the server. */
  dump(url: string): string;
  /** Ends the server as a crash would. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
};

export type ClusterPlaces = { directory: string; data: string };

/** A folder for a server, which belongs to whoever runs it. */
export function clusterPlaces(): ClusterPlaces {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-postgres-'));
  const user = unprivileged();
  if (user) chownSync(directory, user.uid, user.gid);
  return { directory, data: join(directory, 'data') };
}

/** Where PostgreSQL's own programs are. */
export function programs(): string {
  const base = '/usr/lib/postgresql';
  const newest = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a))[0] : undefined;
  return newest ? join(base, newest, 'bin') : '';
}

/** PostgreSQL refuses to run as root; it then runs as the user its package made. */
export function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

type ClusterOptions = {
  /** Settings of the server, as in its file: `name=value`. */
  settings?: string[];
  /** What its file of settings ends with. */
  configuration?: string;
  /** Variables of its process and of the commands that it runs. */
  env?: Record<string, string>;
  /** Where it is to be; a server whose files are there already, as after a restore, is started as it is. */
  places?: ClusterPlaces;
};

export async function createPostgresCluster(options: ClusterOptions = {}): Promise<PostgresCluster> {
  const { settings: further = [], places = clusterPlaces() } = options;
  const { directory, data } = places;
  const user = unprivileged();
  const bin = programs();
  if (!existsSync(data)) {
    const made = ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
    execFileSync(join(bin, 'initdb'), made, { ...user, cwd: directory, stdio: 'ignore' });
    appendFileSync(join(data, 'postgresql.conf'), options.configuration ?? '');
  }
  const port = await freePort();
  const url = (database: string) => `postgres://test@127.0.0.1:${port}/${database}`;
  let server: ReturnType<typeof spawn> | undefined;
  let databases = 0;

  const start = async () => {
    const settings = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${directory}`,
      'max_connections=200',
      ...further,
    ];
    server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...user, cwd: directory, stdio: 'ignore', env: { ...process.env, ...options.env } },
    );
    await untilItAnswers(url('postgres'));
  };
  const stop = async () => {
    const stopping = server;
    if (!stopping || stopping.exitCode !== null) return;
    const exited = new Promise((resolve) => stopping.once('exit', resolve));
    stopping.kill('SIGQUIT');
    await exited;
  };
  await start();
  return {
    port,
    places,
    url,
    async createDatabase() {
      databases += 1;
      const name = `db${process.pid}_${databases}_${Math.random().toString(36).slice(2, 8)}`;
      await query(url('postgres'), `create database ${name}`);
      return url(name);
    },
    dump(url) {
      const options = ['--inserts', '--no-owner', '--no-privileges', '--dbname', url];
      const sql = execFileSync(join(bin, 'pg_dump'), options, { ...user, cwd: directory, encoding: 'utf8' });
      // Commands of psql, and a setting that older servers do not know.
      return sql.replaceAll(/^(\\(un)?restrict|SET transaction_timeout).*\n/gm, '');
    },
    start,
    stop,
    async remove() {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

async function untilItAnswers(url: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      return await query(url, 'select 1');
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

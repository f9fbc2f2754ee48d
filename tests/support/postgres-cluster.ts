import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** A PostgreSQL server of our own: real, private, on a free port, gone afterwards. */
export type PostgresCluster = {
  port: number;
  /** Address of a new empty database. */
  createDatabase(): Promise<string>;
  /** A database as statements that make it anew, on any version of the server. */
  dump(url: string): string;
  /** Ends the server as a crash would. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
};

function programs(): string {
  const base = '/usr/lib/postgresql';
  const newest = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a))[0] : undefined;
  return newest ? join(base, newest, 'bin') : '';
}

/** PostgreSQL refuses to run as root; it then runs as the user its package made. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** @param further settings of the server, as in its file: `name=value` */
export async function createPostgresCluster({
  settings: further = [],
}: { settings?: string[] } = {}): Promise<PostgresCluster> {
  const user = unprivileged();
  const directory = mkdtempSync(join(tmpdir(), 'foothold-postgres-'));
  if (user) chownSync(directory, user.uid, user.gid);
  const bin = programs();
  const data = join(directory, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C'], {
    ...user,
    cwd: directory,
    stdio: 'ignore',
  });
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
      { ...user, cwd: directory, stdio: 'ignore' },
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

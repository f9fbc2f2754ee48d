import { spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { programs, unprivileged } from './postgres-cluster.ts';
import { childrenOf } from './process-tree.ts';

/** A PostgreSQL server that Patroni looks after. */
export type Member = {
  port: number;
  /** Whether Patroni says of it that it is the `primary`, or the `synchronous` standby that may take its place. */
  is(role: 'primary' | 'synchronous'): Promise<boolean>;
  /** One of its databases, as its superuser. */
  url(database: string): string;
  start(): void;
  /** Ends all of it at once, as the crash of its machine would. */
  crash(): void;
};

export type PatroniCluster = {
  members: [Member, Member];
  /** The one that takes writes, once the other one is its synchronous standby. */
  primary(): Promise<Member>;
  remove(): void;
};

const CONFIG = 'docs/operations/patroni/patroni.yml';
const PASSWORD = 'for-this-test';
const PATIENCE_MS = 120_000;

/** Two members by the operators' own file, with an etcd of one where there should be three. */
export async function startPatroni(): Promise<PatroniCluster> {
  const user = unprivileged();
  const directory = mkdtempSync(join(tmpdir(), 'foothold-patroni-'));
  if (user) chownSync(directory, user.uid, user.gid);
  const start = (program: string, given: string[], env: Record<string, string> = {}) =>
    spawn(program, given, {
      ...user,
      cwd: directory,
      detached: true,
      stdio: 'ignore',
      env: { PATH: process.env.PATH, HOME: directory, LANG: 'C.UTF-8', ...env },
    });
  const [client, peer] = [await freePort(), await freePort()];
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const etcd = start('etcd', [
    ...['--name', 'one', '--data-dir', join(directory, 'etcd'), '--initial-cluster', `one=${at(peer)}`],
    ...['--listen-client-urls', at(client), '--advertise-client-urls', at(client)],
    ...['--listen-peer-urls', at(peer), '--initial-advertise-peer-urls', at(peer)],
  ]);
  const member = async (name: string): Promise<Member> => {
    const [port, api] = [await freePort(), await freePort()];
    const folder = join(directory, name);
    mkdirSync(folder);
    if (user) chownSync(folder, user.uid, user.gid);
    const data = join(folder, 'data');
    const env = {
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOSTS: `127.0.0.1:${client}`,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${api}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${api}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_DATA_DIR: data,
      PATRONI_POSTGRESQL_BIN_DIR: programs(),
      PATRONI_POSTGRESQL_PGPASS: join(folder, 'pgpass'),
      PATRONI_SUPERUSER_PASSWORD: PASSWORD,
      PATRONI_REPLICATION_PASSWORD: PASSWORD,
      PATRONI_REWIND_PASSWORD: PASSWORD,
    };
    let patroni: ChildProcess | undefined;
    return {
      port,
      is: (role) =>
        fetch(`http://127.0.0.1:${api}/${role}`).then(
          ({ ok }) => ok,
          () => false,
        ),
      url: (database) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`,
      start: () => void (patroni = start('patroni', [resolve(CONFIG)], env)),
      crash() {
        endAtOnce(patroni?.pid);
        endAtOnce(postmaster(data));
      },
    };
  };
  const members: [Member, Member] = [await member('one'), await member('two')];
  for (const each of members) each.start();
  return {
    members,
    primary: () => withStandby(members),
    remove() {
      for (const each of members) each.crash();
      endAtOnce(etcd.pid);
      rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function postmaster(data: string): number | undefined {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
}

/** Ends a process and what it has started: it first, so that it starts nothing anew. */
function endAtOnce(pid: number | undefined): void {
  if (pid === undefined) return;
  const children = childrenOf(pid);
  for (const each of [pid, ...children])
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It had ended already.
    }
}

async function withStandby(members: readonly [Member, Member]): Promise<Member> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    for (const [primary, standby] of [members, [members[1], members[0]]] as const)
      if ((await primary.is('primary')) && (await standby.is('synchronous'))) return primary;
    if (Date.now() > deadline) throw new Error('waited in vain for a primary with a synchronous standby');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** What a server answers; nothing where it does not. */
export async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } catch {
    return [];
  } finally {
    await client.end().catch(() => undefined);
  }
}

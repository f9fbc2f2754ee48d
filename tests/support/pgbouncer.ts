import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** A pooler before a PostgreSQL server, which gives each transaction any of a few sessions. */
export type Pooler = {
  /** The same database, by way of the pooler. */
  through(url: string): string;
  /** Ends it at once, and starts it anew at the same address. */
  restart(): Promise<void>;
  remove(): Promise<void>;
};

const PROGRAMS = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'];

/** @param sessions how many sessions it has at the server, for all who come */
export async function startPgbouncer(server: string, sessions: number): Promise<Pooler> {
  const program = PROGRAMS.find((path) => existsSync(path));
  if (program === undefined) throw new Error('pgbouncer is not installed (scripts/system-packages.sh)');
  const { hostname, port: serverPort, username } = new URL(server);
  const directory = mkdtempSync(join(tmpdir(), 'foothold-pgbouncer-'));
  const port = await freePort();
  const settings = join(directory, 'pgbouncer.ini');
  const users = join(directory, 'users.txt');
  writeFileSync(users, `"${username}" ""\n`);
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${sessions}
max_client_conn = 500
`,
  );
  // It refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const user = isRoot ? { uid: id('-u'), gid: id('-g') } : {};
  if (isRoot) for (const path of [directory, settings, users]) chownSync(path, id('-u'), id('-g'));

  let running: ReturnType<typeof spawn>;
  const start = async () => {
    running = spawn(program, ['-q', settings], { ...user, cwd: directory, stdio: 'ignore' });
    // A connection is refused until it listens.
    for (let tries = 0; !(await answers(port)) && tries < 200; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
  };
  const stop = async () => {
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    through: (url) => Object.assign(new URL(url), { port: String(port) }).href,
    async restart() {
      await stop();
      await start();
    },
    async remove() {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const told = (listens: boolean) => () => {
      socket.destroy();
      resolve(listens);
    };
    socket.once('connect', told(true)).once('error', told(false));
  });
}

import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { unprivileged, type ClusterPlaces } from './postgres-cluster.ts';

/** The files that operators are given. */
export const BACKUP_FILES = 'docs/operations/pgbackrest';

/** A place for backups and the archive, by the operators' own files. */
export type BackupPlace = {
  repository: string;
  /** What differs from the operators' files: where the server is, and the key. */
  env(server: ClusterPlaces, port?: number): Record<string, string>;
  /** Runs pgbackrest, or the script that does, as the server's user. @returns what it said */
  run(env: Record<string, string>, program: string, ...given: string[]): string;
  remove(): void;
};

export function backupPlace(): BackupPlace {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-backups-'));
  const user = unprivileged();
  if (user) chownSync(directory, user.uid, user.gid);
  const repository = join(directory, 'repository');
  return {
    repository,
    env: ({ directory: socket, data }, port = 5432) => ({
      PGBACKREST_CONFIG: resolve(BACKUP_FILES, 'pgbackrest.conf'),
      PGBACKREST_REPO1_CIPHER_PASS: 'a key for tests, and for tests alone',
      PGBACKREST_REPO1_PATH: repository,
      PGBACKREST_LOCK_PATH: join(directory, 'lock'),
      PGBACKREST_SPOOL_PATH: join(directory, 'spool'),
      PGBACKREST_PG1_PATH: data,
      PGBACKREST_PG1_SOCKET_PATH: socket,
      PGBACKREST_PG1_PORT: String(port),
      PGBACKREST_PG1_USER: 'test',
    }),
    run: (env, program, ...given) =>
      execFileSync(program, given, {
        ...user,
        cwd: directory,
        encoding: 'utf8',
        env: { PATH: process.env.PATH, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

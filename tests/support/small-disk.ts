import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unprivileged } from './postgres-cluster.ts';

/** A disk of its own, which can be full. */
export type SmallDisk = {
  path: string;
  /** Uses up what is left of it. */
  fill(): void;
  /** Gives that back. */
  free(): void;
  remove(): void;
};

/** Undefined where the system lets nobody have one: it takes root, and leave to mount. */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const path = mkdtempSync(join(tmpdir(), 'foothold-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path], { stdio: 'ignore' });
  } catch {
    rmSync(path, { recursive: true });
    return undefined;
  }
  const user = unprivileged();
  if (user) chownSync(path, user.uid, user.gid);
  const ballast = join(path, 'ballast');
  return {
    path,
    fill() {
      for (const bytes of [1_048_576, 4_096, 1])
        try {
          for (;;) appendFileSync(ballast, Buffer.alloc(bytes));
        } catch (error) {
          if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
        }
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync('umount', ['--lazy', path]);
      rmSync(path, { recursive: true });
    },
  };
}

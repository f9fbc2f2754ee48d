import { existsSync } from 'node:fs';

const SHELL = '/bin/sh';

/**
 * The program and its arguments by which `fork` starts Node with at most so much memory to write to, which the kernel keeps:
 * what a library takes outside of V8's heap has no other bound. (RLIMIT_DATA, and not RLIMIT_AS: of addresses Node sets ten
 * gigabytes aside.) Where the machine runs out all the same, this process is the one to go. Elsewhere than on Linux, and
 * without a shell, there is no bound.
 */
export function withMemoryOf(kilobytes: number): { execPath?: string; execArgv: string[] } {
  if (process.platform !== 'linux' || !existsSync(SHELL)) return { execArgv: [] };
  // Whoever set a tighter bound keeps it.
  const bounded = `echo 1000 >/proc/self/oom_score_adj; ulimit -d ${kilobytes}; exec "$0" "$@"`;
  return { execPath: SHELL, execArgv: ['-c', bounded, process.execPath] };
}

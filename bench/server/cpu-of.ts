import { readFileSync } from 'node:fs';
import { childrenOf } from '../../tests/support/process-tree.ts';

/** A tick of the system's clock of processor time, in ms: a hundred a second on every Linux there is. */
const TICK_MS = 10;

/** The processes of a product that answer calls: it, or the ones that it has for that. */
export function serversOf(pid: number): number[] {
  const further = childrenOf(pid).filter((child) =>
    readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('server.js'),
  );
  return [pid, ...further];
}

/** Processor time that processes have used, in ms. */
export function cpuMsOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [utime, stime] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return sum + (Number(utime) + Number(stime)) * TICK_MS;
  }, 0);
}

import { readdirSync, readFileSync } from 'node:fs';

/** Processes that a process has started and that are still there. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => Number(statOf(candidate)?.[1]) === pid);
}

export function isAlive(pid: number): boolean {
  const stat = statOf(pid);
  return stat !== undefined && stat[0] !== 'Z';
}

/** Memory that a process holds, in MB. */
export function megabytesOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** What the system tells of a process after its name: state, parent and more. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

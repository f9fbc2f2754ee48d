import { Worker } from 'node:worker_threads';

/** Plain script, since a worker has no file of its own in the bundle. */
const WATCH = `
  const { workerData } = require('node:worker_threads');
  setInterval(() => {
    if (process.ppid !== workerData.parent) process.kill(process.pid, 'SIGKILL');
  }, workerData.everyMs);
`;

/**
 * Kills this process soon after its parent is gone. The end of the channel tells the main thread the same,
 * but not while it is inside a call to the compiler, which may never return: hence a thread of its own.
 */
export function dieWithParent(parent: number, everyMs = 500): void {
  const watch = new Worker(WATCH, { eval: true, workerData: { parent, everyMs }, env: {} });
  watch.unref();
}

import type { Worker as WorkerProcess } from 'node:cluster';
import type { WorkerPort, WorkerScope } from '#platform/worker-channel.ts';

/*
 * The two ends of the channel between the processes of one copy, as the channel of workers needs them. What cannot be
 * sent any more is for a process that is ending, which its end tells as well.
 */

/** The end of a process that answers calls, towards the one that started it. */
export function portToPrimary(): WorkerPort {
  const port: WorkerPort = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage: (message: unknown) => void process.send?.(message, undefined, undefined, () => undefined),
    terminate: () => undefined,
  };
  process.on('message', (data) => {
    // A handler of the channel does not look at its `this`.
    port.onmessage?.call(port as Worker, new MessageEvent('message', { data }));
  });
  return port;
}

/** The other end: what is asked comes here. */
export function scopeOf(worker: WorkerProcess): WorkerScope {
  const scope: WorkerScope = {
    onmessage: null,
    postMessage(message) {
      if (worker.isConnected()) worker.process.send(message as object, () => undefined); // As the channel made it.
    },
  };
  worker.on('message', (data: unknown) => scope.onmessage?.(new MessageEvent('message', { data })));
  return scope;
}

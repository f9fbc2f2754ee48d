import {
  answerCalls,
  openWorkerChannel,
  type CallHandlers,
  type WorkerCalls,
  type WorkerPort,
  type WorkerScope,
} from '#platform/worker-channel.ts';

/** A channel within one process: what is sent is copied, as between two. */
export function joinedEnds<Calls extends WorkerCalls<Calls>>(handlers: CallHandlers<Calls>) {
  const scope: WorkerScope = {
    onmessage: null,
    postMessage(data) {
      const message = new MessageEvent('message', { data: structuredClone(data) });
      // A handler of the channel does not look at its `this`.
      queueMicrotask(() => port.onmessage?.call(port as Worker, message));
    },
  };
  const port: WorkerPort = {
    ...{ onmessage: null, onerror: null, onmessageerror: null, terminate: () => undefined },
    postMessage(data: unknown) {
      const message = new MessageEvent('message', { data: structuredClone(data) });
      queueMicrotask(() => scope.onmessage?.(message));
    },
  };
  answerCalls<Calls>(handlers, {}, scope);
  return openWorkerChannel<Calls>(port);
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import type { Listener } from './one-call-a-time.server.ts';

/*
 * A request that waits for its turn is taken up by whatever gives the turn on: the end of another request, whose id,
 * span and limits would then pass for its own.
 */
type Within = (work: () => void) => void;

const contexts = new WeakMap<IncomingMessage, Within>();

/** Notes what a request is to be answered in. */
export function keepContext(request: IncomingMessage): void {
  contexts.set(request, AsyncLocalStorage.snapshot());
}

/** Answers each request in the context that was noted for it. */
export function inOwnContext(listener: Listener): Listener {
  return (request, response) => {
    const within = contexts.get(request);
    if (within) within(() => listener(request, response));
    else listener(request, response);
  };
}

import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Resolves in a turn of the event loop that nobody else was given: what takes long one after the other lets everything
 * else go on in between, however many of it arrive at once.
 */
export function oneATurn(): Promise<void> {
  last = last.then(() => nextTurn());
  return last;
}

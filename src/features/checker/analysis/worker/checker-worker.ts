import type { FromChecker, ToChecker } from '../protocol.ts';
import { createChecker } from './checker.ts';

/*
 * The checker in the browser: a module worker that reads one file, judges it and draws its pages. Its own policy lets
 * it fetch nothing but parts of its program, so that a file cannot leave it.
 */

// Where it runs, `self` is a worker's scope, which TypeScript's library for pages does not know.
const scope = self as unknown as {
  onmessage: (event: MessageEvent<ToChecker>) => void;
  postMessage(message: FromChecker, transfer: Transferable[]): void;
};

const answer = createChecker(emit);

scope.onmessage = ({ data: message }) => {
  answer(message).catch((error: unknown) => emit({ type: 'failed', message: String(error) }));
};

function emit(message: FromChecker): void {
  scope.postMessage(message, message.type === 'drawn' && message.bitmap ? [message.bitmap] : []);
}

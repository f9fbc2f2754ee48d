import { grammarFindings } from '#documents/checks/language/grammar.ts';
import { openHarper } from '#documents/checks/language/open-harper.ts';
import type { FromGrammarWorker, ToGrammarWorker } from '../grammar-check.ts';

/*
 * The grammar checker in the browser: a module worker of its own, so that the checker's need not be allowed to compile
 * WebAssembly or to fetch. It is started on request, answers once, and is ended by the page.
 */

// Where it runs, `self` is a worker's scope, which TypeScript's library for pages does not know.
const scope = self as unknown as {
  onmessage: (event: MessageEvent<ToGrammarWorker>) => void;
  postMessage(message: FromGrammarWorker): void;
};

scope.onmessage = ({ data: { input } }) => {
  openHarper()
    .then((linter) => grammarFindings(input, linter))
    .then((findings) => scope.postMessage({ type: 'checked', findings }))
    .catch((error: unknown) => scope.postMessage({ type: 'failed', message: String(error) }));
};

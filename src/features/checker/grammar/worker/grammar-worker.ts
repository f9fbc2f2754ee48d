import { grammarFindings } from '#documents/checks/language/grammar.ts';
import { openHarper } from '#documents/checks/language/open-harper.ts';
import { answerCalls } from '#platform/worker-channel.ts';
import type { GrammarCalls } from '../grammar-check.ts';

/*
 * The grammar checker in the browser: a module worker of its own, so that the checker's need not be allowed to compile
 * WebAssembly or to fetch. It is started on request, answers once, and is ended by the page.
 */

answerCalls<GrammarCalls>({
  check: async (input) => grammarFindings(input, await openHarper()),
});

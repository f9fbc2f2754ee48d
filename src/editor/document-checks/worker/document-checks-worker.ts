import type { Speller } from '#documents/checks/check.ts';
import { runChecks } from '#documents/checks/report.ts';
import { loadSpeller } from '#documents/checks/words/load-speller.ts';
import { fromResumeData } from '#documents/parser/from-data/from-resume-data.ts';
import type { CheckAnswer, CheckRequest } from '../protocol.ts';

/*
 * Looks at a resume while it is being written, with the checker's own checks, off the page's thread. A resume that it
 * fails on is left without a word: advice must never stand in anybody's way.
 */

let newest: CheckRequest | null = null;
let speller: Speller | null = null;
let loading = false;

// Where it runs, `self` is a worker's scope, which TypeScript's library for pages does not know.
const scope = self as unknown as {
  onmessage: (event: MessageEvent<CheckRequest>) => void;
  postMessage(message: CheckAnswer): void;
};

scope.onmessage = ({ data: message }) => {
  newest = message;
  answer(message);
  void spell();
};

function answer({ id, data, today }: CheckRequest): void {
  const { findings } = runChecks({ resume: fromResumeData(data), today, ...(speller && { speller }) });
  scope.postMessage({ id, findings });
}

/** Spelling comes in when its words are there; without a connection the other checks do without it. */
async function spell(): Promise<void> {
  if (speller || loading) return;
  loading = true;
  speller = await loadSpeller().catch(() => null);
  loading = false;
  if (speller && newest) answer(newest);
}

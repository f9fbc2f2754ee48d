import type { Speller } from '#documents/checks/check.ts';
import { runChecks } from '#documents/checks/run-checks.ts';
import { loadSpeller } from '#documents/checks/words/load-speller.ts';
import { readFile } from '#documents/readback/file/read.ts';
import { fromData } from '#documents/readback/from-data/from-data.ts';
import { understand } from '#documents/readback/resume/understand.ts';
import type { CheckRequest, FromWorker, ReadRequest, ToWorker } from '#editor/document-checks/protocol.ts';

/*
 * Looks at a resume while it is being written, with the checker's own checks, off the page's thread. A resume that it
 * fails on is left without a word: advice must never stand in anybody's way.
 */

let newest: CheckRequest | null = null;
let speller: Speller | null = null;
let loading = false;

// Where it runs, `self` is a worker's scope, which TypeScript's library for pages does not know.
const scope = self as unknown as {
  onmessage: (event: MessageEvent<ToWorker>) => void;
  postMessage(message: FromWorker): void;
};

scope.onmessage = ({ data: message }) => {
  if (message.type === 'read') return void read(message);
  newest = message;
  answer(message);
  void spell();
};

function answer({ id, data, today }: CheckRequest): void {
  const { findings } = runChecks({ resume: fromData(data), today, ...(speller && { speller }) });
  scope.postMessage({ type: 'checked', id, findings });
}

/** Spelling comes in when its words are there; without a connection the other checks do without it. */
async function spell(): Promise<void> {
  if (speller || loading) return;
  loading = true;
  speller = await loadSpeller().catch(() => null);
  loading = false;
  if (speller && newest) answer(newest);
}

/** As any other file is read: what travels inside a PDF of ours is of no help here. */
async function read({ id, pdf }: ReadRequest): Promise<void> {
  try {
    const outcome = await readFile(pdf, 'resume.pdf', { readAttached: () => Promise.resolve(undefined) });
    if (!outcome.ok) return scope.postMessage({ type: 'unreadable', id, reason: outcome.reason });
    scope.postMessage({ type: 'read', id, resume: understand(outcome.file) });
  } catch {
    scope.postMessage({ type: 'unreadable', id, reason: 'failed' });
  }
}

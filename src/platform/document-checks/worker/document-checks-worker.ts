import { runChecks } from '#documents/checks/run-checks.ts';
import { fromData } from '#documents/readback/from-data/from-data.ts';
import type { FromWorker, ToWorker } from '../protocol.ts';

/*
 * Looks at a resume while it is being written, with the checker's own checks, off the page's thread. A resume that it
 * fails on is left without a word: advice must never stand in anybody's way.
 */

// Where it runs, `self` is a worker's scope, which TypeScript's library for pages does not know.
const scope = self as unknown as {
  onmessage: (event: MessageEvent<ToWorker>) => void;
  postMessage(message: FromWorker): void;
};

scope.onmessage = ({ data: { id, data, today } }) => {
  scope.postMessage({ id, findings: runChecks({ resume: fromData(data), today }).findings });
};

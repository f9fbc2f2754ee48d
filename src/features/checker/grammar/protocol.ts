import type { CheckInput } from '#documents/checks/check.ts';
import type { Finding } from '#documents/checks/finding.ts';

/** What was read of one file; asked once of a worker. */
export type ToGrammarWorker = { input: CheckInput };

export type FromGrammarWorker =
  | { type: 'checked'; findings: readonly Finding[] }
  /** The grammar checker could not be loaded, or it stopped. */
  | { type: 'failed'; message: string };

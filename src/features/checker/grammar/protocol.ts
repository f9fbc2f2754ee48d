import type { CheckInput } from '#documents/checks/check.ts';
import type { Finding } from '#documents/checks/finding.ts';

/** What the worker with the grammar checker can be asked; once. */
export type GrammarCalls = {
  /** Looks at what was read of one file. */
  check(input: CheckInput): readonly Finding[];
};

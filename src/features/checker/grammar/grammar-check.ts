import type { CheckInput } from '#documents/checks/check-input.ts';
import type { Finding } from '#documents/checks/finding.ts';
import { openWorkerChannel, type WorkerPort } from '#platform/worker-channel.ts';

/** What the worker with the grammar checker can be asked; once. */
export type GrammarCalls = {
  /** Looks at what was read of one file. */
  check(input: CheckInput): readonly Finding[];
};

/** One check of one resume, in a worker that ends with it. */
export type GrammarCheck = {
  /** Null where it failed or was closed. Never rejects. */
  findings: Promise<readonly Finding[] | null>;
  close(): void;
};

/** 7.4 MB take a minute at one megabit a second, and old phones are slow at compiling: past it, in ms, it is given up. */
export const GRAMMAR_LIMIT_MS = 180_000;

/** The worker's own file; the build gives it a name with a hash. */
export function newGrammarWorker(): WorkerPort {
  return new Worker(new URL('./worker/grammar-worker.ts', import.meta.url), {
    type: 'module',
    name: 'grammar',
  });
}

/** Has what was read checked; the worker is closed as soon as there is an answer, for it holds much memory. */
export function startGrammarCheck(port: WorkerPort, input: CheckInput): GrammarCheck {
  const channel = openWorkerChannel<GrammarCalls>(port);
  const findings = channel.ask('check', input, GRAMMAR_LIMIT_MS).catch(() => null);
  return { findings: findings.finally(channel.close), close: channel.close };
}

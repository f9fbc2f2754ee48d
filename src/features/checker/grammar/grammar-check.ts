import type { CheckInput } from '#documents/checks/check.ts';
import type { Finding } from '#documents/checks/finding.ts';
import type { CheckerPort } from '../analysis/checker-engine.ts';

/** What was read of one file; asked once of a worker. */
export type ToGrammarWorker = { input: CheckInput };

export type FromGrammarWorker =
  | { type: 'checked'; findings: readonly Finding[] }
  /** The grammar checker could not be loaded, or it stopped. */
  | { type: 'failed'; message: string };

/** One check of one resume, in a worker that ends with it. */
export type GrammarCheck = {
  /** Null where it failed or was closed. Never rejects. */
  findings: Promise<readonly Finding[] | null>;
  close(): void;
};

/** 7.4 MB take a minute at one megabit a second, and old phones are slow at compiling: past it, in ms, it is given up. */
export const GRAMMAR_LIMIT_MS = 180_000;

/** The worker's own file; the build gives it a name with a hash. */
export function newGrammarWorker(): CheckerPort {
  return new Worker(new URL('./worker/grammar-worker.ts', import.meta.url), {
    type: 'module',
    name: 'grammar',
  });
}

/** Has what was read checked; the worker is closed as soon as there is an answer, for it holds much memory. */
export function startGrammarCheck(port: CheckerPort, input: CheckInput): GrammarCheck {
  const answer = Promise.withResolvers<readonly Finding[] | null>();
  const finish = (findings: readonly Finding[] | null) => {
    clearTimeout(late);
    port.terminate();
    answer.resolve(findings);
  };
  const late = setTimeout(() => finish(null), GRAMMAR_LIMIT_MS);
  port.onerror = () => finish(null);
  port.onmessageerror = () => finish(null);
  port.onmessage = ({ data }: MessageEvent<FromGrammarWorker>) =>
    finish(data.type === 'checked' ? data.findings : null);
  port.postMessage({ input } satisfies ToGrammarWorker);
  return { findings: answer.promise, close: () => finish(null) };
}

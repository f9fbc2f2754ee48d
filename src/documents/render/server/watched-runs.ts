import type { Printable } from '#documents/printable.ts';
import type { EngineWatch, JobOutcome } from '../engine-watch.ts';
import { EngineBusyError, RenderDeadlineError } from '../engine-errors.ts';
import type { EngineChild, JobKind, JobResults } from './engine-child.server.ts';
import { RefusedDocuments } from './refused-documents.ts';

/** Runs jobs on children, tells how each ended, and gives what children do not survive to no other for a while. */
export class WatchedRuns {
  readonly #refused = new RefusedDocuments();
  readonly #watch: EngineWatch;
  readonly #deadlineMs: number;

  /** @param deadlineMs the one that all documents have, however quick their size promises them to be */
  constructor(watch: EngineWatch, deadlineMs: number) {
    this.#watch = watch;
    this.#deadlineMs = deadlineMs;
  }

  /** @throws why the document failed a moment ago, if it did */
  assertNotRefused(document: Printable, kind: JobKind): void {
    const reason = this.#refused.reason(document, kind);
    if (reason) throw reason;
  }

  /** Sets a document; one that runs into the deadline, or that two children do not survive, is given to no other for a while. */
  async run<K extends JobKind>(
    child: EngineChild,
    kind: K,
    document: Printable,
    deadlineMs: number,
  ): Promise<JobResults[K]> {
    // It may have waited while the same document failed.
    this.assertNotRefused(document, kind);
    const start = performance.now();
    const ran = (outcome: JobOutcome) => this.#watch.ran(kind, performance.now() - start, outcome);
    try {
      const result = await child.run(kind, document, deadlineMs);
      ran('done');
      return result;
    } catch (error) {
      const isLate = error instanceof RenderDeadlineError || error instanceof EngineBusyError;
      const end = isLate ? 'deadline' : 'crash';
      ran(child.usable ? 'refused' : end);
      if (!child.usable) this.#watch.killed(end);
      // That the machine had no time for it says nothing of the document.
      const isItsFault =
        error instanceof Error && !(error instanceof EngineBusyError) && !this.isCutEarly(error);
      if (!child.usable && isItsFault) {
        if (isLate) this.#refused.keep(document, kind, error);
        else this.#refused.suspect(document, kind, error);
      }
      throw error;
    }
  }

  /** Whether a document was cut off before the deadline that all have: it may be set yet. */
  isCutEarly(error: unknown): boolean {
    return error instanceof RenderDeadlineError && error.deadlineMs < this.#deadlineMs;
  }
}

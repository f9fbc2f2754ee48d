import type { ProcessFigures } from '#platform/metrics/prometheus.server.ts';

/** How long a process may take to tell its figures, in ms: those of the others are told all the same. */
const PATIENCE_MS = 2_000;

/** Figures that processes were asked for, until they come. */
export class AskedFigures {
  readonly #waiting = new Map<number, (figures: ProcessFigures) => void>();
  #last = 0;

  /** @param ask tells the process the number of the question */
  of(ask: (question: number) => void): Promise<ProcessFigures> {
    const question = (this.#last += 1);
    const answer = Promise.withResolvers<ProcessFigures>();
    const late = setTimeout(() => answer.resolve([]), PATIENCE_MS);
    this.#waiting.set(question, answer.resolve);
    ask(question);
    return answer.promise.finally(() => {
      clearTimeout(late);
      this.#waiting.delete(question);
    });
  }

  told({ question, figures }: { question: number; figures: ProcessFigures }): void {
    this.#waiting.get(question)?.(figures);
  }
}

/** The queue is full (or the engine is closing): try again after so many whole seconds. */
export class EngineBusyError extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(`The print engine is busy; try again in ${retryAfterSeconds} s.`);
    this.name = 'EngineBusyError';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Setting the document ran past its deadline and was cut off. */
export class RenderDeadlineError extends Error {
  readonly deadlineMs: number;

  constructor(deadlineMs: number) {
    super(`The document could not be set within ${deadlineMs / 1000} s.`);
    this.name = 'RenderDeadlineError';
    this.deadlineMs = deadlineMs;
  }
}

/** The document could not be set: the compiler's own words, errors and warnings alike. */
export class RenderFailedError extends Error {
  readonly diagnostics: readonly string[];

  constructor(diagnostics: readonly string[]) {
    super(`The document could not be set: ${diagnostics[0] ?? 'the compiler gave no reason'}`);
    this.name = 'RenderFailedError';
    this.diagnostics = diagnostics;
  }
}

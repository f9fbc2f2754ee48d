/** A process that answers calls could not start, and has said why by itself. */
export class WorkerNotStartedError extends Error {
  override readonly name = 'WorkerNotStartedError';
}

import { EngineBusyError, RenderDeadlineError, RenderFailedError } from '#documents/render/engine-errors.ts';
import type { EngineRefusal } from './machine-calls.ts';

/** What an error of the engine is told as to another process. */
export function refusalOf(error: unknown): EngineRefusal {
  if (error instanceof EngineBusyError) return { kind: 'busy', retryAfterSeconds: error.retryAfterSeconds };
  if (error instanceof RenderDeadlineError) return { kind: 'deadline', deadlineMs: error.deadlineMs };
  if (error instanceof RenderFailedError) return { kind: 'failed', diagnostics: error.diagnostics };
  if (error instanceof Error && error.name === 'AbortError') return { kind: 'withdrawn' };
  return { kind: 'other', message: error instanceof Error ? error.message : String(error) };
}

/** The error again, as the engine threw it. */
export function errorOf(refusal: EngineRefusal): Error {
  switch (refusal.kind) {
    case 'busy':
      return new EngineBusyError(refusal.retryAfterSeconds);
    case 'deadline':
      return new RenderDeadlineError(refusal.deadlineMs);
    case 'failed':
      return new RenderFailedError([...refusal.diagnostics]);
    case 'withdrawn':
      return new DOMException('The job was withdrawn.', 'AbortError');
    case 'other':
      return new Error(refusal.message);
  }
}

import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { EngineRequest, Engine, Urgency } from '#documents/render/engine.ts';
import type { ApiEnv } from '#platform/http/api-env.ts';
import { AppError } from '#platform/http/app-error.ts';

/** Refuses at once while the engine is full, or the person has enough under way; before a body is read. */
export function whilePersonHasRoom(engine: Engine, urgency: Urgency) {
  return createMiddleware<ApiEnv>(async (context, next) => {
    engine.assertRoom(askedBy(context, urgency));
    await next();
  });
}

/** The person a request comes from, as the engine shares its time out. */
export function askedBy(context: Context<ApiEnv>, urgency: Urgency): EngineRequest & { signal: AbortSignal } {
  return { person: String(context.get('user').id), urgency, signal: context.req.raw.signal };
}

/** A job that was given up because nobody reads its answer any more is no fault of ours, and logged as none. */
export async function unlessWithdrawn<T>({ signal }: { signal: AbortSignal }, job: Promise<T>): Promise<T> {
  try {
    return await job;
  } catch (error) {
    if (signal.aborted) throw new AppError('invalid_request', 'The request was withdrawn.');
    throw error;
  }
}

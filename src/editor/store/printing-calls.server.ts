import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { EngineRequest, Engine, Urgency } from '#documents/render/engine.ts';
import type { ApiEnv } from '#platform/http/api-env.ts';
import { AppError } from '#platform/http/app-error.ts';
import { assertAllowed, type Limiter } from '#platform/limits/limiter.server.ts';
import type { Limit } from '#platform/limits/limit.ts';
import { type CopyResult, mediaType } from '#documents/export/file-format.ts';
import { attachment, type FileName, withEnding } from '#documents/file-name.ts';

/*
 * What all calls have in common that have something set by the engine: whether there is room, what is counted, the day
 * and the template that are asked for, and how a PDF or a picture is answered.
 */

/** Refuses at once while the engine is full, or the person has enough under way; before a body is read. */
export function whilePersonHasRoom(engine: Engine, urgency: Urgency) {
  return createMiddleware<ApiEnv>(async (context, next) => {
    await engine.assertRoom(askedBy(context, urgency));
    await next();
  });
}

/** The person a request comes from, as the engine shares its time out. */
export function askedBy(context: Context<ApiEnv>, urgency: Urgency): EngineRequest & { signal: AbortSignal } {
  return { person: String(context.get('user').id), urgency, signal: context.req.raw.signal };
}

/** What a call needed was read: while the engine sets it, the person's other calls have their turn. */
export function isRead(context: Context<ApiEnv>): void {
  context.get('answerTurn')?.leave();
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

/** Previews a person may ask for: a fast typist causes about ten a second, for a while. */
const PREVIEWS: Limit = { max: 900, windowSeconds: 60, policy: 'previews' };
/** PDFs a person may have read back: one takes as long as ten previews. */
const READINGS: Limit = { max: 60, windowSeconds: 60, policy: 'readings' };
/** Pictures of first pages: a full dashboard of 200 documents, opened a few times a minute. */
const THUMBNAILS: Limit = { max: 1_000, windowSeconds: 60, policy: 'thumbnails' };
/** Downloads a person may ask for. */
const DOWNLOADS: Limit = { max: 120, windowSeconds: 600, policy: 'downloads' };

const LIMITS = { preview: PREVIEWS, reading: READINGS, thumbnail: THUMBNAILS, download: DOWNLOADS };

/** Counts something that costs the engine time. @throws AppError `rate_limited` */
export async function countPrint(limiter: Limiter, what: keyof typeof LIMITS, userId: number): Promise<void> {
  const counted = await limiter.hit(`${what}:${userId}`, LIMITS[what]);
  assertAllowed(counted, 'That was a lot at once. Please try again in a moment.');
}

/** Counts a preview before its body is read, so that what is too much costs as little as may be. */
export const countPreviews = (limiter: Limiter) => countFirst(limiter, 'preview');

/** Counts a reading before its body is read. */
export const countReadings = (limiter: Limiter) => countFirst(limiter, 'reading');

function countFirst(limiter: Limiter, what: keyof typeof LIMITS) {
  return createMiddleware<ApiEnv>(async (context, next) => {
    await countPrint(limiter, what, context.get('user').id);
    await next();
  });
}

const DAY_MS = 24 * 3600_000;

/**
 * The day a letter is dated by: the person's own, believed while it is within a day of the server's (time zones
 * are at most 14 hours off), else the server's day in UTC.
 * @param claimed `YYYY-MM-DD` as the person's device tells it
 */
export function clientDate(claimed: string | undefined, now: Date): string {
  const today = now.toISOString().slice(0, 10);
  if (claimed === undefined) return today;
  return Math.abs(Date.parse(claimed) - Date.parse(today)) <= DAY_MS ? claimed : today;
}

/** @param noun as people call the kind of documents: "resume" */
export function unknownTemplate(noun: string, templateId: string): AppError {
  return new AppError('unknown_template', `There is no ${noun} template "${templateId}".`, {
    field: 'templateId',
  });
}

/** A finished file, to be saved under the person's name. */
export function fileAnswer(context: Context, { bytes, ending }: CopyResult, name: FileName): Response {
  // A copy in a plain buffer: what an answer takes.
  return context.body(new Uint8Array(bytes), 200, {
    'Content-Type': mediaType(ending),
    'Content-Disposition': attachment(withEnding(name, ending)),
  });
}

/** The entity tag of a document's picture, made of everything the picture depends on. */
export function pictureTag(...dependsOn: (string | number)[]): string {
  return `"${dependsOn.join('-')}"`;
}

/**
 * A page as a picture, or 304 where the caller has it already. As with every answer no cache may keep it: it would be
 * there, without a token, after its person has logged out.
 */
export async function pictureAnswer(
  context: Context,
  tag: string,
  draw: () => Promise<string | undefined>,
): Promise<Response> {
  const headers = { ETag: tag };
  if (context.req.header('If-None-Match') === tag) return context.body(null, 304, headers);
  const svg = (await draw()) ?? '';
  return context.body(svg, 200, { ...headers, 'Content-Type': 'image/svg+xml; charset=utf-8' });
}

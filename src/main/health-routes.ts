import { z } from '@hono/zod-openapi';
import { sql } from 'drizzle-orm';
import type { Engine } from '#documents/render/engine.ts';
import type { OpenDatabase } from '#platform/database/database.server.ts';
import { onOwnBehalf } from '#platform/database/connection-turns.server.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Draining } from '#platform/http/draining.server.ts';
import { createApi, endpoint, json } from '#platform/http/endpoint.ts';
import { inTime } from '#platform/in-time.ts';

/** How long the database may take to answer before it counts as gone, in ms. */
const PATIENCE_MS = 2_000;
/** When to ask again. */
const RETRY_SECONDS = 5;

const ok = z.object({ status: z.literal('ok') });
const OK = { status: 'ok' as const };

type HealthParts = { database: OpenDatabase; engine: Pick<Engine, 'isReady'>; draining: Draining };

/**
 * What whoever keeps copies running asks: whether the process is there (`live`; otherwise it is started anew), whether
 * people may be sent to this copy (`ready`), and whether the product can answer at all (`health`).
 */
export function healthRoutes({ database, engine, draining }: HealthParts) {
  const live = endpoint({
    method: 'get',
    path: '/api/live',
    summary: 'Whether this process answers, whatever it stands on',
    responses: { 200: json(ok, 'It does') },
  });
  const ready = endpoint({
    method: 'get',
    path: '/api/ready',
    summary:
      'Whether people may be sent to this copy: its database takes writes, pages can be set, and it goes on',
    responses: { 200: json(ok, 'They may') },
    errors: ['unavailable'],
  });
  const health = endpoint({
    method: 'get',
    path: '/api/health',
    summary: 'Whether the product can serve',
    responses: { 200: json(ok, 'It can') },
    errors: ['unavailable'],
  });
  return createApi()
    .openapi(live, (context) => context.json(OK, 200))
    .openapi(ready, async (context) => {
      if (draining.isDraining) throw unavailable('This copy is about to stop.');
      const [isSetting] = await Promise.all([engine.isReady(), assertWritable(database)]);
      if (!isSetting) throw unavailable('No page can be set.');
      return context.json(OK, 200);
    })
    .openapi(health, async (context) => {
      await answered(database.ping());
      return context.json(OK, 200);
    });
}

/** @throws AppError where the database is out of reach, or answers and takes no writes, as a standby does */
async function assertWritable({ db }: OpenDatabase): Promise<void> {
  const asked = sql<boolean>`pg_is_in_recovery() or current_setting('transaction_read_only') = 'on'`;
  const [found] = await answered(
    onOwnBehalf(async () => await db.select({ isReadOnly: asked }).from(sql`(select 1) as one`)),
  );
  if (found?.isReadOnly !== false) throw unavailable('The database takes no writes.');
}

async function answered<T>(answer: Promise<T>): Promise<T> {
  return inTime(answer, PATIENCE_MS).catch((cause: unknown) => {
    throw unavailable('The database cannot be reached.', cause);
  });
}

function unavailable(message: string, cause?: unknown): AppError {
  return new AppError('unavailable', message, { retryAfterSeconds: RETRY_SECONDS, cause });
}

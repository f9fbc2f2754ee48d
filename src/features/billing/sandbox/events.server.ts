import { and, desc, eq, gte } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { sandboxObjects } from '#platform/database/schema.ts';
import { newSandboxId } from './state.server.ts';

/** The part of Stripe's Event that we read. */
const event = z.object({
  id: z.string(),
  object: z.literal('event'),
  type: z.string(),
  created: z.number(),
  livemode: z.literal(false),
  data: z.object({ object: z.looseObject({}) }),
});
export type SandboxEvent = z.infer<typeof event>;

/** The sandbox's list of what happened, from which its webhook calls are made; they may get lost, it does not. */
export interface SandboxEvents {
  add(type: string, object: object): Promise<SandboxEvent>;
  /** The newest first. */
  list(wanted: { types: readonly string[]; since: Date }): Promise<SandboxEvent[]>;
}

export function sandboxEvents(db: Database, clock: Clock): SandboxEvents {
  return {
    async add(type, object) {
      const createdAt = clock.now();
      const body: SandboxEvent = {
        id: newSandboxId('evt_test'),
        object: 'event',
        type,
        created: Math.floor(createdAt.getTime() / 1000),
        livemode: false,
        data: { object: { ...object } },
      };
      await db.insert(sandboxObjects).values({ id: body.id, kind: 'event', body, createdAt });
      return body;
    },
    async list({ types, since }) {
      const rows = await db
        .select({ body: sandboxObjects.body })
        .from(sandboxObjects)
        .where(and(eq(sandboxObjects.kind, 'event'), gte(sandboxObjects.createdAt, since)))
        .orderBy(desc(sandboxObjects.createdAt), desc(sandboxObjects.id));
      return rows.map(({ body }) => event.parse(body)).filter(({ type }) => types.includes(type));
    },
  };
}

import { sql } from 'drizzle-orm';
import { isExampleName } from '#documents/samples/example-names.ts';
import type { Database } from '#platform/database/database.server.ts';
import { exampleUses } from '#platform/database/schema.ts';
import { createApi, endpoint, json } from '#platform/http/endpoint.ts';
import { notFound } from '#platform/http/app-error.ts';
import { limitNetwork } from '#platform/http/client-address.server.ts';
import type { Limiter } from '#platform/limits/limiter.server.ts';
import type { Limit } from '#platform/limits/limit.ts';
import { exampleParam, useAnswer, usesAnswer } from './contract.ts';

/** Of one address and one example: reloading a page raises no figure. */
const ONCE_A_DAY: Limit = { max: 1, windowSeconds: 24 * 3600 };

export function exampleRoutes({ db, limiter }: { db: Database; limiter: Limiter }) {
  const count = endpoint({
    method: 'post',
    path: '/api/examples/{id}/uses',
    summary: 'Tell that somebody started from an example',
    request: { params: exampleParam },
    responses: { 200: json(useAnswer, 'The use is known') },
    errors: ['not_found'],
  });
  const read = endpoint({
    method: 'get',
    path: '/api/examples/uses',
    summary: 'How often people started from each example',
    responses: { 200: json(usesAnswer, 'Uses by example') },
  });
  return createApi()
    .openapi(count, async (context) => {
      const { id } = context.req.valid('param');
      if (!isExampleName(id)) throw notFound('example');
      const network = limitNetwork(context.get('clientAddress'));
      const { allowed } = await limiter.hit(`example:${id}:${network}`, ONCE_A_DAY);
      // One statement, so that parallel uses are all counted.
      if (allowed) {
        await db
          .insert(exampleUses)
          .values({ exampleId: id, uses: 1 })
          .onConflictDoUpdate({ target: exampleUses.exampleId, set: { uses: sql`${exampleUses.uses} + 1` } });
      }
      return context.json({ counted: allowed }, 200);
    })
    .openapi(read, async (context) => {
      const rows = await db.select().from(exampleUses);
      return context.json(Object.fromEntries(rows.map(({ exampleId, uses }) => [exampleId, uses])), 200);
    });
}

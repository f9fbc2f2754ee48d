import { z } from '@hono/zod-openapi';
import { listQuery } from '#editor/store/contract.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import { createApi, endpoint, json } from '#platform/http/endpoint.ts';
import { readApplications, rowOf } from './application-rows.server.ts';
import { applicationRowSchema } from './contract.ts';

function listEndpoints(requireUser: RequireUser) {
  const before = [requireUser];
  return {
    list: endpoint({
      method: 'get',
      path: '/api/applications',
      summary:
        "All of the person's applications that are in use, or those that were archived, the last changed one first",
      before,
      request: { query: listQuery },
      responses: { 200: json(z.array(applicationRowSchema), 'Without their long texts') },
      errors: ['unauthenticated'],
    }),
  };
}

type ApplicationParts = { db: Database; requireUser: RequireUser };

/** The calls about all applications of a person together. */
export function applicationRoutes({ db, requireUser }: ApplicationParts) {
  const calls = listEndpoints(requireUser);
  return createApi().openapi(calls.list, async (context) => {
    const which = context.req.valid('query').archived === 'true' ? 'archived' : 'in use';
    const applications = await readApplications(db, context.get('user').id, which);
    return context.json(applications.map(rowOf), 200);
  });
}

import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { writeCalendar } from '#documents/application/calendar/write-calendar.ts';
import { writeCsv } from '#documents/application/csv/write-csv.ts';
import { holdsWords, SEARCH_MAX, searchedTexts, searchedWords } from '#documents/application/search.ts';
import { attachment } from '#documents/file-name.ts';
import { listQuery } from '#editor/store/contract.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { ApiEnv } from '#platform/http/api-env.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import { createApi, endpoint, json } from '#platform/http/endpoint.ts';
import { readApplications, rowOf, type NamedDocuments } from './application-rows.server.ts';
import { applicationRowSchema } from './contract.ts';

/** The number of a document, as an address has it. */
const namedId = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1)
  .optional();

/**
 * `search`: words of which each has to stand in one of the application's texts, but for its ad. `resumeId`, `letterId`: the
 * document that it has to name.
 */
const rowsQuery = listQuery.extend({
  search: z.string().max(SEARCH_MAX).optional(),
  resumeId: namedId,
  letterId: namedId,
});

const CSV = 'text/csv';
const CALENDAR = 'text/calendar';

function listEndpoints(requireUser: RequireUser) {
  const all = { method: 'get', before: [requireUser], request: { query: listQuery } } as const;
  const file = (type: string, description: string) => ({
    200: { description, content: { [type]: { schema: z.string() } } },
  });
  return {
    list: endpoint({
      ...all,
      request: { query: rowsQuery },
      path: '/api/applications',
      summary:
        "All of the person's applications that are in use, or those that were archived, the last changed one first; with `search`, those alone that have each of its words in one of their texts but the ad; with `resumeId` or `letterId`, those alone that name that document",
      responses: { 200: json(z.array(applicationRowSchema), 'Without their long texts') },
      errors: ['unauthenticated'],
    }),
    table: endpoint({
      ...all,
      path: '/api/applications.csv',
      summary: 'The same with all of their texts, as a table for spreadsheets',
      responses: file(CSV, 'UTF-8, cells parted by commas'),
      errors: ['unauthenticated'],
    }),
    calendar: endpoint({
      ...all,
      path: '/api/applications.ics',
      summary:
        'Deadlines until something was sent, and next steps until it is closed, as whole days of a calendar',
      responses: file(CALENDAR, 'iCalendar (RFC 5545)'),
      errors: ['unauthenticated'],
    }),
  };
}

type ApplicationParts = {
  db: Database;
  requireUser: RequireUser;
  product: { name: string; publicUrl: string };
};

/** The calls about all applications of a person together. */
export function applicationRoutes({ db, requireUser, product }: ApplicationParts) {
  const calls = listEndpoints(requireUser);
  const owner = { product: product.name, host: new URL(product.publicUrl).host };
  const asked = (
    context: Context<ApiEnv>,
    { archived, resumeId, letterId }: z.infer<typeof listQuery> & NamedDocuments,
  ) =>
    readApplications(db, context.get('user').id, archived === 'true' ? 'archived' : 'in use', {
      resumeId,
      letterId,
    });
  return createApi()
    .openapi(calls.list, async (context) => {
      const query = context.req.valid('query');
      const words = searchedWords(query.search ?? '');
      const applications = await asked(context, query);
      const found = applications.filter(({ title, data }) => holdsWords(searchedTexts(title, data), words));
      return context.json(found.map(rowOf), 200);
    })
    .openapi(calls.table, async (context) => {
      const applications = await asked(context, context.req.valid('query'));
      return textFile(context, writeCsv(applications), { type: CSV, name: 'Applications.csv' });
    })
    .openapi(calls.calendar, async (context) => {
      const applications = await asked(context, context.req.valid('query'));
      const dated = applications.map((one) => ({ ...one, updatedAt: new Date(one.updatedAt) }));
      return textFile(context, writeCalendar(dated, owner), { type: CALENDAR, name: 'Applications.ics' });
    });
}

function textFile(context: Context<ApiEnv>, text: string, { type, name }: { type: string; name: string }) {
  context.get('answerTurn')?.cost(text.length);
  return context.body(text, 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Disposition': attachment({ ascii: name, utf8: name }),
  });
}

import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { writeCalendar, type DatedApplication } from '#documents/application/calendar/write-calendar.ts';
import { csvRow } from '#documents/application/csv/write-csv.ts';
import { holdsWords, SEARCH_MAX, searchedTexts, searchedWords } from '#documents/application/search.ts';
import { attachment } from '#documents/file-name.ts';
import { listQuery } from '#editor/store/contract.ts';
import type { Database } from '#platform/database/database.server.ts';
import { writersTurn } from '#platform/http/admit-body.ts';
import type { ApiEnv } from '#platform/http/api-env.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import { createApi, endpoint, json } from '#platform/http/endpoint.ts';
import { pickApplications } from './application-rows.server.ts';
import type { NamedDocuments } from './application-texts.server.ts';
import { applicationRowSchema } from './contract.ts';
import { RowMaker, type ListedApplication } from './listed-application.ts';
import { tableOf } from './table-stream.server.ts';

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
  /** What is made of each that is asked for, some at a time; all that is read for it counts, however little is answered. */
  const asked = <Picked>(
    context: Context<ApiEnv>,
    { archived, resumeId, letterId }: z.infer<typeof listQuery> & NamedDocuments,
    pick: (application: ListedApplication) => Picked | undefined,
  ) => {
    let read = 0;
    const count = () => context.get('answerTurn')?.cost(read);
    const pieces = pickApplications(
      db,
      {
        userId: context.get('user').id,
        which: archived === 'true' ? 'archived' : 'in use',
        named: { resumeId, letterId },
        inTurn: writersTurn(context),
        cost: (bytes) => {
          read = bytes;
          count();
        },
      },
      pick,
    );
    return { pieces, count };
  };
  return createApi()
    .openapi(calls.list, async (context) => {
      const query = context.req.valid('query');
      const words = searchedWords(query.search ?? '');
      const maker = new RowMaker();
      const { pieces, count } = asked(context, query, (application) =>
        holdsWords(searchedTexts(application.title, application.data), words)
          ? maker.rowOf(application)
          : undefined,
      );
      const answer = context.json((await Array.fromAsync(pieces)).flat(), 200);
      // Else what is answered would count alone, however much was searched for it.
      count();
      return answer;
    })
    .openapi(calls.table, async (context) => {
      const { pieces } = asked(context, context.req.valid('query'), csvRow);
      const table = await tableOf(pieces);
      return textFile(context, table, { type: CSV, name: 'Applications.csv' });
    })
    .openapi(calls.calendar, async (context) => {
      const { pieces } = asked(context, context.req.valid('query'), datedOf);
      const text = writeCalendar((await Array.fromAsync(pieces)).flat(), owner);
      return textFile(context, text, { type: CALENDAR, name: 'Applications.ics' });
    });
}

/** What a calendar shows of one: its long texts are kept no longer than they are read. */
function datedOf({ id, version, updatedAt, title, sentOn, data }: ListedApplication): DatedApplication {
  const { stage, deadline, nextStepOn, nextStep, location, url } = data;
  return {
    ...{ id, version, title, sentOn, updatedAt: new Date(updatedAt) },
    data: { stage, deadline, nextStepOn, nextStep, location, url },
  };
}

type TextFile = { type: string; name: string };

function textFile(
  context: Context<ApiEnv>,
  text: string | ReadableStream<Uint8Array>,
  { type, name }: TextFile,
) {
  return context.body(text, 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Disposition': attachment({ ascii: name, utf8: name }),
  });
}

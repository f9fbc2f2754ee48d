import { applicationIdentity } from '#documents/application/identity.ts';
import { queryOf } from '#platform/http/api-call.ts';
import { isRefusal } from '#platform/http/api-error.ts';
import { DASHBOARD_QUERY } from '#platform/http/query-client.ts';
import { applicationRows } from '../calls.ts';

/** Begins with the key of the kind's list: whatever saves or deletes an application makes the rows be read again. */
export const ROWS_KEY = [`${applicationIdentity.path}/dashboard`, 'rows'];

/** All of a person's applications. */
export const ROWS_QUERY = {
  ...queryOf(applicationRows),
  ...DASHBOARD_QUERY,
  queryKey: ROWS_KEY,
  // A refusal stays one however often it is asked; only what may pass is tried again.
  retry: (failures: number, error: Error) => failures < DASHBOARD_QUERY.retry && !isRefusal(error),
} as const;

/** The applications that name a document: its editor asks for those alone. */
export const rowsNaming = (field: 'resumeId' | 'letterId', id: number | undefined) =>
  ({
    ...ROWS_QUERY,
    queryKey: [...ROWS_KEY, field, id],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      applicationRows({ query: { [field]: String(id) }, signal }),
  }) as const;

import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { deviceDocuments } from '#editor/drafts/device-drafts.ts';
import { documentOfDraft } from '#editor/drafts/draft-name.ts';
import { listKey } from '#editor/session/edited-kind.ts';
import { queryOf } from '#platform/http/api-call.ts';
import { ApiError, mayPass } from '#platform/http/api-error.ts';
import { DASHBOARD_QUERY } from '#platform/http/query-client.ts';
import { applicationKind } from '../application-kind.ts';
import { applicationRows } from '../calls.ts';
import type { ApplicationRow } from '../contract.ts';

/** Begins with the key of the kind's list: whatever saves or deletes an application makes the rows be read again. */
const ROWS_KEY = [...listKey(applicationKind), 'rows'];

/** All of the person's applications, the last changed one first; read again when another tab saves one. */
export function useApplications(accountId: number) {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      deviceDocuments(accountId).news.subscribe((news) => {
        if (news.kind === 'saved' && documentOfDraft([applicationKind], news.document))
          void queryClient.invalidateQueries({ queryKey: ROWS_KEY });
      }),
    [accountId, queryClient],
  );
  return useQuery({
    ...queryOf(applicationRows),
    ...DASHBOARD_QUERY,
    queryKey: ROWS_KEY,
    // A refusal stays one however often it is asked; only what may pass is tried again.
    retry: (failures: number, error: Error) =>
      failures < DASHBOARD_QUERY.retry && !(error instanceof ApiError && !mayPass(error)),
    networkMode: 'always',
  });
}

/** Changes one row of those that are there, until they are read again. */
export function changeRow(queryClient: QueryClient, id: number, change: Partial<ApplicationRow>): void {
  queryClient.setQueryData<ApplicationRow[]>(ROWS_KEY, (rows) =>
    rows?.map((row) => (row.id === id ? { ...row, ...change } : row)),
  );
}

import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { deviceDocuments } from '#editor/drafts/device-drafts.ts';
import { documentOfDraft } from '#editor/drafts/draft-name.ts';
import { applicationKind } from '../application-kind.ts';
import type { ApplicationRow } from '../contract.ts';
import { ROWS_KEY, ROWS_QUERY } from './rows-query.ts';

/** All of the person's applications, the last changed one first; read again when another tab saves or deletes one. */
export function useApplications(accountId: number) {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      deviceDocuments(accountId).news.subscribe((news) => {
        if (news.kind === 'deleted') return void queryClient.invalidateQueries({ queryKey: ROWS_KEY });
        const saved = news.kind === 'saved' && documentOfDraft([applicationKind], news.document);
        // What was changed in this very list is in it.
        if (saved && !hasVersion(queryClient, saved.id, news.version))
          void queryClient.invalidateQueries({ queryKey: ROWS_KEY });
      }),
    [accountId, queryClient],
  );
  return useQuery(ROWS_QUERY);
}

/**
 * Changes one row of those that are there, until they are read again. An answer that is on its way may be of before the
 * change: it is not waited for, and they are read once more.
 */
export async function changeRow(
  queryClient: QueryClient,
  id: number,
  change: Partial<ApplicationRow>,
): Promise<void> {
  const isRead = queryClient.isFetching({ queryKey: ROWS_KEY, exact: true }) > 0;
  if (isRead) await queryClient.cancelQueries({ queryKey: ROWS_KEY, exact: true });
  queryClient.setQueryData<ApplicationRow[]>(ROWS_KEY, (rows) =>
    rows?.map((row) => (row.id === id ? { ...row, ...change } : row)),
  );
  if (isRead) void queryClient.invalidateQueries({ queryKey: ROWS_KEY, exact: true });
}

function hasVersion(queryClient: QueryClient, id: number | null, version: number): boolean {
  const rows = queryClient.getQueryData<ApplicationRow[]>(ROWS_KEY);
  return rows?.some((row) => row.id === id && row.version >= version) ?? false;
}

import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { deviceDocuments } from '#editor/drafts/device-drafts.ts';
import { listKey, type AnyKind } from '#editor/session/edited-kind.ts';
import { isRefusal } from '#platform/http/api-error.ts';
import { queryOf } from '#platform/http/api-call.ts';
import { DASHBOARD_QUERY } from '#platform/http/query-client.ts';

/** The person's documents of each kind, the last changed one first. */
export function useDocumentLists(kinds: readonly AnyKind[]) {
  return useQueries({
    queries: kinds.map(({ calls }) => ({
      ...queryOf(calls.list),
      ...DASHBOARD_QUERY,
      // A refusal stays one however often it is asked; only what may pass is tried again.
      retry: (failures: number, error: Error) => failures < DASHBOARD_QUERY.retry && !isRefusal(error),
    })),
  });
}

/** The person's documents of each kind that were archived; nothing waits for them. */
export function useArchivedLists(kinds: readonly AnyKind[]) {
  return useQueries({
    queries: kinds.map((kind) => ({
      queryKey: [...listKey(kind), 'archived'],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        kind.calls.list({ query: { archived: 'true' }, signal }),
      staleTime: DASHBOARD_QUERY.staleTime,
      gcTime: DASHBOARD_QUERY.gcTime,
    })),
  });
}

/** Has the lists read again. */
export function useListRefresh(kinds: readonly AnyKind[]): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all(kinds.map((kind) => queryClient.invalidateQueries({ queryKey: listKey(kind) })));
  };
}

/** Reads the lists of saved documents again when another tab saves or deletes one. */
export function useListsOfOtherTabs(accountId: number, kinds: readonly AnyKind[]): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      deviceDocuments(accountId).news.subscribe((news) => {
        if (news.kind === 'drafts') return;
        for (const kind of kinds) void queryClient.invalidateQueries({ queryKey: listKey(kind) });
      }),
    [accountId, queryClient, kinds],
  );
}

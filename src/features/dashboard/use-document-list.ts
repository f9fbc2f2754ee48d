import { useQuery } from '@tanstack/react-query';
import type { DocumentSummary } from '#editor/store/contract.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { DASHBOARD_QUERY } from '#platform/http/query-client.ts';
import type { DashboardKind } from './document-kinds.ts';

/** The person's documents of one kind, the last changed one first. */
export function useDocumentList(kind: DashboardKind) {
  return useQuery<DocumentSummary[]>({
    queryKey: kind.list,
    ...DASHBOARD_QUERY,
    // A refusal stays one however often it is asked; only what may pass is tried again.
    retry: (failures, error) => failures < DASHBOARD_QUERY.retry && !isRefusal(error),
    // Without a network the person is told so, instead of waiting without end.
    networkMode: 'always',
  });
}

function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status < 500;
}

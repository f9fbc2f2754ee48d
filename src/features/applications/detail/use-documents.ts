import { useQuery } from '@tanstack/react-query';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import { queryOf } from '#platform/http/api-call.ts';
import { DASHBOARD_QUERY } from '#platform/http/query-client.ts';

/** The person's documents of a kind, as far as they are known. */
export function useDocuments({ calls }: AnyKind) {
  return useQuery({ ...queryOf(calls.list), ...DASHBOARD_QUERY });
}

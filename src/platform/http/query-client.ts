import { QueryClient, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { apiFetch } from './api-fetch.ts';

/** GETs the path made of the key's parts: `['/api/resumes', 7]` reads `/api/resumes/7`. */
async function getByKey({ queryKey, signal }: QueryFunctionContext<QueryKey>): Promise<unknown> {
  const response = await apiFetch(queryKey.join('/'), { signal });
  return response.json();
}

/** The same, for queries that take being signed out (401) as an answer: null. */
export async function getByKeyOrNull(context: QueryFunctionContext<QueryKey>): Promise<unknown> {
  try {
    return await getByKey(context);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Query defaults of the product: data is refreshed when something changed it, never by the clock or by focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getByKey,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        retry: false,
        // Offline, a call should fail and say so rather than hang.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Overrides for the two lists of the dashboard: fresh for 30 s, kept for 5 min, two retries. */
export const DASHBOARD_QUERY = { staleTime: 30_000, gcTime: 5 * 60_000, retry: 2 } as const;

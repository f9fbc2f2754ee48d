import { QueryClient } from '@tanstack/react-query';

/** Query defaults of the product: data is refreshed when something changed it, never by the clock or by focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
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

/** Overrides for the lists of the dashboard: fresh for 30 s, kept for 5 min, two retries. */
export const DASHBOARD_QUERY = { staleTime: 30_000, gcTime: 5 * 60_000, retry: 2 } as const;

import { onlineManager, QueryClient, type Query } from '@tanstack/react-query';
import { isRefusal } from './api-error.ts';

/**
 * Query defaults of the product: data is refreshed when something changed it, never by the clock or by focus. Only what
 * could not be had is asked for again when the network returns, and when somebody looks at the window again.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchInterval: false,
        refetchOnReconnect: askedAgain,
        // Without a network it would only fail again, and take the way out of the failure from the screen meanwhile.
        refetchOnWindowFocus: (query) => onlineManager.isOnline() && askedAgain(query),
        staleTime: Infinity,
        retry: false,
        // Offline, a call should fail and say so rather than hang.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Whether a query has failed in a way that may be over; a refusal stays one however often it is asked. */
function askedAgain({ state: { status, error } }: Query): 'always' | false {
  return status === 'error' && !isRefusal(error) ? 'always' : false;
}

/** Overrides for the lists of the dashboard: fresh for 30 s, kept for 5 min, two retries. */
export const DASHBOARD_QUERY = { staleTime: 30_000, gcTime: 5 * 60_000, retry: 2 } as const;

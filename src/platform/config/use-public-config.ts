import { useQuery } from '@tanstack/react-query';
import { apiFetch } from '#platform/http/api-fetch.ts';
import { pageConfig } from './page-config.ts';
import type { PublicConfig } from './public-config.ts';

/** The installation's settings: those that came with the page, else read once a visit. */
export function usePublicConfig() {
  return useQuery<PublicConfig>({
    queryKey: ['/api/config'],
    // Pages are built without them, so that they come after the first render and nothing in it differs.
    queryFn: async () => pageConfig() ?? ((await (await apiFetch('/api/config')).json()) as PublicConfig),
  });
}

import { useQuery } from '@tanstack/react-query';
import { apiCall, queryOf } from '#platform/http/api-call.ts';
import { aPublicConfig, pageConfig } from './page-config.ts';
import type { PublicConfig } from './public-config.ts';

export const readConfig = apiCall<PublicConfig>('GET', '/api/config', aPublicConfig);

/** The installation's settings: those that came with the page, else read once a visit. */
export function usePublicConfig() {
  const asked = queryOf(readConfig);
  return useQuery<PublicConfig>({
    ...asked,
    // Pages are built without them, so that they come after the first render and nothing in it differs.
    queryFn: async (context) => pageConfig() ?? (await asked.queryFn(context)),
  });
}

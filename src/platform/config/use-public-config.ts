import { useQuery } from '@tanstack/react-query';
import type { PublicConfig } from './public-config.ts';

/** The installation's settings, read once a visit. */
export function usePublicConfig() {
  return useQuery<PublicConfig>({ queryKey: ['/api/config'] });
}

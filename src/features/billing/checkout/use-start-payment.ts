import { useQuery } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { apiFetch } from '#platform/http/api-fetch.ts';
import type { PlanId } from '#money/plans.ts';
import type { CreateSubscriptionAnswer } from '../contract.ts';
import type { BillingRoutes } from '../routes.server.ts';

const { api } = hc<BillingRoutes>('/', { fetch: apiFetch });

/**
 * Opens the checkout of a plan: one call a visit. It is kept as a query, because queries are shared however often a
 * component is mounted, and dropped when the page is left.
 */
export function useStartPayment(planType: PlanId) {
  return useQuery<CreateSubscriptionAnswer>({
    queryKey: ['/api/create-subscription', planType],
    queryFn: async () => (await api['create-subscription'].$post({ json: { planType } })).json(),
    gcTime: 0,
    refetchOnMount: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  });
}

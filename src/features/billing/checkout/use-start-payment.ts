import { useQuery } from '@tanstack/react-query';
import type { PlanId } from '#money/plans.ts';
import { openCheckout } from '../calls.ts';

/**
 * Opens the checkout of a plan: one call a visit. It is kept as a query, because queries are shared however often a
 * component is mounted, and dropped when the page is left.
 */
export function useStartPayment(planType: PlanId) {
  return useQuery({
    queryKey: [openCheckout.path, planType],
    queryFn: () => openCheckout({ body: { planType } }),
    gcTime: 0,
    refetchOnMount: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  });
}

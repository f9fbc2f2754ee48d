import { HOME_PATH } from '#platform/session/return-path.ts';
import type { PlanId } from './plans.ts';

/** The checkout of a plan, which leads back to `next` afterwards. */
export function checkoutPath(plan: PlanId, next?: string): string {
  return `/subscription?${new URLSearchParams({ plan, ...way(next) })}`;
}

/** The page of all plans, from which every one leads to its checkout and then to `next`. */
export function pricingPath(next?: string): string {
  const parameters = new URLSearchParams(way(next)).toString();
  return parameters ? `/pricing?${parameters}` : '/pricing';
}

/** The dashboard is where a payment leads anyway. */
function way(next: string | undefined): { next?: string } {
  return next === undefined || next === HOME_PATH ? {} : { next };
}

import { HOME_PATH } from '#platform/session/return-path.ts';

/** Plans a person can buy: each one payment that ends by itself. The order is that of the plan cards. */
export const PLAN_IDS = ['7days', '30days', '1year'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export type Plan = {
  id: PlanId;
  name: string;
  /** In US cents. */
  priceCents: number;
  /** Length of access, in days. */
  days: number;
  description: string;
  features: readonly string[];
  popular: boolean;
};

const EVERY_PLAN = [
  'Full access to your resume',
  'Unlimited edits',
  'Download your resume',
  'All templates included',
] as const;

export const plans: readonly Plan[] = [
  {
    id: '7days',
    name: '7 Days',
    priceCents: 500,
    days: 7,
    description: 'Perfect for quick job applications',
    features: EVERY_PLAN,
    popular: false,
  },
  {
    id: '30days',
    name: '30 Days',
    priceCents: 1500,
    days: 30,
    description: 'Ideal for job seekers',
    features: [...EVERY_PLAN, 'Priority support'],
    popular: true,
  },
  {
    id: '1year',
    name: '1 Year',
    priceCents: 15000,
    days: 365,
    description: 'Save $30! Best value',
    features: [...EVERY_PLAN, 'Priority support', 'Cover letter builder'],
    popular: false,
  },
];

/** The same, the one that costs least first. */
export const cheapestFirst: readonly Plan[] = plans.toSorted(
  (one, other) => one.priceCents - other.priceCents,
);

/** How long a plan gives access, in words. */
export function accessFor({ days }: Plan): string {
  return days === 365 ? 'Access for one year' : `Access for ${days} days`;
}

/** The plan that is taken where an address names none. */
export const DEFAULT_PLAN_ID: PlanId = '30days';
export const CURRENCY = 'usd';
/** Days after a payment within which it is given back on request, in full and without a reason. */
export const REFUND_DAYS = 7;

export function findPlan(id: string): Plan | undefined {
  return plans.find((plan) => plan.id === id);
}

/** A price as it is shown: whole dollars bare ("$5"), otherwise with cents ("$7.50"). */
export function formatPrice(cents: number): string {
  const dollars = cents / 100;
  return `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`;
}

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

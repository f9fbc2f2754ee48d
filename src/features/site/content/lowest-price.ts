import { formatPrice, plans } from '#platform/plans/plans.ts';

const [cheapest] = plans.toSorted((one, other) => one.priceCents - other.priceCents);

/** What access costs at least: "$5 for 7 days". */
export const lowestPrice = cheapest ? `${formatPrice(cheapest.priceCents)} for ${cheapest.days} days` : '';

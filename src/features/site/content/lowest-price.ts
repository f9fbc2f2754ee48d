import { formatPrice, plans } from '#money/plans.ts';

const [cheapest] = plans.toSorted((one, other) => one.priceCents - other.priceCents);
if (!cheapest) throw new Error('there is no plan');

/** The plan that costs least. */
export const lowestPlan = cheapest.id;

/** What access costs at least: "$5 for 7 days". */
export const lowestPrice = `${formatPrice(cheapest.priceCents)} for ${cheapest.days} days`;

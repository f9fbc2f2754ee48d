import { cheapestFirst, formatPrice } from '#money/plans.ts';

/*
 * The company's own figures, worded as they are published everywhere. Counts of templates round down what the
 * catalogue holds.
 */
export const claims = {
  firstRound: 'Only 2% of resumes pass the first round',
  resumeTemplates: '25+',
  letterTemplates: '20+',
  minutes: '10-15 minutes',
  resumesCreated: '10,000+',
  satisfaction: '95%',
  availability: '24/7',
  emailAnswer: '24 hours',
  chatAnswer: '5 minutes',
} as const;

const [cheapest] = cheapestFirst;
if (!cheapest) throw new Error('there is no plan');

/** The plan that costs least. */
export const lowestPlan = cheapest.id;

/** What access costs at least: "$5 for 7 days". */
export const lowestPrice = `${formatPrice(cheapest.priceCents)} for ${cheapest.days} days`;

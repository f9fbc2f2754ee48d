import type { ReadAd } from '#documents/ads/ad.ts';

/** Fields of an application that an ad proposes something for, and what it is called there. */
export const PROPOSED = {
  position: 'title',
  employer: 'employer',
  location: 'place',
  salary: 'pay',
  deadline: 'deadline',
} as const satisfies Record<string, keyof ReadAd>;
export type ProposedField = keyof typeof PROPOSED;

import type { RequirementKind, Strength } from '#documents/ads/ad.ts';
import type { MatchCount } from '#documents/ads/match/match-ad.ts';
import { LONGEST_AD } from '#documents/ads/plain-ad.ts';

const LONGEST = LONGEST_AD.toLocaleString('en-US');

/** What stands over the requirements of a strength. */
export const STRENGTH_NAMES: Readonly<Record<Strength, string>> = {
  must: 'Must have',
  nice: 'Nice to have',
  mentioned: 'Mentioned besides',
};

/** What is said of a requirement that is no skill. */
export const KIND_NAMES: Readonly<Partial<Record<RequirementKind, string>>> = {
  certificate: 'Certificate',
  degree: 'Degree',
  years: 'Experience',
  language: 'Language',
};

export const AD_TEXTS = {
  heading: 'What it asks for',
  isShort: 'This is too short to be read as an ad. Paste its whole text above.',
  unread:
    'We cannot read ads in this language yet. English, German, French, Spanish, Portuguese and Polish we can.',
  nameItYourself: 'Give it a position or an employer, by which your list will call it.',
  isEmpty:
    'We found nothing in this ad that somebody would have to bring. It may ask for something all the same.',
  isCut: `Only the beginning of this ad was read: it is longer than ${LONGEST} characters.`,
  pastedIsCut: `An ad has room for ${LONGEST} characters here. Only the beginning of what you pasted was taken.`,
  noRoom: `Nothing was pasted: an ad has room for ${LONGEST} characters here, and they are all used.`,
  pasteLost: 'The page was left before the ad had been read. Please paste it again.',
  failed: 'This ad could not be read. It is kept all the same.',
  noAd: 'The ad of this application is not there yet.',
  isReading: 'Reading the ad...',
  notUnderstood: 'Not understood',
  notUnderstoodText: 'Read these yourself. They are in none of the counts.',
  nowhere: 'Stands nowhere in this resume.',
  nowhereWithBase: 'Stands nowhere in this resume or its base.',
  oneOf: 'One of these:',
} as const;

/** "4 of 6 musts and 1 in part, 1 of 2 nice to have, 3 not understood" */
export function countText(must: MatchCount, nice: MatchCount, notUnderstood: number): string {
  const found = ({ asked, found, inPart }: MatchCount, what: string) =>
    asked > 0 && `${found} of ${asked} ${what}${inPart > 0 ? ` and ${inPart} in part` : ''}`;
  const parts = [
    found(must, must.asked === 1 ? 'must' : 'musts'),
    found(nice, 'nice to have'),
    notUnderstood > 0 && `${notUnderstood} not understood`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : 'Nothing found that it asks for';
}

const MONTHS = 12;

/** Years as people say them: "4 years and 9 months". Never more than there are. */
export function yearsText(years: number): string {
  const months = Math.floor(years * MONTHS + 0.01);
  const whole = Math.floor(months / MONTHS);
  const rest = months % MONTHS;
  const parts = [
    whole > 0 && `${whole} ${whole === 1 ? 'year' : 'years'}`,
    rest > 0 && `${rest} ${rest === 1 ? 'month' : 'months'}`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(' and ') : 'less than a month';
}

import type { RequirementKind, Strength } from '#documents/ads/ad.ts';
import type { MatchCount } from '#documents/ads/match/match-ad.ts';

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
  isCut: 'Only the beginning of this ad was read: it is longer than 100,000 characters.',
  failed: 'This ad could not be read. It is kept all the same.',
  notUnderstood: 'Not understood',
  notUnderstoodText: 'Read these yourself. They are in none of the counts.',
  nowhere: 'Stands nowhere in this resume.',
  nowhereWithBase: 'Stands nowhere in this resume or its base.',
  oneOf: 'One of these:',
} as const;

/** "4 of 6 musts, 1 of 2 nice to have, 3 not understood" */
export function countText(must: MatchCount, nice: MatchCount, notUnderstood: number): string {
  const parts = [
    must.asked > 0 && `${must.found} of ${must.asked} ${must.asked === 1 ? 'must' : 'musts'}`,
    nice.asked > 0 && `${nice.found} of ${nice.asked} nice to have`,
    notUnderstood > 0 && `${notUnderstood} not understood`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : 'Nothing found that it asks for';
}

/** Years as people say them: "4.5 years". */
export function yearsText(years: number): string {
  const said = Math.round(years * 2) / 2;
  return `${said} ${said === 1 ? 'year' : 'years'}`;
}

import type { IssueType, Rating } from '../report.ts';

/** What a report says by itself, whoever's resume it is about. */
export const reportTexts = {
  score: 'Overall score',
  ats: 'ATS compatibility',
  outOf: 'out of 100',
  ratings: { good: 'Good', fair: 'Fair', poor: 'Needs work' } satisfies Record<Rating, string>,
  issues: 'What stands out',
  types: { error: 'Error', warning: 'Warning', success: 'Well done' } satisfies Record<IssueType, string>,
  keywords: 'Keywords',
  found: 'Found on the page',
  missing: 'In the advertisement, but not on the page',
  sections: 'Section by section',
} as const;

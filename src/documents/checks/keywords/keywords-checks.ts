import type { Check } from '../check.ts';
import { missingTerms, otherTitle, unevidencedSkill, unexpandedAcronym } from './ad-checks.ts';
import { stuffing } from './stuffing.ts';

/** What is looked at beside a job ad, 67 to 71. */
export const keywordsChecks: readonly Check[] = [
  missingTerms,
  otherTitle,
  unexpandedAcronym,
  stuffing,
  unevidencedSkill,
];

import type { Check } from '../check.ts';
import { missingTerms, otherTitle, unevidencedSkill, unexpandedAcronym } from './ad-checks.ts';
import { stuffing } from './stuffing.ts';

/** Checks that compare the resume with a job ad. */
export const keywordsChecks: readonly Check[] = [
  missingTerms,
  otherTitle,
  unexpandedAcronym,
  stuffing,
  unevidencedSkill,
];

import type { Area, Severity } from '../finding.ts';

/** Goes up whenever a figure of the formula, or what is counted, changes (decision 16). */
export const FORMULA_VERSION = 1;

/** What one fault costs, as a share of what is left. */
export type Losses = Readonly<Record<Severity, number>>;

export const OVERALL_LOSSES: Losses = { fatal: 0.4, high: 0.13, medium: 0.055, low: 0.018 };
/** Within one part of the resume the same fault weighs more than within the whole. */
export const AREA_LOSSES: Losses = { fatal: 0.5, high: 0.25, medium: 0.12, low: 0.04 };
/** A machine that cannot read a field does without it: what concerns machines weighs more for them. */
export const ATS_LOSSES: Losses = { fatal: 0.5, high: 0.18, medium: 0.07, low: 0.02 };

/** How much the parts of a resume count in the whole: employers read experience first and interests last. */
export const AREA_WEIGHTS: Readonly<Record<Area, number>> = {
  document: 1,
  contact: 1.1,
  summary: 0.8,
  experience: 1.1,
  education: 0.8,
  skills: 0.9,
  further: 0.6,
};

/** Where something fatal was found, nothing else makes up for it. */
export const FATAL_CEILING = 40;

import type { CheckInput } from './check.ts';
import type { Area, Finding, Passed } from './finding.ts';
import { readJobAd } from './keywords/job-ad.ts';
import { type JobMatch, matchJobAd } from './keywords/match.ts';
import { runChecks } from './run-checks.ts';
import { FORMULA_VERSION } from './score/formula.ts';
import { scoreFindings } from './score/score.ts';

/** One part of the resume, out of 100. */
export type AreaScore = { area: Area; score: number };

/** What the checker says of a resume. */
export type Report = {
  /** Of the formula that the scores come from; scores of different versions cannot be compared. */
  formula: number;
  /** Out of 100. */
  score: number;
  /** How much of it a machine reads without trouble, in percent. */
  ats: number;
  /** The parts that there was something to judge in, in a fixed order. */
  areas: readonly AreaScore[];
  /** What a job ad asks for and where the resume shows it; only where an ad was given. */
  keywords?: JobMatch;
  findings: readonly Finding[];
  passed: readonly Passed[];
};

/** The same input gives the same report. */
export function makeReport(input: CheckInput): Report {
  const { findings, passed, judged } = runChecks(input);
  const { jobAd = '', resume, today } = input;
  return {
    formula: FORMULA_VERSION,
    ...scoreFindings(findings, judged),
    ...(jobAd.trim() !== '' && { keywords: matchJobAd(readJobAd(jobAd), resume, today) }),
    findings,
    passed,
  };
}

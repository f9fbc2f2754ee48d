import { allChecks } from './all-checks.ts';
import type { Check, CheckInput, Fault } from './check.ts';
import { type Area, byUrgency, type Finding, type Passed } from './finding.ts';
import { readJobAd } from './keywords/job-ad.ts';
import { type JobMatch, matchJobAd } from './keywords/match.ts';
import { FORMULA_VERSION, scoreFindings } from './score.ts';

/** One part of the resume, out of 100. */
export type AreaScore = { area: Area; score: number };

/** What the checker says of a resume. */
export type CheckReport = {
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
export function makeReport(input: CheckInput): CheckReport {
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

type CheckResults = {
  /** The most severe first, then as they stand in the document. */
  findings: Finding[];
  passed: Passed[];
  /** The parts of the resume that there was something to judge in. */
  judged: Set<Area>;
};

/** Looks at a resume with every check that has something to judge. */
export function runChecks(input: CheckInput, checks: readonly Check[] = allChecks): CheckResults {
  const findings: Finding[] = [];
  const passed: Passed[] = [];
  const judged = new Set<Area>();
  for (const check of checks) {
    if (!check.applies(input)) continue;
    judged.add(check.area);
    const faults = check.find(input);
    for (const fault of faults) {
      const finding = toFinding(check, fault);
      findings.push(finding);
      judged.add(finding.area);
    }
    if (faults.length === 0 && check.passed !== undefined) passed.push(toPassed(check, check.passed));
  }
  return { findings: byUrgency(findings), passed, judged };
}

function toFinding(check: Check, fault: Fault): Finding {
  return {
    check: check.id,
    group: check.group,
    area: fault.area ?? check.area,
    severity: fault.severity ?? check.severity,
    title: fault.title,
    why: fault.why ?? check.why,
    ...(check.reference && { reference: check.reference }),
    suggestion: fault.suggestion,
    places: fault.places,
    ...(fault.missing && { missing: fault.missing }),
  };
}

const toPassed = ({ id, group, area }: Check, title: string): Passed => ({ check: id, group, area, title });

import { allChecks, fileChecks } from './all-checks.ts';
import type { Check, Fault } from './check.ts';
import type { ProvenFault } from './second-look/proof.ts';
import type { CheckInput } from './check-input.ts';
import {
  byPlace,
  byUrgency,
  isGrave,
  type Unsure,
  type Area,
  type Doubt,
  type Finding,
  type Passed,
} from './finding.ts';
import type { JobMatch } from './keywords/job-match.ts';
import { type NoScore, reasonForNoScore } from './scorable.ts';
import { inDoubt } from './second-look/jobs-read.ts';
import { FORMULA_VERSION, scoreFindings, type Scores } from './score.ts';

/** The scores of a file, or why it has none. */
export type Verdict = ({ scored: true } & Scores) | { scored: false; reason: NoScore };

/** What the checker says of a resume. */
export type CheckReport = Verdict & {
  /** Of the formula that the scores come from; scores of different versions cannot be compared. */
  formula: number;
  /** What a job ad asks for and where the resume shows it; only where an ad was given. */
  keywords?: JobMatch;
  findings: readonly Finding[];
  /** What could not be told, as it stands in the file: not scored, and no part of what passed. */
  doubts: readonly Doubt[];
  passed: readonly Passed[];
};

/** The same input gives the same report. */
export function makeReport(input: CheckInput): CheckReport {
  const reason = reasonForNoScore(input);
  // Of a file without a letter only the file itself can be judged.
  const { findings, doubts, passed, judged } = runChecks(
    input,
    reason?.kind === 'blank' ? fileChecks : allChecks,
  );
  const verdict: Verdict = reason
    ? { scored: false, reason }
    : { scored: true, ...scoreFindings(findings, judged) };
  return {
    formula: FORMULA_VERSION,
    ...verdict,
    ...(input.jobMatch && { keywords: input.jobMatch }),
    findings,
    doubts,
    passed,
  };
}

type CheckResults = {
  /** The most severe first, then as they stand in the document. */
  findings: Finding[];
  /** As they stand in the document. */
  doubts: Doubt[];
  passed: Passed[];
  /** The parts of the resume that there was something to judge in. */
  judged: Set<Area>;
};

/** Looks at a resume with every check that has something to judge. */
export function runChecks(input: CheckInput, checks: readonly Check[] = allChecks): CheckResults {
  const findings: Finding[] = [];
  const doubts: Doubt[] = [];
  const passed: Passed[] = [];
  const judged = new Set<Area>();
  for (const check of checks) {
    if (!check.applies(input)) continue;
    // Neither told nor passed: `jobsRead` says that we do not know.
    if (check.counts !== undefined && inDoubt[check.counts](input).length > 0) continue;
    const outcomes = check.find(input);
    for (const outcome of outcomes) {
      if ('unsure' in outcome) doubts.push(toDoubt(check, outcome));
      else findings.push(toFinding(check, outcome));
    }
    if (outcomes.every((outcome) => !('unsure' in outcome))) judged.add(check.area);
    if (outcomes.length === 0 && check.passed !== undefined) passed.push(toPassed(check, check.passed));
  }
  for (const { area } of findings) judged.add(area);
  return {
    findings: byUrgency(findings),
    doubts: doubts.toSorted((a, b) => byPlace(a.places[0], b.places[0])),
    passed,
    judged,
  };
}

function toFinding(check: Check, fault: Fault | ProvenFault): Finding {
  const severity = fault.severity ?? check.severity;
  return {
    check: check.id,
    group: check.group,
    area: fault.area ?? check.area,
    severity,
    title: fault.title,
    why: fault.why ?? check.why,
    ...(check.reference && { reference: check.reference }),
    suggestion: fault.suggestion,
    places: fault.places,
    ...(fault.missing && { missing: fault.missing }),
    ...('proof' in fault && isGrave(severity) && { proof: fault.proof.kind }),
  };
}

const toDoubt = ({ id, group, area }: Check, { title, lookAt, places, ...own }: Unsure): Doubt => ({
  check: id,
  group,
  area: own.area ?? area,
  title,
  lookAt,
  places,
});

const toPassed = ({ id, group, area }: Check, title: string): Passed => ({ check: id, group, area, title });

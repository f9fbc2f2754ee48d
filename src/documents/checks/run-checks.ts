import { allChecks } from './all-checks.ts';
import type { Check, CheckInput, Fault } from './check.ts';
import type { Area, Finding, Passed } from './finding.ts';
import { byUrgency } from './report/order.ts';

export type CheckResults = {
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
  };
}

const toPassed = ({ id, group, area }: Check, title: string): Passed => ({ check: id, group, area, title });

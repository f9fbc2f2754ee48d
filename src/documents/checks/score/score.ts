import type { Area, Finding } from '../finding.ts';
import {
  AREA_LOSSES,
  AREA_WEIGHTS,
  ATS_LOSSES,
  FATAL_CEILING,
  type Losses,
  OVERALL_LOSSES,
} from './formula.ts';
import { concernsMachines } from './machine-checks.ts';

export type Scores = { score: number; ats: number; areas: { area: Area; score: number }[] };

const AREAS: readonly Area[] = [
  'document',
  'contact',
  'summary',
  'experience',
  'education',
  'skills',
  'further',
];

/**
 * Scores of what was found, by findings alone.
 *
 * Each starts at 100 and keeps, for each check that found something, a share of what is left:
 * 1 minus what its severity costs. Further faults of one check cost half of the one before,
 * so that a fault made twenty times does not weigh as much as twenty different ones.
 */
export function scoreFindings(findings: readonly Finding[], judged: ReadonlySet<Area>): Scores {
  return {
    score: remaining(findings, OVERALL_LOSSES, ({ area }) => AREA_WEIGHTS[area]),
    ats: remaining(findings.filter(concernsMachines), ATS_LOSSES),
    areas: AREAS.filter((area) => judged.has(area)).map((area) => ({
      area,
      score: remaining(
        findings.filter((finding) => finding.area === area),
        AREA_LOSSES,
      ),
    })),
  };
}

function remaining(
  findings: readonly Finding[],
  losses: Losses,
  weight: (finding: Finding) => number = () => 1,
): number {
  let left = 100;
  const seen = new Map<string, number>();
  for (const finding of findings) {
    const before = seen.get(finding.check) ?? 0;
    seen.set(finding.check, before + 1);
    left *= 1 - (losses[finding.severity] * weight(finding)) / 2 ** before;
  }
  const fatal = findings.some(({ severity }) => severity === 'fatal');
  return Math.round(fatal ? Math.min(left, FATAL_CEILING) : left);
}

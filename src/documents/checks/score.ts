import type { Area, Finding, CheckGroup, Severity } from './finding.ts';

/* The score of a resume: its formula (decision 16), and which findings count for ATS compatibility. */

/** Goes up whenever a figure of the formula, or what is counted, changes (decision 16). */
export const FORMULA_VERSION = 3;

/** What one fault costs, as a share of what is left. */
type Losses = Readonly<Record<Severity, number>>;

const OVERALL_LOSSES: Losses = { fatal: 0.4, high: 0.13, medium: 0.055, low: 0.018 };
/** Within one part of the resume the same fault weighs more than within the whole. */
const AREA_LOSSES: Losses = { fatal: 0.5, high: 0.25, medium: 0.12, low: 0.04 };
/** A machine that cannot read a field does without it: what concerns machines weighs more for them. */
const ATS_LOSSES: Losses = { fatal: 0.5, high: 0.18, medium: 0.07, low: 0.02 };

/** How much the parts of a resume count in the whole: employers read experience first and interests last. */
const AREA_WEIGHTS: Readonly<Record<Area, number>> = {
  document: 1,
  contact: 1.1,
  summary: 0.8,
  experience: 1.1,
  education: 0.8,
  skills: 0.9,
  further: 0.6,
};

/** Where something fatal was found, nothing else makes up for it. */
const FATAL_CEILING = 40;

/** One part of the resume, out of 100. */
type AreaScore = { area: Area; score: number };

export type Scores = {
  /** Out of 100. */
  score: number;
  /** How much of it a machine reads without trouble, in percent. */
  ats: number;
  /** The parts that there was something to judge in, in a fixed order. */
  areas: readonly AreaScore[];
};

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

/** Groups whose checks ask what a machine gets out of a file. */
const MACHINE_GROUPS: ReadonlySet<CheckGroup> = new Set([
  'file',
  'text-layer',
  'layout',
  'contact',
  'sections',
  'entries',
  'dates',
]);

/** Checks of those groups that only a person minds. */
const FOR_PEOPLE: ReadonlySet<string> = new Set([
  'file/pages',
  'file/name',
  'layout/font-size',
  'layout/font-families',
  'layout/margins',
  'layout/last-page',
  'layout/heading-at-foot',
  'contact/unprofessional-email',
  'contact/no-location',
  'contact/no-profile-link',
  'sections/order',
  'sections/outdated',
  'sections/empty',
  'dates/gap',
  'dates/overlap',
]);

/** Whether the finding counts for how well a machine reads the resume. */
const concernsMachines = ({ check, group }: Pick<Finding, 'check' | 'group'>): boolean =>
  MACHINE_GROUPS.has(group) && !FOR_PEOPLE.has(check);

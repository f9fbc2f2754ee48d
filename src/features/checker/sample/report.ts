/** What a finding means: a fault, something to look at again, or something done well. */
export type IssueType = 'error' | 'warning' | 'success';

export type Issue = {
  type: IssueType;
  /** What was found, in one line. */
  title: string;
  /** What to do about it. */
  suggestion: string;
};

export type SectionScore = { name: string; score: number };

/** What a check of a resume found. All scores go from 0 to 100. */
export type Report = {
  score: number;
  /** How much of the page software can read and file, in percent. */
  ats: number;
  keywords: { found: readonly string[]; missing: readonly string[] };
  issues: readonly Issue[];
  sections: readonly SectionScore[];
};

const URGENCY: Record<IssueType, number> = { error: 0, warning: 1, success: 2 };

/** Findings in the order in which they are worth reading: faults first, praise last. */
export function byUrgency(issues: readonly Issue[]): Issue[] {
  return issues.toSorted((one, other) => URGENCY[one.type] - URGENCY[other.type]);
}

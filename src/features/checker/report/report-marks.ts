import type { Severity } from '#documents/checks/finding.ts';
import type { JobMatch } from '#documents/checks/keywords/match.ts';
import { termLists } from '../keywords/term-lists.ts';
import type { Mark } from '../pages/marks.ts';
import { allFields, type ReadGroup } from '../read/what-was-read.ts';
import type { NamedFinding } from './findings-filter.ts';

export type ReportTab = 'findings' | 'read' | 'keywords' | 'page';

const TONES: Record<Severity, Mark['tone']> = {
  fatal: 'danger',
  high: 'danger',
  medium: 'caution',
  low: 'plain',
};

/** Where findings are. */
export function findingMarks(findings: readonly NamedFinding[]): Mark[] {
  return findings.map(({ id, severity, places }) => ({ id, tone: TONES[severity], sources: places }));
}

/** Where values were read. */
export function readMarks(groups: readonly ReadGroup[]): Mark[] {
  return allFields(groups).map(({ path, source }) => ({ id: path, tone: 'plain', sources: [source] }));
}

/** Where what an advertisement asks for is shown. */
export function termMarks(match: JobMatch | null): Mark[] {
  return termLists(match).flatMap(({ terms }) =>
    terms.map(({ id, places }) => ({ id, tone: 'plain', sources: places })),
  );
}

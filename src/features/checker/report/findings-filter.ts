import type { CheckGroup, Doubt, Finding, Severity } from '#documents/checks/finding.ts';

/** A finding with a name of its own within the report. */
export type NamedFinding = Finding & { id: string };

/** Gives each finding a name that no other has. */
export function named(findings: readonly Finding[]): NamedFinding[] {
  return findings.map((finding, index) => ({ ...finding, id: `finding-${index}` }));
}

/** What could not be told, with a name of its own. */
export type NamedDoubt = Doubt & { id: string };

export const namedDoubts = (doubts: readonly Doubt[]): NamedDoubt[] =>
  doubts.map((doubt, index) => ({ ...doubt, id: `doubt-${index}` }));

/** What of a report is to be seen; null stands for everything. */
export type Filter = { severity: Severity | null; group: CheckGroup | null };

export function passes({ severity, group }: Filter): (finding: Finding) => boolean {
  return (finding) =>
    (severity === null || finding.severity === severity) && (group === null || finding.group === group);
}

/** How many findings there are of each kind, of those kinds that there are. */
export function countBy<Key extends string>(findings: readonly Finding[], key: (finding: Finding) => Key) {
  const counts = new Map<Key, number>();
  for (const finding of findings) counts.set(key(finding), (counts.get(key(finding)) ?? 0) + 1);
  return counts;
}

import type { Source } from '../../readback/read-resume.ts';
import type { Finding, Severity } from '../finding.ts';

/** From the worst to the mildest. */
export const SEVERITIES: readonly Severity[] = ['fatal', 'high', 'medium', 'low'];

/** The parts of a document that is being edited, as they are printed. */
const PARTS = ['personalInfo', 'summary', 'employment', 'education', 'skills', 'sections'];

/** The most severe first, then as they stand in the document; equals keep their order. */
export function byUrgency(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (a, b) =>
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || byPlace(a.places[0], b.places[0]),
  );
}

/** What has no place is about the whole, and comes first. */
function byPlace(a: Source | undefined, b: Source | undefined): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return (a.line ?? -1) - (b.line ?? -1) || byField(a.field ?? '', b.field ?? '');
}

function byField(a: string, b: string): number {
  const [partsOfA, partsOfB] = [a.split('.'), b.split('.')];
  const byPart = PARTS.indexOf(partsOfA[0] ?? '') - PARTS.indexOf(partsOfB[0] ?? '');
  return byPart || Number(partsOfA[1] ?? 0) - Number(partsOfB[1] ?? 0) || 0;
}

import type { FurtherSectionKind } from '../resume/section-kinds.ts';
import type { SectionKind } from './read-resume.ts';

/** Sections that a resume of ours has of its own, under the same name as where files are read. */
export const SHARED_KINDS = [
  'projects',
  'certificates',
  'languages',
  'awards',
  'volunteering',
  'publications',
] as const satisfies readonly (FurtherSectionKind & SectionKind)[];

type SharedKind = (typeof SHARED_KINDS)[number];

export function isSharedKind(kind: string): kind is SharedKind {
  return SHARED_KINDS.some((shared) => shared === kind);
}

import type { Entry, Section } from './sections.ts';
import type { FurtherSectionKind } from './section-kinds.ts';
import type { CoreSection } from './setting-fields.ts';

/* Which sections stand in the side column of a design that has one. */

/** What is short by its kind. */
const SHORT_KINDS: ReadonlySet<CoreSection | FurtherSectionKind> = new Set([
  'skills',
  'languages',
  'certificates',
]);
/** Others are where their entries are: interests, awards. */
const MAY_BE_SHORT: ReadonlySet<CoreSection | FurtherSectionKind> = new Set(['awards', 'custom']);
const ENTRIES_MAX = 6;
const LETTERS_MAX = 40;

/** Whether a section goes into a side column: what is short by its kind, or happens to be. */
export function standsAside(kind: CoreSection | FurtherSectionKind, section: Section): boolean {
  if (SHORT_KINDS.has(kind)) return true;
  return (
    MAY_BE_SHORT.has(kind) &&
    section.kind === 'entries' &&
    section.entries.length <= ENTRIES_MAX &&
    section.entries.every(isShort)
  );
}

function isShort({ title, organization, location, link, roles, blocks }: Entry): boolean {
  const lines = [title, organization, location];
  return blocks.length === 0 && !link && !roles && lines.every(({ length }) => length <= LETTERS_MAX);
}

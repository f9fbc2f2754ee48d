import type { FurtherSectionKind } from './section-kinds.ts';
import type { CoreSection } from './setting-fields.ts';

/* Which sections stand in the side column of a design that has one. */

/** What is looked at of an entry, and of a section that may have some. */
type MaybeShort = {
  title: string;
  organization: string;
  location: string;
  link?: unknown;
  roles?: unknown;
  blocks: readonly unknown[];
};
type MaybeAside = { kind: string; entries?: readonly MaybeShort[] };

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
export function standsAside(kind: CoreSection | FurtherSectionKind, section: MaybeAside): boolean {
  if (SHORT_KINDS.has(kind)) return true;
  return (
    MAY_BE_SHORT.has(kind) &&
    section.entries !== undefined &&
    section.entries.length <= ENTRIES_MAX &&
    section.entries.every(isShort)
  );
}

function isShort({ title, organization, location, link, roles, blocks }: MaybeShort): boolean {
  const lines = [title, organization, location];
  return blocks.length === 0 && !link && !roles && lines.every(({ length }) => length <= LETTERS_MAX);
}

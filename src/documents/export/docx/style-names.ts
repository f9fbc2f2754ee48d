import type { CharacterStyleId } from './runs.ts';
import type { StyleId } from './style-sheet.ts';

/** Styles that Word has no name for. */
const OWN_STYLES: ReadonlySet<StyleId | CharacterStyleId> = new Set([
  'Contact',
  'EntryDetails',
  'Summary',
  'Skills',
  'Employer',
  'EntryFact',
  'Position',
  'SkillGroup',
]);

export function isOwnStyle(id: StyleId | CharacterStyleId): boolean {
  return OWN_STYLES.has(id);
}

/** Sizes as Word counts them. */
export function halfPoints(size: number): number {
  return Math.round(size * 2);
}

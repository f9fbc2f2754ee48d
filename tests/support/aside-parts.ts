import type { PrintedPart } from './printed-texts.ts';

/* Which parts of a resume stand in a side column: written down here, apart from what prints them. */

const FEW_ITEMS = 6;
const SHORT_LINE = 40;

/** What is short by its kind, and other sections that happen to be. */
export function isAside({ of }: Pick<PrintedPart, 'of'>): boolean {
  if (typeof of === 'string') return of === 'skills';
  if (of.kind === 'languages' || of.kind === 'certificates') return true;
  if (of.kind !== 'awards' && of.kind !== 'custom') return false;
  return (
    of.items.length <= FEW_ITEMS &&
    of.items.every(
      ({ title, subtitle, location, url, description }) =>
        url === '' &&
        description === '' &&
        [title, subtitle, location].every((line) => line.length <= SHORT_LINE),
    )
  );
}

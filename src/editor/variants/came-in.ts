import type { Fields } from '#documents/fields.ts';
import { differingPlaces, type Difference } from '#documents/merge/differences.ts';
import { mergeDocuments } from '#documents/merge/merge.ts';
import { isInOrder } from '#documents/merge/open-conflicts.ts';
import { sameValue } from '#documents/merge/same-value.ts';
import { placeIn, withPlaceOf } from '#documents/merge/take-place.ts';
import { capitalised } from '#documents/text/clean.ts';
import { inSentence, placeOf, type DocumentWords } from '#editor/merge/conflict-words.ts';

/** Two versions of a tailored document, between which something may have come from its base. */
export type Arrival<Data> = { before: Data; now: Data };

/**
 * What of the changes between two versions came from the base: what stands now as it stands there. `base` there is what
 * was before, `here` what is now.
 */
export function whatCameIn(
  fields: Fields,
  { before, now }: Arrival<object>,
  base: object,
): readonly Difference[] {
  return differingPlaces(fields, before, now).filter(({ path, what, here, base: was, part }) => {
    const there = placeIn(base, path);
    if (what === 'leftOut') return there === undefined;
    if (what === 'added' || what === 'moved') return there !== undefined;
    if (what === 'order') return isInOrder(there, here);
    const parted = part?.kind === 'text' || part?.kind === 'lines';
    return sameValue(here, there) || (parted && newParts(was, here, there) > 0);
  });
}

/** The document without what came in, and with all that was written since. */
export function withoutArrival<Data extends object>(
  fields: Fields,
  { before, now }: Arrival<Data>,
  came: readonly Difference[],
  present: Data,
): Data {
  const without = came.reduce((data, { path }) => withPlaceOf(data, before, path), now);
  return mergeDocuments<object>(fields, now, present, without).merged as Data; // Merged of one type.
}

/** "Phone", "2 bullets": what came in, as a sentence lists it. */
export function cameInWords(
  { nameOf }: Pick<DocumentWords, 'nameOf'>,
  { before, now }: Arrival<unknown>,
  came: readonly Difference[],
  base: unknown,
): string {
  let bullets = 0;
  const names = new Set<string>();
  for (const { path, what, base: was, here, part } of came) {
    const isLong = part?.kind === 'text' && `${String(was)}${String(here)}`.includes('\n');
    if (isLong) bullets += Math.max(1, newParts(was, here, placeIn(base, path)));
    else {
      const data = what === 'leftOut' ? before : now;
      const name = nameOf(placeOf(path, data).path, data) ?? 'something else';
      names.add(what === 'leftOut' ? `the removal of ${inSentence(name)}` : name);
    }
  }
  const shown = [...names].slice(0, NAMES_SHOWN);
  const more = names.size - shown.length;
  const told = [
    ...shown.map((name, at) => (at === 0 ? capitalised(name) : inSentence(name))),
    ...(bullets > 0 ? [bullets === 1 ? 'one bullet' : `${bullets} bullets`] : []),
    ...(more > 0 ? [`${more} more`] : []),
  ];
  return capitalised(LIST.format(told));
}

const NAMES_SHOWN = 3;
const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** How many lines, or texts of a list, are new or gone as they are in the base. */
function newParts(was: unknown, here: unknown, there: unknown): number {
  const [before, now, base] = [was, here, there].map((value) => new Set(partsOf(value)));
  if (!before || !now || !base) return 0;
  const isNew = [...now].filter((part) => !before.has(part) && base.has(part));
  const isGone = [...before].filter((part) => !now.has(part) && !base.has(part));
  return Math.max(isNew.length, isGone.length);
}

function partsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : typeof value === 'string' ? value.split('\n') : [];
}

import type { Fields } from '#documents/fields.ts';
import { withMarksAlike } from '#documents/merge/marks-alike.ts';
import { mergeDocuments, type FieldConflict } from '#documents/merge/merge.ts';
import { sameValue } from '#documents/merge/same-value.ts';
import { placeIn, withPlace, withPlaceOf } from '#documents/merge/take-place.ts';
import type { BaseDifference } from './tailored-view.ts';
import { isParted, withRow, type TextRow } from './text-rows.ts';

/** Which difference goes, or which row of one alone, and on which side: `here` is the tailored document. */
export type Taken = {
  mark: Pick<BaseDifference, 'paths' | 'parted'>;
  row: TextRow | undefined;
  to: 'here' | 'base';
};

/** A document that has at a difference what the other side has; with a row, in that part of a text alone. */
export function withDifferenceOf<Data extends Record<string, unknown>>(
  fields: Fields,
  data: Data,
  other: Data,
  { mark: { paths, parted }, row, to }: Taken,
): Data {
  const [own, source] = alike(fields, data, other);
  if (!row || !parted) return paths.reduce((result, path) => withPlaceOf(result, source, path), own);
  const text = placeIn(own, parted.path) ?? '';
  return isParted(text) ? withPlace(own, parted.path, withRow(text, row, to)) : own;
}

/** A document with what the other side of a conflict has, and with what was written beside it since. */
export function withTheirs<Data extends Record<string, unknown>>(
  fields: Fields,
  present: Data,
  { path, mine, theirs }: FieldConflict,
  base: unknown,
): Data {
  const taken = withPlace(present, path, theirs, base);
  if (theirs === null || mine === null || typeof theirs !== 'string') return taken;
  return mergeDocuments<object>(fields, withPlace(present, path, mine), taken, present).merged as Data; // Of one type.
}

/** Two documents of which either both have marks in their texts or none has. */
function alike<Data extends Record<string, unknown>>(fields: Fields, mine: Data, theirs: Data): [Data, Data] {
  const sides = withMarksAlike(fields, { was: theirs, mine, theirs });
  const isSame = sameValue(sides.mine, mine);
  // Documents of the one type, with the same parts.
  return [isSame ? mine : (sides.mine as Data), sides.theirs as Data];
}

import { isRecord } from '#documents/is-record.ts';
import type { Fields } from '#documents/fields.ts';
import type { Place } from '#documents/render/places/field-places.ts';
import { placeOf } from '#editor/merge/conflict-words.ts';
import { mergeContent, type Choices } from '#editor/merge/merge-content.ts';
import { placesOf } from '#editor/preview/field-marks.tsx';
import { valueAt, type Content } from '#editor/session/content.ts';

/** In what a version of then differs from the present one: `mine` is then, `theirs` is now. */
export function differencesOf<Data>(fields: Fields, then: Content<Data>, now: Content<Data>): Choices<Data> {
  // Without a common beginning, whatever is not the same on both sides is named.
  return { mine: then, theirs: now, conflicts: mergeContent(fields, null, then, now).conflicts };
}

/** Where the texts of a version stand that another one does not have in the same place. */
export function changedPlaces(
  places: readonly Place[],
  data: unknown,
  other: unknown,
  differences: readonly { path: string }[],
): Place[] {
  const changed = new Set<Place>();
  for (const { path } of differences) {
    const [here, there] = [placeOf(path, data), placeOf(path, other)];
    if (!here.isWhole || here.path === '') continue;
    const others = there.isWhole ? lettersOf(textIn(valueAt(other, there.path))) : '';
    for (const place of placesOf(places, here.path)) {
      const letters = lettersOf(place.text);
      // Of a long text, the lines that are not in the other one: it may be broken into lines elsewhere.
      if (letters !== '' && !others.includes(letters)) changed.add(place);
    }
  }
  return places.filter((place) => changed.has(place));
}

/** All texts of a value, in their order. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textIn).join('\n');
  return isRecord(value) ? Object.values(value).map(textIn).join('\n') : '';
}

/** What is left of a text however it is set: in capitals, hyphenated, or with other spaces. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

import type { Fields } from '#documents/fields.ts';
import { isRecord } from '#documents/is-record.ts';
import { isItemList, textsByHiddenLines } from '#documents/merge/items.ts';
import { encoded } from '#documents/merge/paths.ts';
import { placeIn, withPlace, withPlaceOf } from '#documents/merge/take-place.ts';
import type { Content } from '#editor/session/content.ts';
import { momentsBeside } from './moments-beside.ts';
import type { Choices } from './merge-content.ts';

/**
 * What two versions come to where each conflict is decided by itself: all that was merged, with the other side's words at
 * the places in `taken` and mine everywhere else. What cannot be taken alone stays as mine has it.
 */
export function chosenContent<Data>(
  fields: Fields,
  { mine, theirs, conflicts }: Choices<Data>,
  taken: ReadonlySet<string>,
): Content<Data> {
  const decided = conflicts.filter(({ path }) => taken.has(path));
  if (decided.length === conflicts.length) return theirs;
  const isTaken = (path: string) => decided.some((conflict) => conflict.path === path);
  const paths = decided.map(({ path }) => path).filter((path) => path !== 'title' && path !== 'templateId');
  const beside = new Map([
    ...Array.from(textsByHiddenLines(fields), ([hidden, text]) => [text, hidden] as const),
    ...momentsBeside(fields),
  ]);
  return {
    title: isTaken('title') ? theirs.title : mine.title,
    templateId: isTaken('templateId') ? theirs.templateId : mine.templateId,
    // The order of a list comes last: by then all is there that is to be ordered.
    data: paths.toReversed().reduce((data, path) => takePlace(data, theirs.data, path, beside), mine.data),
  };
}

function takePlace<Data>(data: Data, theirs: Data, path: string, beside: ReadonlyMap<string, string>): Data {
  const here = placeIn(data, path);
  const names = path.split('.');
  const name = names.at(-1) ?? '';
  if (isRecord(here) && placeIn(theirs, path) === undefined) {
    const elsewhere = pathOf(theirs, name);
    // They have moved it: it goes where they have it, with the words that it has here.
    if (elsewhere !== undefined) {
      const moved = withPlace(withPlaceOf(data, theirs, path), elsewhere, here, theirs);
      return placeIn(moved, elsewhere) === undefined ? data : moved;
    }
  }
  const after = withPlaceOf(data, theirs, path);
  // A long text has its hidden lines beside it, by their places in it, and a stage its moment.
  const hidden = beside.get(name);
  return hidden === undefined ? after : withPlaceOf(after, theirs, [...names.slice(0, -1), hidden].join('.'));
}

/** Where a version has the thing with this id. */
function pathOf(value: unknown, id: string, path: readonly string[] = []): string | undefined {
  const inner: (readonly [string, unknown])[] = isItemList(value)
    ? value.map((item) => [typeof item.id === 'string' ? encoded(item.id) : '', item])
    : isRecord(value)
      ? Object.entries(value)
      : [];
  for (const [name, part] of inner) {
    if (isItemList(value) && name === id) return [...path, name].join('.');
    const found = pathOf(part, id, [...path, name]);
    if (found !== undefined) return found;
  }
  return undefined;
}

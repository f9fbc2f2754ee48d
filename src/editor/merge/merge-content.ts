import { sameValue } from '#documents/merge/same-value.ts';
import { valuesIn, type Fields } from '#documents/fields.ts';
import { fitTitle } from '#documents/fit-title.ts';
import { textsByHiddenLines } from '#documents/merge/items.ts';
import { mergeDocuments, type FieldConflict } from '#documents/merge/merge.ts';
import { changedByOne } from '#documents/merge/three-sides.ts';
import type { Deletions } from '#documents/merge/placement.ts';
import type { Content } from '#editor/session/content.ts';
import { momentsBeside } from './moments-beside.ts';

/**
 * What two sides come to, and where both changed the same thing differently; there `content` has mine. Conflicts are
 * named by their paths in the data, or `title` and `templateId`.
 */
export type MergedContent<Data> = { content: Content<Data>; conflicts: readonly FieldConflict[] };

/**
 * Brings together what was changed here and what was changed elsewhere since `base`, field by field. Of a part of which
 * it is not known what both began with, only what is the same on both sides is no conflict.
 */
export function mergeContent<Data>(
  fields: Fields,
  base: Partial<Content<Data>> | null,
  mine: Content<Data>,
  theirs: Content<Data>,
  deletions: Deletions = 'undone where changed',
): MergedContent<Data> {
  const conflicts: FieldConflict[] = [];
  const title = mergePart('title', sameTitle);
  const templateId = mergePart('templateId', Object.is);
  const data = mergeData();
  return { content: { title, templateId, data }, conflicts };

  function mergePart(path: 'title' | 'templateId', same: (a: string, b: string) => boolean): string {
    const was = base?.[path];
    const sides = { was, mine: mine[path], theirs: theirs[path] };
    // Nothing is kept without a title: who has deleted it has no other in its place.
    if (path === 'title' && sides.mine.trim() === '') return sides.theirs;
    const one = oneOf(sides, same);
    if (!one) conflicts.push({ path, ...sides, was: was ?? null });
    return one ? one.value : sides.mine;
  }

  function mergeData(): Data {
    const sides = { was: base?.data, mine: mine.data, theirs: theirs.data };
    const one = oneOf(sides, sameValue);
    if (one) return one.value;
    const was = sides.was === undefined ? null : valuesIn(sides.was);
    const found = mergeDocuments(fields, was, valuesIn(mine.data), valuesIn(theirs.data), deletions);
    const moments = new Set(momentsBeside(fields).values());
    conflicts.push(...found.conflicts.filter(({ path }) => !moments.has(path)));
    // What is the same keeps its identity, and with it what can be undone. Merged of data of the one type.
    return sameValue(found.merged, mine.data) ? mine.data : (found.merged as Data);
  }
}

/** What a conflict comes to by either choice, all else being merged in both, and what the choice is about. */
export type Choices<Data> = {
  mine: Content<Data>;
  theirs: Content<Data>;
  conflicts: readonly FieldConflict[];
};

export function conflictChoices<Data>(
  fields: Fields,
  base: Partial<Content<Data>> | null,
  mine: Content<Data>,
  theirs: Content<Data>,
): Choices<Data> {
  const { conflicts } = mergeContent(fields, base, mine, theirs);
  return {
    mine: mergeContent(fields, base, mine, theirs, 'as mine').content,
    theirs: mergeContent(fields, base, theirs, mine, 'as mine').content,
    conflicts: withoutHiddenBeside(fields, conflicts),
  };
}

/** A long text and its hidden lines are one choice: those stand by their places in it. */
function withoutHiddenBeside(fields: Fields, conflicts: readonly FieldConflict[]): readonly FieldConflict[] {
  const texts = textsByHiddenLines(fields);
  const paths = new Set(conflicts.map(({ path }) => path));
  return conflicts.filter(({ path }) => {
    const names = path.split('.');
    const text = texts.get(names.at(-1) ?? '');
    return text === undefined || !paths.has([...names.slice(0, -1), text].join('.'));
  });
}

/** Where it is not known what both began with, no side is known to be the one that changed it. */
function oneOf<T>(
  { was, mine, theirs }: { was: T | undefined; mine: T; theirs: T },
  same: (a: T, b: T) => boolean,
): { value: T } | undefined {
  if (was === undefined) return same(mine, theirs) ? { value: mine } : undefined;
  return changedByOne({ was, mine, theirs }, same);
}

/** Titles are compared as they are saved: what was trimmed off is no change. */
function sameTitle(a: string, b: string): boolean {
  return fitTitle(a, '') === fitTitle(b, '');
}

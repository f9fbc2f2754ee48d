import { sameValue } from '#documents/merge/same-value.ts';
import type { Fields } from '#documents/fields.ts';
import { isRecord } from '#documents/is-record.ts';
import { fitTitle } from '#documents/fit-title.ts';
import { mergeDocuments } from '#documents/merge/merge.ts';
import { changedByOne } from '#documents/merge/three-sides.ts';
import type { Deletions } from '#documents/merge/placement.ts';
import type { Content } from '#editor/session/content.ts';

/** What two sides come to, mine where both changed the same thing differently; then it is a conflict. */
export type MergedContent<Data> = { content: Content<Data>; isConflict: boolean };

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
  // Nothing is kept without a title: who has deleted it has no other in its place.
  const title =
    mine.title.trim() === ''
      ? { value: theirs.title, isConflict: false }
      : mergePart(base?.title, mine.title, theirs.title, sameTitle);
  const templateId = mergePart(base?.templateId, mine.templateId, theirs.templateId, Object.is);
  const data = mergeData();
  return {
    content: { title: title.value, templateId: templateId.value, data: data.value },
    isConflict: title.isConflict || templateId.isConflict || data.isConflict,
  };

  function mergeData(): { value: Data; isConflict: boolean } {
    const was = base?.data;
    const whole = mergePart(was, mine.data, theirs.data, sameValue);
    if (!whole.isConflict || !isRecord(was) || !isRecord(mine.data) || !isRecord(theirs.data)) return whole;
    const { merged, conflicts } = mergeDocuments(fields, was, mine.data, theirs.data, deletions);
    // What is the same keeps its identity, and with it what can be undone. Merged of data of the one type.
    const value = sameValue(merged, mine.data) ? mine.data : (merged as Data);
    return { value, isConflict: conflicts.length > 0 };
  }
}

/** What is left where a conflict is settled by mine, and where by theirs: all else is merged in both. */
export function conflictSides<Data>(
  fields: Fields,
  base: Content<Data> | null,
  mine: Content<Data>,
  theirs: Content<Data>,
): { mine: Content<Data>; theirs: Content<Data> } {
  return {
    mine: mergeContent(fields, base, mine, theirs, 'as mine').content,
    theirs: mergeContent(fields, base, theirs, mine, 'as mine').content,
  };
}

/** Where it is not known what both began with, no side is known to be the one that changed it. */
function mergePart<T>(
  was: T | undefined,
  mine: T,
  theirs: T,
  same: (a: T, b: T) => boolean,
): { value: T; isConflict: boolean } {
  if (was === undefined) return { value: mine, isConflict: !same(mine, theirs) };
  const one = changedByOne({ was, mine, theirs }, same);
  return { value: one ? one.value : mine, isConflict: one === undefined };
}

/** Titles are compared as they are saved: what was trimmed off is no change. */
function sameTitle(a: string, b: string): boolean {
  return fitTitle(a, '') === fitTitle(b, '');
}

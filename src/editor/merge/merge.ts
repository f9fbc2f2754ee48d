import { fitTitle } from '#documents/fit-title.ts';
import { sameJson, type Content } from '#editor/session/content.ts';

/**
 * Brings together what was changed here and what was changed elsewhere since `base`, part by part: title, template,
 * data. Nothing when both sides changed the same part differently, or when it is not known what that was before: then
 * only the person can say.
 */
export function mergeContent<Data>(
  base: Partial<Content<Data>> | null,
  mine: Content<Data>,
  theirs: Content<Data>,
): Content<Data> | undefined {
  const merged = { ...mine };
  return mergePart('title') && mergePart('templateId') && mergePart('data') ? merged : undefined;

  function mergePart<Part extends keyof Content<Data>>(part: Part): boolean {
    if (isSame(mine[part], theirs[part], part)) return true;
    const before = base?.[part];
    const unchangedHere = before !== undefined && isSame(mine[part], before, part);
    // Nothing is kept without a title: who has deleted it has no other in its place.
    if (unchangedHere || (part === 'title' && isSame(mine.title, '', part))) {
      merged[part] = theirs[part];
      return true;
    }
    return before !== undefined && isSame(theirs[part], before, part);
  }
}

/** A title is compared as it is saved: what was trimmed off is no change. */
function isSame(a: unknown, b: unknown, part: keyof Content<unknown>): boolean {
  const titles = part === 'title' && typeof a === 'string' && typeof b === 'string';
  return titles ? fitTitle(a, '') === fitTitle(b, '') : sameJson(a, b);
}

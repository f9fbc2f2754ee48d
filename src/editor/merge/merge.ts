import { sameJson, type Content } from '#editor/session/content.ts';

/**
 * Brings together what was changed here and what was changed elsewhere since `base`, part by part: title, template,
 * data. Nothing when both sides changed the same part differently (or when `base` is not known any more): then only
 * the person can say.
 */
export function mergeContent<Data>(
  base: Content<Data> | null,
  mine: Content<Data>,
  theirs: Content<Data>,
): Content<Data> | undefined {
  const merged = { ...mine };
  return mergePart('title') && mergePart('templateId') && mergePart('data') ? merged : undefined;

  function mergePart<Part extends keyof Content<Data>>(part: Part): boolean {
    if (sameJson(mine[part], theirs[part])) return true;
    if (!base) return false;
    if (sameJson(theirs[part], base[part])) return true;
    if (!sameJson(mine[part], base[part])) return false;
    merged[part] = theirs[part];
    return true;
  }
}

import { TITLE_MAX } from '#documents/limits.ts';

const SUFFIX = ' (Copy)';

/** The title of a duplicate, shortened where the suffix would make it longer than a title may be. */
export function copyTitle(title: string): string {
  const copy = title + SUFFIX;
  if (copy.length <= TITLE_MAX) return copy;
  const room = TITLE_MAX - SUFFIX.length - 1;
  let kept = '';
  // By whole characters as people see them: an emoji or an accented letter is not cut in two.
  for (const { segment } of new Intl.Segmenter().segment(title)) {
    if (kept.length + segment.length > room) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…${SUFFIX}`;
}

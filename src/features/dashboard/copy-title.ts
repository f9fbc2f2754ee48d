/** Longest title the server takes; a test holds it equal to the contract's, which would bring its validator along. */
export const LONGEST_TITLE = 200;
const SUFFIX = ' (Copy)';

/** The title of a duplicate, shortened where the suffix would make it longer than a title may be. */
export function copyTitle(title: string): string {
  const copy = title + SUFFIX;
  if (copy.length <= LONGEST_TITLE) return copy;
  const room = LONGEST_TITLE - SUFFIX.length - 1;
  let kept = '';
  // By whole characters as people see them: an emoji or an accented letter is not cut in two.
  for (const { segment } of new Intl.Segmenter().segment(title)) {
    if (kept.length + segment.length > room) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…${SUFFIX}`;
}

import { TITLE_MAX } from '#documents/limits.ts';

const SUFFIX = ' (Copy)';

/** The title of a duplicate. */
export function copyTitle(title: string): string {
  return withSuffix(title, SUFFIX);
}

/** A title with something after it, shortened where that would make it longer than a title may be. */
export function withSuffix(title: string, suffix: string): string {
  const whole = title + suffix;
  if (whole.length <= TITLE_MAX) return whole;
  const room = TITLE_MAX - suffix.length - 1;
  let kept = '';
  // By whole characters as people see them: an emoji or an accented letter is not cut in two.
  for (const { segment } of new Intl.Segmenter().segment(title)) {
    if (kept.length + segment.length > room) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…${suffix}`;
}

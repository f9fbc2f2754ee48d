import type { Design } from '../catalog/design.ts';

/**
 * A heading as the page shows it. Capitals where the design has them: those of one page look alike. In the first drawing
 * those of a person stay as they were written.
 */
export function shownHeading(
  { text, own }: { text: string; own: boolean },
  { caps, rules }: Pick<Design, 'caps' | 'rules'>,
): string {
  return caps && (own || rules) ? text.toUpperCase() : text;
}

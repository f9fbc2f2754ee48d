import type { Design } from '../catalog/design.ts';

/** A heading as the page shows it: capitals only for our own, and where the design has them. */
export function shownHeading({ text, own }: { text: string; own: boolean }, { caps }: Design): string {
  return caps && own ? text.toUpperCase() : text;
}

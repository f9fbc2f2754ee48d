import type { Density } from '#documents/resume/schema.ts';

/** How close the lines and parts of a resume can stand. */
export const DENSITIES: readonly { value: Density; label: string }[] = [
  { value: 'normal', label: 'Normal' },
  { value: 'compact', label: 'Compact' },
  { value: 'tight', label: 'Tight' },
];

import type { RequirementKind } from '../ad.ts';

/*
 * What a word of an ad may be part of: something asked for, something merely named, a quality of a person, or none of these.
 */
export const AD_CLASSES = [
  'none',
  'skill',
  'certificate',
  'degree',
  'years',
  'language',
  'mentioned',
  'soft',
] as const satisfies readonly (RequirementKind | 'none' | 'mentioned' | 'soft')[];

export type AdClass = (typeof AD_CLASSES)[number];

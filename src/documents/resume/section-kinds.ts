/** Kinds of further sections; `custom` carries a title of its own. */
export const FURTHER_SECTION_KINDS = [
  'projects',
  'certificates',
  'languages',
  'awards',
  'volunteering',
  'publications',
  'custom',
] as const;

export type FurtherSectionKind = (typeof FURTHER_SECTION_KINDS)[number];

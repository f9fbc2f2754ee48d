/** Why a version of a document was kept: what replaced it, or what a person did with it. */
export const VERSION_CAUSES = [
  /** A stretch of editing began with the save that replaced it. */
  'edit',
  'merge',
  'import',
  'template',
  'restore',
  /** The document was brought up to date with its base. */
  'followed',
  'archive',
  /** The person gave it a name while it was the present one. */
  'named',
] as const;

export type VersionCause = (typeof VERSION_CAUSES)[number];

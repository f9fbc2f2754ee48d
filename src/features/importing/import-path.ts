/** Where a resume that somebody has is brought. */
const IMPORT_PATH = '/import';

/** The same for a cover letter. */
export const IMPORT_LETTER_PATH = '/import-letter';

/** In its address, the saved resume that it goes into. */
export const INTO = 'into';

/** The same of one that was never saved, by its draft. */
export const INTO_DRAFT = 'draft';

/** The resume that is open where something is brought. */
export type OpenResume = { id: number } | { draft: string };

export function importPath(into: OpenResume | null = null): string {
  if (into === null) return IMPORT_PATH;
  return 'id' in into
    ? `${IMPORT_PATH}?${INTO}=${into.id}`
    : `${IMPORT_PATH}?${INTO_DRAFT}=${encodeURIComponent(into.draft)}`;
}

/** Where a resume that somebody has is brought. */
const IMPORT_PATH = '/import';

/** In its address, the saved resume that it goes into. */
export const INTO = 'into';

export function importPath(into: number | null = null): string {
  return into === null ? IMPORT_PATH : `${IMPORT_PATH}?${INTO}=${into}`;
}

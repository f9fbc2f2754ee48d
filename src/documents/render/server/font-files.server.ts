import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FONT_FILES } from '#documents/catalog/fonts.ts';

/**
 * Absolute paths of every font file a document may use, by its name in the catalogue.
 * @param folder of the build's fonts, or the one the font packages are installed in
 * @throws Error naming the missing files: set without its typeface a document would come out without text
 */
export function fontPaths(folder: string, files: readonly string[] = FONT_FILES): Map<string, string> {
  const paths = new Map(files.map((file) => [file, join(folder, file)]));
  const missing = [...paths.values()].filter((path) => !existsSync(path));
  if (missing.length > 0) {
    throw new Error(`Fonts are missing (run npm ci, and npm run build): ${missing.join(', ')}`);
  }
  return paths;
}

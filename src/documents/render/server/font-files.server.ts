import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FONT_FILES } from '#documents/catalog/fonts.ts';

/**
 * Absolute paths of every font file a document may use, by its name in the catalogue.
 * @param nodeModules the folder the font packages are installed in
 * @throws Error naming the missing files: set without its typeface a document would come out without text
 */
export function fontPaths(nodeModules: string, files: readonly string[] = FONT_FILES): Map<string, string> {
  const paths = new Map(files.map((file) => [file, join(nodeModules, file)]));
  const missing = [...paths.values()].filter((path) => !existsSync(path));
  if (missing.length > 0) {
    throw new Error(`Fonts are not installed (run npm ci): ${missing.join(', ')}`);
  }
  return paths;
}

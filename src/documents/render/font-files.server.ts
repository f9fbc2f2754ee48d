import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FONT_FILES } from '../catalog/fonts.ts';

/**
 * Absolute paths of every font file a design may use.
 * @param nodeModules the folder the font packages are installed in
 * @throws Error naming the missing files: set without its typeface a document would come out without text
 */
export function fontPaths(nodeModules: string, files: readonly string[] = FONT_FILES): string[] {
  const paths = files.map((file) => join(nodeModules, file));
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0) {
    throw new Error(`Fonts are not installed (run npm ci): ${missing.join(', ')}`);
  }
  return paths;
}

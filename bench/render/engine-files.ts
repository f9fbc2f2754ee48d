import { fileURLToPath } from 'node:url';
import type { CompilerFiles } from '#documents/render/engine.ts';
import { fontPaths } from '#documents/render/server/font-files.server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

// As in a child of the engine: the compiler reads it when it is first used.
process.env.RAYON_NUM_THREADS = '1';

/** The product's own templates and typefaces. */
export const engineFiles: CompilerFiles = {
  templates: `${root}templates`,
  fonts: fontPaths(`${root}node_modules`),
};

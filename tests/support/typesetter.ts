import { fileURLToPath } from 'node:url';
import type { Compiler } from '#documents/render/engine.ts';
import { fontPaths } from '#documents/render/server/font-files.server.ts';
import { createNativeCompiler } from '#documents/render/server/native-compiler.server.ts';

const ROOT = new URL('../../', import.meta.url);

/** The compiler in this process, for tests of what is printed; fails on every warning. */
export function typesetter(): Compiler {
  const inRoot = (folder: string) => fileURLToPath(new URL(folder, ROOT));
  return createNativeCompiler({ templates: inRoot('templates'), fonts: fontPaths(inRoot('node_modules')) });
}

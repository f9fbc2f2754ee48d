import type { Plugin } from 'vite';

/** What packages would make of text, and what stands in its place. */
const REPLACED: readonly { file: RegExp; text: string; by: string }[] = [
  {
    // The last of several ways in which helpers for older browsers look for the global object.
    file: /node_modules\/pdfjs-dist\/legacy\/build\/[\w.]+\.mjs$/,
    text: "Function('return this')()",
    by: 'globalThis',
  },
  {
    // Zod tries whether it may compile checks, and goes on without where that fails.
    file: /node_modules\/zod\/v4\/core\/(util|doc)\.js$/,
    text: 'const F = Function;',
    by: "const F = class { constructor() { throw new Error('no code of text here'); } };",
  },
];

/** Makes packages fit for a worker whose policy runs no text as code; `typstGlue` looks whether anything is left. */
export function noCodeOfText(): Plugin {
  return {
    name: 'no-code-of-text',
    enforce: 'pre',
    transform(code, id) {
      const fitted = withoutCodeOfText(id.split('?', 1)[0] ?? '', code);
      return fitted === null ? null : { code: fitted, map: null };
    },
  };
}

/** A file of one of the packages as a worker may have it; null for any other file. */
export function withoutCodeOfText(path: string, code: string): string | null {
  const found = REPLACED.find(({ file }) => file.test(path));
  return found ? code.replaceAll(found.text, found.by) : null;
}

/**
 * The functions that the WebAssembly builds of Typst would make of text with `new Function(...)`, by that text. A page
 * or worker under a strict policy may not run text, so the build puts this table in its place
 * (scripts/vite/typst-glue.ts). Taken from version 0.7.0 of both packages.
 */
const FUNCTIONS: Readonly<Record<string, (path?: unknown) => unknown>> = {
  'return this': () => globalThis,
  'return 0': () => 0,
  'return true': () => true,
  'path|return path': (path) => path,
  "throw new Error('Dummy AccessModel, please initialize compiler with withAccessModel()')": () => {
    throw new Error('The compiler has no access to files but those it was given.');
  },
  "throw new Error('Dummy Registry, please initialize compiler with withPackageRegistry()')": () => {
    throw new Error('The compiler has no access to packages.');
  },
};

/** @throws Error for a text that is not in the table */
export function constantFunction(...texts: string[]): (path?: unknown) => unknown {
  const text = texts.join('|');
  const known = Object.hasOwn(FUNCTIONS, text) ? FUNCTIONS[text] : undefined;
  if (known === undefined) throw new Error(`Typst asks for a function made of unknown text: ${text}`);
  return known;
}

/** What the table was taken from: another version needs another look. */
export const TYPST_VERSION = '0.7.0';

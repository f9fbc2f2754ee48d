/**
 * Unit tests that need modules of their own: those that replace a module, and that of the browser's compiler, whose
 * package keeps the first code it is given. All others share the modules that their worker has loaded.
 */
export const ALONE = [
  'scripts/vite/drawing-compiler.test.ts',
  'src/editor/drafts/device-drafts.test.ts',
  'src/platform/http/site-compression.test.ts',
];

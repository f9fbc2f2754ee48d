import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutCodeOfText } from './no-code-of-text.ts';

it.each([
  'pdfjs-dist/legacy/build/pdf.mjs',
  'pdfjs-dist/legacy/build/pdf.worker.mjs',
  'zod/v4/core/util.js',
  'zod/v4/core/doc.js',
])('%s makes no code of text once it is fitted, and would before', (name) => {
  const path = `node_modules/${name}`;
  const code = readFileSync(path, 'utf8');
  const fitted = withoutCodeOfText(`/project/${path}`, code);
  expect(fitted).not.toBeNull();
  expect(fitted).not.toBe(code);
  expect(fitted).not.toMatch(/const F = Function|\bFunction\('/);
});

it('other files stay as they are', () => {
  expect(withoutCodeOfText('/project/src/main/root.tsx', 'const F = Function;')).toBeNull();
});

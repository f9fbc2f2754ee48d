import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';

/** Documents that lead to code. Decisions are left out: they tell what was so on their day. */
const DOCUMENTS = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  ...globSync('docs/*.md'),
  ...globSync('docs/how-to/*.md'),
  ...globSync('docs/operations/*.md'),
];
/** Folders that paths begin with, and that no build makes. */
const FROM_ROOT = /^(?:src|templates|tests|e2e|bench|scripts|docs|public)\//;
/** What an example of a how-to adds. */
const ADDED = /\/(?:two-emails|nl|be)\.ts$|\/counts\//;

const text = (document: string) => readFileSync(document, 'utf8');

test.each(DOCUMENTS)('%s names only files and folders that are there', (document) => {
  const named = [...text(document).matchAll(/`([\w./*{}-]+)`/g)].map(([, path = '']) => path);
  const missing = named
    .filter((path) => FROM_ROOT.test(path) && !ADDED.test(path) && !path.includes('NNNN'))
    .filter((path) => globSync(path).length === 0);
  expect(missing).toEqual([]);
});

const FILES = globSync(['{src,templates,tests,e2e,bench,scripts,docs,public}/**/*', '*']);

/** Whether a file is there: by its path from the root or from `src/`, by the end of its path, or by its name. */
const isSomewhere = (name: string) =>
  FILES.some((path) => path === name || path.endsWith(`/${name}`)) ||
  (/[*{]/.test(name) && FILES.some((path) => matchesGlob(path, name) || matchesGlob(path, `**/${name}`)));

test.each(DOCUMENTS)(
  '%s names only TypeScript files that are there, also where it leaves out the folder',
  (document) => {
    const spans = text(document)
      .replace(/^```.*?^```/gms, '')
      // What an example leaves open, such as the kind in `src/documents/<kind>/kind.ts`, stands for any.
      .replace(/<\w+>/g, '*')
      .matchAll(/`([^`\n]+)`/g);
    const names = [...spans].flatMap(([, span = '']) => span.match(/[\w.*{},/-]+\.tsx?(?![\w.])/g) ?? []);
    const missing = names.filter((name) => !ADDED.test(`/${name}`) && !isSomewhere(name));
    expect([...new Set(missing)]).toEqual([]);
  },
);

test.each([...DOCUMENTS, ...globSync('docs/decisions/*.md')])(
  '%s links only to files that are there',
  (document) => {
    const linked = [...text(document).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => path);
    expect(linked.filter((path) => !existsSync(join(dirname(document), path)))).toEqual([]);
  },
);

test('each decision has a number of its own, the one in its name', () => {
  const files = globSync('docs/decisions/*.md');
  const numbers = files.map((file) => Number(/(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]));
  expect(new Set(numbers).size).toBe(files.length);
  for (const [index, file] of files.entries())
    expect(text(file)).toMatch(new RegExp(`^# ${numbers[index]}\\. `));
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILD, FOR_OPERATORS, isNotRun, SERVER_PROGRAMS } from './release-contents.ts';

/** What an operator reads, and what the server runs by it. */
const PAGES = ['docs/deployment.md', ...globSync(`${FOR_OPERATORS}/**/*.md`)];
const READ_BY_OPERATORS = [...PAGES, ...globSync(`${FOR_OPERATORS}/**/*.{sh,service}`)];

const buildSteps = ['build', 'build-fonts', 'write-sbom']
  .map((name) => readFileSync(`scripts/${name}.ts`, 'utf8'))
  .join('\n');

test('the pages for operators name many files on the server', () => {
  const named = READ_BY_OPERATORS.flatMap((page) => onServer(readFileSync(page, 'utf8')));
  expect(named).toEqual(
    expect.arrayContaining([
      'docs/operations/foothold.service',
      'docs/operations/pgbackrest/back-up.sh',
      'docs/operations/pgbackrest/archive.conf',
      'build/fonts/SHA256SUMS',
      'build/server/server.js',
    ]),
  );
});

test.each(READ_BY_OPERATORS)('every file on the server that %s names is in a release', (page) => {
  const missing = onServer(readFileSync(page, 'utf8')).filter((path) => !isCarried(path));
  expect(missing).toEqual([]);
});

test.each(PAGES)('%s asks no npm of a server for commands: a release has none', (page) => {
  expect(readFileSync(page, 'utf8')).not.toMatch(/npm (?:run )?(?:--silent )?(?:run )?(?:admin|migrate)/);
});

/** Paths below the product's folder: by its whole name, from it, or from a folder that a block of commands goes into. */
function onServer(text: string): string[] {
  const whole = text.matchAll(/\/srv\/foothold\/(?:app|next)\/([\w./-]+)/g);
  const within = text.matchAll(/(?<![\w./-])((?:build|docs\/operations)\/[\w./-]+)/g);
  const entered = [...text.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block = '']) => {
    const [, folder] = /cd \/srv\/foothold\/(?:app|next)\/([\w./-]+)/.exec(block) ?? [];
    const names = block.matchAll(/(?<![\w./-])([\w-]+\.(?:conf|sh|sql)|SHA256SUMS)(?![\w./-])/g);
    return folder === undefined ? [] : [...names].map(([, name = '']) => join(folder, name));
  });
  const paths = [...whole, ...within].map(([, path = '']) => path.replace(/[./]+$/, ''));
  // Packages are carried by what the bundle imports, and not by what a page names.
  return [...paths, ...entered].filter((path) => !path.startsWith('node_modules'));
}

/** Whether a release has it: from this checkout, or because a step of the build makes it. */
function isCarried(path: string): boolean {
  if (path === FOR_OPERATORS || path.startsWith(`${FOR_OPERATORS}/`)) return existsSync(path);
  if (!path.startsWith(`${BUILD}/`) || isNotRun(path)) return false;
  const [, program] = /^build\/server\/([\w-]+)\.js$/.exec(path) ?? [];
  if (program !== undefined)
    return Object.entries(SERVER_PROGRAMS).some(([name, source]) => name === program && existsSync(source));
  if (path === 'build/fonts/SHA256SUMS') return buildSteps.includes("join(folder, 'SHA256SUMS')");
  return buildSteps.includes(`'${path}'`);
}

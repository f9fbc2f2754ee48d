import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { SHELL_PAGES } from '../src/main/service-worker/handling.ts';

/** The list of all pages' files, which names far more than these pages load. */
const MANIFEST = /\/manifest-[\w-]+\.js$/;

/**
 * Bundles the service worker as /sw.js, with the list of what the application's pages load: what they name, and what
 * those scripts name in turn. It differs whenever one of them does, so that browsers notice.
 */
export async function buildServiceWorker(site: string): Promise<void> {
  const pages = SHELL_PAGES.map((path) => join(site, path, 'index.html')).map((file) =>
    existsSync(file) ? file : join(site, '__spa-fallback.html'),
  );
  const texts = await Promise.all(pages.map((file) => readFile(file, 'utf8')));
  const files = await loadedBy(site, texts);
  const shell = createHash('sha256')
    .update(JSON.stringify([texts, files]))
    .digest('hex')
    .slice(0, 12);
  await build({
    entryPoints: ['src/main/service-worker/service-worker.ts'],
    outfile: join(site, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2023',
    define: { SHELL_BUILD: JSON.stringify(shell), SHELL_FILES: JSON.stringify(files) },
    logLevel: 'warning',
  });
}

/** Files under /assets/ that pages load, at once or later. */
async function loadedBy(site: string, pages: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  const waiting = pages.flatMap((text) =>
    Array.from(text.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g), ([file]) => file),
  );
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || !existsSync(join(site, file))) continue;
    found.add(file);
    if (!file.endsWith('.js') || MANIFEST.test(file)) continue;
    const script = await readFile(join(site, file), 'utf8');
    const named = script.matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["'`]/g);
    waiting.push(...Array.from(named, ([, name]) => `/assets/${name}`));
  }
  if (found.size < pages.length) throw new Error('The pages of the application name no files.');
  return [...found].sort();
}

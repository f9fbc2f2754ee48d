import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { documentPaths, publicPaths } from '../src/main/prerendered-paths.ts';
import { ORIGIN } from '../src/ui/page-meta.ts';
import { buildFonts } from './build-fonts.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { deferStart } from './defer-start.ts';
import { putFirstScripts } from './first-scripts.ts';
import { SERVER_PROGRAMS } from './release-contents.ts';

/** Smaller files gain nothing. */
const WORTH_COMPRESSING_BYTES = 1_000;
const LARGE_BYTES = 10_000_000;
const WEB = 'build/web/client';
/** Packages that another looks for and does without. */
const OPTIONAL = ['pg-native'];
/** What has been compressed once, by a hash of its content. */
const COMPRESSED = '.cache/brotli';

await rm('build', { recursive: true, force: true });
// The galleries' pictures come first: the site's build takes them in.
execFileSync(process.execPath, ['scripts/build-thumbnails.ts'], { stdio: 'inherit' });
execFileSync('node_modules/.bin/react-router', ['build'], { stdio: ['ignore', 'ignore', 'inherit'] });
// It drew the ready pages; nothing reads it any more.
await rm('build/web/server', { recursive: true, force: true });
await putFirstScripts(WEB);
await buildServiceWorker(WEB);
await Promise.all([
  buildServer(),
  // All that the server reads lies in the build: an installation needs neither the sources nor the font packages.
  buildFonts('build/fonts'),
  cp('templates', 'build/templates', { recursive: true }),
  cp('src/platform/database/migrations', 'build/migrations', { recursive: true }),
  compressAssets(WEB),
  import('./build-social-pictures.ts'),
  writeSitemap(),
  ...documentPaths.map(finishDocument),
]);

/** Makes a ready page light, and its links to itself those that the server answers without a detour. */
async function finishDocument(path: string): Promise<void> {
  const file = join(WEB, path, 'index.html');
  const html = await deferStart(await readFile(file, 'utf8'));
  await writeFile(file, html.replaceAll(new RegExp(`(href="${path})/(?=[?#"])`, 'g'), '$1'));
}

/** Every public page, for search engines. */
async function writeSitemap(): Promise<void> {
  const urls = publicPaths.map((path) => `  <url><loc>${ORIGIN}${path}</loc></url>\n`);
  await writeFile(
    join(WEB, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`,
  );
}

/** Bundles the server: one file loads in a fraction of the time that hundreds of modules take. */
async function buildServer(): Promise<void> {
  const { metafile } = await build({
    entryPoints: SERVER_PROGRAMS,
    outdir: 'build/server',
    bundle: true,
    splitting: true,
    minifySyntax: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    sourcemap: 'linked',
    metafile: true,
    // These find files of their own beside themselves.
    external: ['@electric-sql/pglite', '@myriaddreamin/*', 'sharp', ...OPTIONAL],
    // Packages in the older module format expect these names.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  const packages = packagesOf(metafile);
  assertInstalled(packages);
  // What an installation needs beside the build (scripts/release.ts).
  await writeFile('build/packages.json', JSON.stringify(packages));
  const inputs = Object.keys(metafile.inputs).concat(await readdir('templates', { recursive: true }));
  const id = createHash('sha256').update(JSON.stringify(inputs));
  for (const name of Object.keys(metafile.outputs)) id.update(await readFile(name));
  await writeFile('build/build-id', id.digest('hex').slice(0, 12));
}

/** Packages that the bundle still imports. */
function packagesOf({ outputs }: Metafile): string[] {
  const paths = Object.values(outputs)
    .flatMap(({ imports }) => imports.filter(({ external }) => external).map(({ path }) => path))
    .filter((path) => !isBuiltin(path) && !OPTIONAL.includes(path));
  const names = paths.map((path) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
  return [...new Set(names)].toSorted();
}

/** They have to be dependencies: of development's an installation has none. */
function assertInstalled(packages: readonly string[]): void {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const missing = packages.filter((name) => !Object.hasOwn(dependencies, name));
  if (missing.length > 0) throw new Error(`No dependencies in package.json: ${missing.join(', ')}`);
}

async function compressAssets(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(js|css|svg|json|wasm|ttf|otf)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await mkdir(COMPRESSED, { recursive: true });
  await Promise.all(files.map(compress));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_COMPRESSING_BYTES) return;
  const quality = qualityFor(file, content.length);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const hash = createHash('sha256').update(content).digest('hex');
  const kept = join(COMPRESSED, `${hash}-${quality}.br`);
  if (!existsSync(kept)) {
    const unfinished = `${kept}.${process.pid}`;
    await writeFile(unfinished, await promisify(brotliCompress)(content, { params }));
    await rename(unfinished, kept);
  }
  await copyFile(kept, `${file}.br`);
}

/** The best there is takes two minutes for the engine's 28 MB and gains a tenth on them, on fonts yet less. */
function qualityFor(file: string, size: number): number {
  if (/\.(ttf|otf)$/.test(file)) return 5;
  return size > LARGE_BYTES ? 9 : 11;
}

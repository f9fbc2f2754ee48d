import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, link, lstat, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { BUILD, FOR_OPERATORS, isNotRun } from './release-contents.ts';

/*
 * Puts what an installation needs, and nothing else, into one folder: the build, and of the packages those that the
 * bundle still imports, for the platform that this runs on; and what operators install from it or read beside it. Node
 * itself is the machine's own, or an image's.
 *
 *   npm run release                  writes release/
 *   npm run release -- FOLDER        writes that folder
 *   npm run release -- --postgres    without the embedded database, which production does not use
 */
const { values, positionals } = parseArgs({
  options: { postgres: { type: 'boolean' } },
  allowPositionals: true,
});
const [target = 'release'] = positionals;
const { version, engines } = readJson<{ version: string; engines: object }>('package.json');

/** The compiler's second build, for platforms that the first is not there for (decision 7). */
const SECOND_COMPILER = ['@myriaddreamin/typst-ts-renderer', '@myriaddreamin/typst-ts-web-compiler'];
const NATIVE_COMPILER = '@myriaddreamin/typst-ts-node-compiler';
const EMBEDDED_DATABASE = '@electric-sql/pglite';

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
await cp(BUILD, join(target, BUILD), { recursive: true, filter: (path) => !isNotRun(path) });
for (const name of await packagesToInstall()) await copyPackage(name);
await cp(FOR_OPERATORS, join(target, FOR_OPERATORS), { recursive: true });
await dropPlainEngines(join(target, BUILD, 'web', 'client', 'assets'));
await linkTwins(join(target, BUILD));
const about = { name: 'foothold', version, private: true, type: 'module', engines };
await writeFile(join(target, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
console.log(`${target}: ${((await sizeOf(target)) / 1e6).toFixed(0)} MB`);

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}

type Manifest = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };

/** The packages that the bundle imports, and those that they need: of optional ones what is there for this platform. */
async function packagesToInstall(): Promise<string[]> {
  const found = new Set<string>();
  const add = (name: string): void => {
    if (found.has(name) || !existsSync(join('node_modules', name))) return;
    found.add(name);
    const manifest = readJson<Manifest>(join('node_modules', name, 'package.json'));
    for (const needed of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }))
      add(needed);
  };
  readJson<string[]>('build/packages.json').forEach(add);
  const isNative = [...found].some((name) => name.startsWith(`${NATIVE_COMPILER}-`));
  const leftOut = [...(isNative ? SECOND_COMPILER : []), ...(values.postgres ? [EMBEDDED_DATABASE] : [])];
  return [...found].filter((name) => !leftOut.includes(name));
}

async function copyPackage(name: string): Promise<void> {
  const [from, to] = [join('node_modules', name), join(target, 'node_modules', name)];
  await cp(from, to, { recursive: true, filter: (path) => !isNotRun(path) });
}

/** The server unpacks the compressed form for the few who do not take it (platform/http/static-files). */
async function dropPlainEngines(assets: string): Promise<void> {
  for (const name of await readdir(assets))
    if (name.endsWith('.wasm') && existsSync(join(assets, `${name}.br`))) await rm(join(assets, name));
}

/** Files of one content become one file under two names: the typefaces, which the engine and browsers both read. */
async function linkTwins(folder: string): Promise<void> {
  const byContent = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(ttf|otf)$/.test(path)) continue;
    const content = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
    const twin = byContent.get(content);
    if (twin === undefined) byContent.set(content, path);
    else {
      await rm(path);
      await mkdir(dirname(path), { recursive: true });
      await link(twin, path);
    }
  }
}

/** In bytes; what stands under two names counts once. */
async function sizeOf(folder: string): Promise<number> {
  const counted = new Set<number>();
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const { ino, size } = entry.isSymbolicLink() ? await lstat(path) : await stat(path);
    if (!entry.isDirectory() && !counted.has(ino)) bytes += size;
    counted.add(ino);
  }
  return bytes;
}

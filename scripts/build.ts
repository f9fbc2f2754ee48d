import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'esbuild';

/** Smaller files gain nothing. */
const WORTH_COMPRESSING_BYTES = 1_000;

await rm('build', { recursive: true, force: true });
// The galleries' pictures come first: the site's build takes them in.
execFileSync(process.execPath, ['scripts/build-thumbnails.ts'], { stdio: 'inherit' });
execFileSync('node_modules/.bin/react-router', ['build'], { stdio: ['ignore', 'ignore', 'inherit'] });
await Promise.all([buildServer(), compressAssets('build/web/client')]);

/** Bundles the server: one file loads in a fraction of the time that hundreds of modules take. */
async function buildServer(): Promise<void> {
  const { metafile } = await build({
    entryPoints: {
      server: 'src/main/server.ts',
      'render-process': 'src/documents/render/worker-process.server.ts',
    },
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
    external: ['@electric-sql/pglite', '@myriaddreamin/*', 'pg-native'],
    // Packages in the older module format expect these names.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  const inputs = Object.keys(metafile.inputs).concat(await readdir('templates', { recursive: true }));
  const id = createHash('sha256').update(JSON.stringify(inputs));
  for (const name of Object.keys(metafile.outputs)) id.update(await readFile(name));
  await writeFile('build/build-id', id.digest('hex').slice(0, 12));
}

async function compressAssets(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(js|css|svg|json|wasm|ttf)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compress));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_COMPRESSING_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
}

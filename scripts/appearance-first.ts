import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const HEAD = /<head>(?:<meta charSet="utf-8"\/>)?/i;

/**
 * Puts a small script at the head of every page that shows the look chosen on the device before anything is painted.
 * Like the script that starts a page it may run by its hash (src/platform/http/security-headers.ts).
 * @throws Error when a page has no head of the form this was written for
 */
export async function showAppearanceFirst(directory: string): Promise<void> {
  const script = `<script>${await appearanceScript()}</script>`;
  const pages = (await readdir(directory, { recursive: true })).filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const file = join(directory, page);
    const html = await readFile(file, 'utf8');
    if (!HEAD.test(html)) throw new Error(`${page} has no head of the expected form.`);
    await writeFile(
      file,
      html.replace(HEAD, (head) => head + script),
    );
  }
}

async function appearanceScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: "import { applyAppearance } from './src/ui/appearance/appearance.ts'; applyAppearance();",
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
  });
  return (outputFiles[0]?.text ?? '').trim();
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageScript } from './page-script.ts';

const FIRST = `
  import { applyAppearance } from './src/ui/appearance/appearance.ts';
  import { holdPresses } from './src/main/held-presses.ts';
  import { noticeMissingFiles } from './src/main/missing-files/missing-files.ts';
  applyAppearance();
  noticeMissingFiles();
  holdPresses();`;
const HEAD = /<head>(?:<meta charSet="utf-8"\/>)?/i;

/**
 * Puts a small script at the head of every page that shows the look chosen on the device before anything is painted,
 * hears of files that are missing before any is asked for, and keeps what is pressed until the application is there.
 * @throws Error when a page has no head of the form this was written for
 */
export async function putFirstScripts(directory: string): Promise<void> {
  const script = `<script>${await pageScript(FIRST)}</script>`;
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

import { build } from 'esbuild';

/**
 * Makes one small script of some code, to stand in a page itself. It may run there by its hash
 * (src/platform/http/security-headers.ts).
 */
export async function pageScript(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    external: ['/assets/*'],
    supported: { 'dynamic-import': true },
  });
  return (outputFiles[0]?.text ?? '').trim();
}

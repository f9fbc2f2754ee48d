import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { fontFilesFor } from '#documents/render/job-data.ts';
import type { PrintJob } from '#documents/render/print-job.ts';
import { ENGINE_WORKER_CSP } from '#platform/http/security-headers.ts';
import { fitGlue, glueAt } from '../../scripts/vite/typst-glue.ts';
import type { PdfOrder } from '../../tests/support/pdf-worker.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const require = createRequire(import.meta.url);

/** The PDF that the engine writes in a worker of the page, under the policy of the product's own worker. */
export async function pdfFromWorker(page: Page, job: PrintJob): Promise<Buffer> {
  const files: Record<string, () => string | Buffer> = {
    'worker.js': await workerCode(),
    'compiler.wasm': () => readFileSync(require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')),
    'renderer.wasm': () => readFileSync(require.resolve('@myriaddreamin/typst-ts-renderer/wasm')),
  };
  const order: PdfOrder = { job, templates: templates(), fonts: {} };
  for (const [at, file] of fontFilesFor(job).entries()) {
    files[`font-${at}`] = () => readFileSync(join(ROOT, 'node_modules', file));
    order.fonts[file] = `/pdf-test/font-${at}`;
  }
  await page.context().route(/\/(pdf-test|assets\/pdf-test-)/, (route) => {
    const name = new URL(route.request().url()).pathname.replace(/^\/(pdf-test\/|assets\/pdf-test-)/, '');
    const contentType = name.endsWith('.js')
      ? 'text/javascript'
      : name.endsWith('.wasm')
        ? 'application/wasm'
        : 'font/ttf';
    return route.fulfill({
      body: files[name]?.() ?? '',
      contentType,
      headers: { 'Content-Security-Policy': ENGINE_WORKER_CSP },
    });
  });
  const base64 = await page.evaluate(async (order) => {
    // Where scripts of the build are: pages take no other.
    const worker = new Worker('/assets/pdf-test-worker.js', { type: 'module' });
    const answer = await new Promise<Uint8Array<ArrayBuffer> | string>((resolve) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => resolve(message);
      worker.postMessage(order);
    });
    worker.terminate();
    if (typeof answer === 'string') throw new Error(answer);
    let binary = '';
    for (const byte of answer) binary += String.fromCharCode(byte);
    return btoa(binary);
  }, order);
  return Buffer.from(base64, 'base64');
}

async function workerCode(): Promise<() => string> {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'tests/support/pdf-worker.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    alias: {
      '@myriaddreamin/typst-ts-web-compiler':
        require.resolve('@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler.mjs'),
      '@myriaddreamin/typst-ts-renderer':
        require.resolve('@myriaddreamin/typst-ts-renderer/pkg/typst_ts_renderer.mjs'),
    },
    plugins: [
      {
        name: 'typst-glue',
        setup({ onLoad }) {
          onLoad({ filter: /typst_ts_(web_compiler|renderer)\.mjs$/ }, ({ path }) => {
            const glue = glueAt(path);
            return glue ? { contents: fitGlue(readFileSync(path, 'utf8'), glue) } : null;
          });
        },
      },
    ],
  });
  const code = outputFiles[0]?.text ?? '';
  return () => code;
}

function templates(): Record<string, string> {
  const names = readdirSync(join(ROOT, 'templates'), { recursive: true, encoding: 'utf8' });
  const sources = names.filter((name) => name.endsWith('.typ'));
  return Object.fromEntries(
    sources.map((name) => [name, readFileSync(join(ROOT, 'templates', name), 'utf8')]),
  );
}

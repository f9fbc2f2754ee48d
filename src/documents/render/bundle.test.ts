import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import type * as pool from './server/process-engine.server.ts';
import { FIXTURE_FONTS, fixtureJob, fixtureTemplates } from './testing/fixture-job.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('the engine and its child work as bundles too, each build of the compiler', async () => {
  const templates = fixtureTemplates();
  mkdirSync(join(root, '.cache'), { recursive: true });
  // Within the project, from where the packages that stay outside the bundle are found.
  const outdir = mkdtempSync(join(root, '.cache/engine-bundle-'));
  try {
    const entries = ['process-engine.server', 'worker-process.server'];
    await build({
      entryPoints: entries.map((name) => join(import.meta.dirname, 'server', `${name}.ts`)),
      outdir,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      external: ['@myriaddreamin/*'],
    });
    const url = pathToFileURL(join(outdir, 'process-engine.server.js')).href;
    const { startEngine } = (await import(/* @vite-ignore */ url)) as typeof pool; // The bundle of that file.
    for (const compiler of ['native', 'wasm'] as const) {
      const engine = startEngine({
        templates: templates.root,
        fonts: FIXTURE_FONTS,
        processes: 1,
        build: compiler,
      });
      expect((await engine.pdf(fixtureJob())).pages).toBe(1);
      await engine.close();
    }
  } finally {
    rmSync(outdir, { recursive: true, force: true });
    templates.remove();
  }
}, 20_000);

import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { drawingCompiler } from './scripts/vite/drawing-compiler.ts';
import { engineFonts } from './scripts/vite/engine-fonts.ts';
import { noCodeOfText } from './scripts/vite/no-code-of-text.ts';
import { routeModuleMissing } from './scripts/vite/route-module-missing.ts';
import { typstGlue } from './scripts/vite/typst-glue.ts';

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** Packages that every page runs on. */
const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), routeModuleMissing(), engineFonts()],
  worker: { format: 'es', plugins: () => [typstGlue(), drawingCompiler(), noCodeOfText(), engineFonts()] },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every page needs is one file; a request for each small module costs more than its bytes.
        codeSplitting: { groups: [{ name: 'framework', test: FRAMEWORK }] },
      },
    },
  },
  server: { proxy: { '/api': api, '/dev/inbox': api, '^/s/': api } },
});

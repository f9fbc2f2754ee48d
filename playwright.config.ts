import { chromiumOptions } from './tests/support/chromium.ts';
import { defineConfig } from '@playwright/test';

/** Pages live for seconds: code that is made fast in the background, or looked at before it runs, costs more than it saves. */
const quickly = '--js-flags=--liftoff-only --wasm-lazy-validation --no-maglev --no-opt';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Each worker runs a product of its own.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // A machine that is busy with something else starves a browser for seconds. What fails twice is a fault; what
  // failed once is named at the end.
  retries: 1,
  forbidOnly: process.env.CI === 'true',
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry',
    launchOptions: { ...chromiumOptions, args: [...(chromiumOptions.args ?? []), quickly] },
  },
});

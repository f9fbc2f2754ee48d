import { defineConfig } from 'vitest/config';
import { testsThatShare } from './tests/support/shared-modules.ts';

const UNITS = ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/**/*.test.ts', 'scripts/**/*.test.ts'];
const NO_UNITS = ['**/*.api.test.ts', '**/*.soak.test.ts', '**/*.proof.test.ts'];
/** Parts of the documents' layer that are pure: text and data in, text and data out. */
const PURE = 'src/documents/{checks,import,merge,text}/**/*.test.ts';

const CALLS = ['src/**/*.api.test.ts'];
/**
 * What is about storing, and what goes through the whole product. `npm test` runs these alone on the embedded database
 * (scripts/test.ts), which every browser test uses besides; all others run there with `npm run soak`.
 */
const CALLS_THAT_STORE = ['src/{editor/store,main,platform/database}/**/*.api.test.ts'];

const callsOn = (database: 'embedded' | 'postgres'): string[] =>
  database === 'embedded' && process.env.EMBEDDED === 'store' ? CALLS_THAT_STORE : CALLS;

const environment = { NODE_OPTIONS: '--disable-warning=ExperimentalWarning' };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: UNITS,
          exclude: [...NO_UNITS, ...testsThatShare(PURE)],
          env: environment,
          // A busy machine is no fault: what hangs ends all the same.
          hookTimeout: 60_000,
          testTimeout: 60_000,
        },
      },
      // What is pure leaves nothing behind, so files share the modules that their worker has loaded: to load them for
      // each file anew took half the time.
      {
        test: {
          name: 'unit-pure',
          isolate: false,
          include: testsThatShare(PURE),
          env: environment,
          hookTimeout: 60_000,
          testTimeout: 60_000,
        },
      },
      // The same guarantees on both databases.
      ...(['embedded', 'postgres'] as const).map((database) => ({
        test: {
          name: `api-${database}`,
          // Files share the modules that their worker has loaded: to load them for each file anew took half the time.
          isolate: false,
          include: callsOn(database),
          globalSetup: [`tests/support/${database}-setup.ts`],
          env: { ...environment, TEST_DATABASE: database },
          hookTimeout: 60_000,
          testTimeout: 60_000,
        },
      })),
      // Every design with every kind of document.
      {
        test: {
          name: 'proof',
          include: ['tests/proof/**/*.proof.test.ts'],
          env: environment,
          hookTimeout: 120_000,
          // A design is set some hundred times: on a slow machine that takes minutes.
          testTimeout: 300_000,
        },
      },
      // The product in a second browser, one file after the other: each drives a browser and a product of its own.
      {
        test: {
          name: 'firefox',
          include: ['e2e/firefox/**/*.firefox.test.ts'],
          env: environment,
          hookTimeout: 120_000,
          testTimeout: 120_000,
          // As in the first browser: what passes at the second try only is told, and looked at.
          retry: 1,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'soak',
          include: ['tests/soak/**/*.soak.test.ts'],
          globalSetup: ['tests/support/embedded-setup.ts', 'tests/support/postgres-setup.ts'],
          env: environment,
          testTimeout: 20 * 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

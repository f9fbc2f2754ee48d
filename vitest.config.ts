import { defineConfig } from 'vitest/config';

const environment = { NODE_OPTIONS: '--disable-warning=ExperimentalWarning' };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.api.test.ts', '**/*.soak.test.ts', '**/*.proof.test.ts'],
          env: environment,
          // A busy machine is no fault: what hangs ends all the same.
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
          include: ['src/**/*.api.test.ts'],
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
          testTimeout: 60_000,
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

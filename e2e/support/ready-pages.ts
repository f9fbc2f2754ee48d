import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { documentPaths, publicPaths } from '../../src/main/prerendered-paths.ts';
import { startProductProcess, type ProductProcess } from '../../tests/support/product-process.ts';
import { tagsOf, type Tag } from './ready-html.ts';

/** The address of this installation, which every page must give instead of the one that it was fetched from. */
export const PUBLIC_URL = 'https://foothold.example';

/** Everything a person can come to from a search or a link. */
const PATHS = [...documentPaths, '/auth'];

export type ReadyPage = { path: string; html: string; tags: readonly Tag[] };

type WorkerFixtures = {
  product: ProductProcess;
  /** Every page, in the answers of the real server. */
  pages: readonly ReadyPage[];
  /** Of these the ones that search engines shall know. */
  publicPages: readonly ReadyPage[];
  /** Where this installation really answers what has its public address. */
  served: (url: string) => string;
};

/** No browser is needed for what stands in the answers of the server; one product does for all of it. */
export const test = base.extend<object, WorkerFixtures>({
  product: [
    async ({}, use) => {
      const directory = mkdtempSync(join(tmpdir(), 'foothold-e2e-'));
      const product = await startProductProcess({ DATA_DIR: directory, PUBLIC_URL });
      await use(product);
      await product.stop();
      rmSync(directory, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  pages: [
    async ({ product }, use) => {
      const fetched = PATHS.map(async (path) => {
        const html = await (await fetch(product.url + path)).text();
        return { path, html, tags: tagsOf(html) };
      });
      await use(await Promise.all(fetched));
    },
    { scope: 'worker' },
  ],
  publicPages: [
    async ({ pages }, use) => {
      const publicPages = pages.filter(({ path }) => publicPaths.some((known) => known === path));
      expect(publicPages).toHaveLength(publicPaths.length);
      await use(publicPages);
    },
    { scope: 'worker' },
  ],
  served: [
    async ({ product }, use) => use((url) => url.replace(PUBLIC_URL, product.url)),
    { scope: 'worker' },
  ],
});

export { expect };

import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { documentPaths, prerenderedPaths } from '#main/prerendered-paths.ts';
import { startBalancer, type Balancer } from '#tests/support/balancer.ts';
import { chromiumOptions } from '#tests/support/chromium.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { freePort } from '#tests/support/free-port.ts';
import { signInOver, startProductProcess, type ProductProcess } from '#tests/support/product-process.ts';
import { makeSecondBuild } from '#tests/support/second-build.ts';
import { FULL } from '#tests/support/soak-counts.ts';

/* Copies of two builds answer in turn, as they do while an upgrade is under way: a page of one asks the other for its files. */

/** Documents are alike in how they begin: a few of them, where it is not the full run. */
const DOCUMENTS = FULL ? documentPaths : documentPaths.filter((_, at) => at % 8 === 0);
const APPLICATION = prerenderedPaths.filter((path) => !(documentPaths as readonly string[]).includes(path));
const PATHS = [...DOCUMENTS, ...APPLICATION, '/resume-builder/new', '/applications/new'];

let directory: string;
let copies: ProductProcess[] = [];
let balancer: Balancer | undefined;
let browser: Browser;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'foothold-two-builds-'));
  makeSecondBuild(join(directory, 'second'));
  browser = await chromium.launch(chromiumOptions);
});
afterAll(async () => {
  await browser.close();
  rmSync(directory, { recursive: true, force: true });
});
afterEach(async () => {
  await balancer?.close();
  await Promise.all(copies.map((copy) => copy.kill()));
});

const envOf = async (name: string, more: Record<string, string>) => ({
  ...{ DATA_DIR: join(directory, name), PORT: String(await freePort()) },
  ...{ APP_SECRET: 'a secret that both copies have for this test', ...more },
});

test('every page opens, whichever build it is of and whichever copy has its files', async () => {
  const DATABASE_URL = await createTestDatabase(inject('postgresUrl'));
  const first = await startProductProcess(await envOf('first', { DATABASE_URL }));
  const second = await startProductProcess(
    await envOf('second-data', { DATABASE_URL }),
    join(directory, 'second'),
  );
  copies = [first, second];
  const front = (balancer = await startBalancer(copies.map(({ url }) => url)));
  const token = await signInOver(first.url, 'ana@example.com');
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addInitScript((kept) => localStorage.setItem('sessionToken', kept), token);
  const asked = { bad: [] as string[], both: new Set<string>() };
  for (const path of PATHS) {
    const page = await context.newPage();
    page.on('response', (answer) => {
      if (new URL(answer.url()).pathname.startsWith('/assets/')) {
        asked.both.add(answer.headers()['x-copy'] ?? '');
        if (answer.status() >= 400) asked.bad.push(`${path}: ${answer.status()} ${answer.url()}`);
      }
    });
    await page.goto(front.url + path);
    await isTakenOver(page, path);
    await page.close();
  }
  expect(asked.bad).toEqual([]);
  expect(asked.both.size).toBe(2);
});

test('once only the new build runs, a page of the old one goes on from page to page', async () => {
  const DATABASE_URL = await createTestDatabase(inject('postgresUrl'));
  const env = await envOf('before', { DATABASE_URL });
  const before = await startProductProcess(env);
  copies = [before];
  const token = await signInOver(before.url, 'ana@example.com');
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addInitScript((kept) => localStorage.setItem('sessionToken', kept), token);
  const page = await context.newPage();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(`${before.url}/dashboard`);
  await isTakenOver(page, '/dashboard');
  expect(await before.stop()).toBe(0);
  copies = [
    await startProductProcess({ ...env, DATA_DIR: join(directory, 'after') }, join(directory, 'second')),
  ];
  await page.getByRole('link', { name: 'Templates' }).first().click();
  await page.waitForURL('**/templates');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(loads).toBe(1);
});

test('the service worker of the build before gives way, and the application opens without a network', async () => {
  const env = await envOf('shell', { DATABASE_URL: await createTestDatabase(inject('postgresUrl')) });
  const before = await startProductProcess(env);
  copies = [before];
  const token = await signInOver(before.url, 'ana@example.com');
  const context = await browser.newContext();
  await context.addInitScript((kept) => localStorage.setItem('sessionToken', kept), token);
  const page = await context.newPage();
  await page.goto(`${before.url}/dashboard`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await before.stop()).toBe(0);
  copies = [await startProductProcess(env, join(directory, 'second'))];
  await page.goto(`${before.url}/dashboard`);
  await isTakenOver(page, '/dashboard');
  const shells = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shell-')).length);
  await expect.poll(shells, { timeout: 30_000 }).toBe(2);
  await context.setOffline(true);
  await page.reload();
  await isTakenOver(page, '/dashboard');
  await context.close();
});

/** Waits until the application has the page: React has put its own marks on what the server sent. */
async function isTakenOver(page: Page, path: string): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.wheel(0, 10);
  await page
    .waitForFunction(
      () => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
      undefined,
      { timeout: 20_000 },
    )
    .catch(() => expect.fail(`${path} was not taken over: ${page.url()}`));
  await expect
    .poll(() => page.locator('main').innerText(), { timeout: 20_000 })
    .not.toMatch(/^\s*Loading\.\.\.\s*$/);
  expect(await page.locator('.missing-file').count(), path).toBe(0);
}

test('the second build is another one, file by file', () => {
  const names = (root: string) =>
    readdirSync(join(root, 'build/web/client/assets')).filter((name) => /\.(js|css)$/.test(name));
  const here = new Set(names('.'));
  const there = names(join(directory, 'second'));
  expect(there.length).toBe(here.size);
  expect(there.filter((name) => here.has(name))).toEqual([]);
  expect(existsSync(join(directory, 'second/build/web/client/sw.js'))).toBe(true);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as send, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tests/support/free-port.ts';
import { startProductProcess } from '../tests/support/product-process.ts';
import { drawnInBrowser } from './support/preview.ts';
import { saveResume, signInToDashboard } from './support/session.ts';
import { expect, test as base } from './support/test.ts';
import { openPersonal } from './support/unsaved.ts';

/* Hashed files come from another origin, which fetches from the product what it is asked for, as a CDN does. */

/** `behind` is the port at which the product has to listen. */
type Cdn = { origin: string; asked: string[]; behind: number };
const test = base.extend<object, { cdn: Cdn }>({
  cdn: [
    async ({}, use) => {
      const [port, behind] = [await freePort(), await freePort()];
      const asked: string[] = [];
      const server: Server = createServer((incoming, response) => {
        const { method, url = '', headers } = incoming;
        asked.push(url);
        // Cached for everybody alike: it knows nothing of who asks.
        const { origin: _, referer: __, ...passed } = headers;
        send(
          `http://127.0.0.1:${behind}${url}`,
          { method, headers: { ...passed, host: `127.0.0.1:${behind}` } },
          (answer) => {
            response.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(response);
          },
        )
          .on('error', () => response.destroy())
          .end();
      });
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      await use({ origin: `http://127.0.0.1:${port}`, asked, behind });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ mail, cdn }, use) => {
      const directory = mkdtempSync(join(tmpdir(), 'foothold-cdn-'));
      const product = await startProductProcess({
        ...{ DATA_DIR: directory, SMTP_URL: mail.url, MAIL_FROM: 'Foothold <hello@foothold.example>' },
        ...{ ASSET_ORIGIN: cdn.origin, PORT: String(cdn.behind) },
      });
      await use(product);
      await product.stop();
      rmSync(directory, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

test('the builder begins, draws and opens without a network with all but its workers from a CDN', async ({
  page,
  context,
  mail,
  email,
  cdn,
  consoleErrors,
}) => {
  test.slow();
  const fromHere: string[] = [];
  page.on('request', (asked) => {
    const { pathname, origin } = new URL(asked.url());
    if (pathname.startsWith('/assets/') && origin !== cdn.origin) fromHere.push(pathname);
  });
  await signInToDashboard(page, mail, email);
  const id = await saveResume(page, 'Mine');
  await page.goto(`/resume-builder/${id}`);
  await openPersonal(page);
  await drawnInBrowser(page);
  // A worker has to be of the page's origin, and so has its own program: the checks of a document load theirs in parts.
  expect(fromHere.filter((path) => !/worker|speller|dictionary/.test(path))).toEqual([]);
  for (const kind of [/\.css$/, /\.woff2$/, /entry\.client-.*\.js$/, /drawing-compiler-.*\.wasm$/, /\.ttf$/])
    expect(
      cdn.asked.some((path) => kind.test(path)),
      String(kind),
    ).toBe(true);

  await page.evaluate(() => navigator.serviceWorker.ready);
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await context.setOffline(true);
  await page.reload();
  await openPersonal(page);
  await expect(page.getByText('Offline: the copy on this device').first()).toBeVisible();
});

test('public pages show their pictures from there, and start', async ({ page, cdn }) => {
  await page.goto('/templates');
  await page.mouse.move(9, 9);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => cdn.asked.some((path) => path.endsWith('.avif'))).toBe(true);
  const broken = () =>
    page.evaluate(
      () => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length,
    );
  expect(await broken()).toBe(0);
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

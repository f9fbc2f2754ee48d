import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { startProductProcess, type ProductProcess } from '../../tests/support/product-process.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { savingData } from './preview.ts';

type WorkerFixtures = { mail: MailServer; product: ProductProcess };
type TestFixtures = {
  /** Fails the test on a console error or an uncaught exception; `allow` names errors a test provokes. */
  consoleErrors: { allow(pattern: RegExp): void };
  /** An address nobody has used yet. */
  email: string;
  /**
   * The test's browser saves data: the server draws the preview, and no page is kept for a time without a network. For
   * files of tests that are about neither: loading and compiling the engine and filling that store take more of the
   * processor than all the rest of a visit to the builder.
   */
  savesData: boolean;
};

let addresses = 0;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  mail: [
    async ({}, use) => {
      const server = await startMailServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ mail }, use) => {
      const directory = mkdtempSync(join(tmpdir(), 'foothold-e2e-'));
      const product = await startProductProcess({
        DATA_DIR: directory,
        SMTP_URL: mail.url,
        MAIL_FROM: 'Foothold <hello@foothold.example>',
      });
      await use(product);
      await product.stop();
      rmSync(directory, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  savesData: [false, { option: true }],
  serviceWorkers: async ({ savesData }, use) => use(savesData ? 'block' : 'allow'),
  context: async ({ context, savesData }, use) => {
    if (savesData) await context.addInitScript(savingData);
    await use(context);
  },
  email: async ({}, use, info) => {
    addresses += 1;
    await use(`person${info.workerIndex}-${addresses}-${Date.now()}@example.com`);
  },
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      // A draft that was on its way when its page was left is asked for again, and may never have arrived.
      const allowed = [/status of 404 .*\/api\/drafts\//];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(errors.filter((error) => !allowed.some((pattern) => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs in on the page that is open, with the code from the mail. */
export async function signIn(page: Page, mail: MailServer, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(page.getByRole('heading', { name: 'Enter Verification Code' })).toBeVisible();
  const code = /\d{6}/.exec((await mail.take(email)).subject)?.[0] ?? '';
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('button', { name: 'Verify & Sign In' }).click();
}

/** Waits for a toast; its text also stands in a hidden status line for a moment. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
}

/** Opens the card of an entry that may be folded, as all but one are on a phone. */
export async function openCard(page: Page, which: 'first' | 'last'): Promise<void> {
  const head = page.getByRole('tabpanel').locator('button[aria-controls][aria-expanded]')[which]();
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
}

/** Pays a plan on the checkout that is open, with the test card that always pays. */
export async function payWithTestCard(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry date').fill('12/34');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: /^Complete Purchase - / }).click();
}

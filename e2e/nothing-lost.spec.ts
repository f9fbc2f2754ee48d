import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { chromiumOptions } from '../tests/support/chromium.ts';
import { expectSavedPersonal, saveResume, signInToDashboard } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { beginResume, onThisDevice, openPersonal } from './support/unsaved.ts';

test.use({ savesData: true });

test.describe('a page that ends in the middle of typing', () => {
  test('by a reload gives back every letter', async ({ page, mail, email }) => {
    await signInToDashboard(page, mail, email);
    await page.goto('/resume-builder/new');
    await openPersonal(page);
    await page.getByLabel('First name').pressSequentially('Zoë Quince');
    await page.reload();
    await openPersonal(page);
    await expect(page.getByLabel('First name')).toHaveValue('Zoë Quince');
    // Its address names it: it is simply what is open.
    await expect(page.getByText('Restored what you had not saved.')).toHaveCount(0);
  });

  test('by a crash gives back every letter, of a saved document too', async ({
    page,
    context,
    mail,
    email,
  }) => {
    await signInToDashboard(page, mail, email);
    const id = await saveResume(page, 'Mine');
    const crashing = await context.newPage();
    await crashing.goto(`/resume-builder/${id}`);
    await openPersonal(crashing);
    await crashing.getByLabel('Location').fill('');
    await crashing.getByLabel('Location').pressSequentially('Vila Nova');
    await crash(context, crashing);
    await page.goto(`/resume-builder/${id}`);
    await openPersonal(page);
    await expect(page.getByLabel('Location')).toHaveValue('Vila Nova');
    await expectSavedPersonal(page, id, 'location', 'Vila Nova');
  });
});

test('a browser that is killed gives back what was written', async ({ mail, email, baseURL }) => {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-browser-'));
  const open = () =>
    chromium.launchPersistentContext(directory, { ...chromiumOptions, baseURL: baseURL ?? '' });
  // Chromium takes seconds to bring a new session's token to the disk, unless it is closed: this is about the words.
  const signingIn = await open();
  await signInToDashboard(signingIn.pages()[0] ?? (await signingIn.newPage()), mail, email);
  await signingIn.close();
  const first = await open();
  const writing = first.pages()[0] ?? (await first.newPage());
  await beginResume(writing, 'Before the power went');
  // In the browser's database, and out of the journal again.
  await expect.poll(() => onThisDevice(writing)).toContain('Before the power went');
  await expect.poll(() => writing.evaluate(() => JSON.stringify(localStorage))).not.toContain('Before');
  const gone = first.waitForEvent('close');
  void first
    .newCDPSession(writing)
    .then((devtools) => devtools.send('Browser.crash'))
    .catch(() => undefined);
  await gone;
  const second = await open();
  const page = second.pages()[0] ?? (await second.newPage());
  await page.goto('/resume-builder/new');
  await openPersonal(page);
  await expect(page.getByLabel('First name')).toHaveValue('Before the power went');
  await second.close();
  rmSync(directory, { recursive: true, force: true });
});

/** Ends a page as a fault of the browser would. */
async function crash(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // It never answers.
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
}

test('a device that keeps nothing says so, and everything else works', async ({ page, mail, email }) => {
  await signInToDashboard(page, mail, email);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('switched off', 'SecurityError');
    };
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await beginResume(page, 'Ana');
  await expect(page.getByText('Not saved yet, and this device cannot keep it').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/resume-builder\/\d+(\?|$)/);
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
});

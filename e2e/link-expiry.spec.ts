import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProductProcess } from '../tests/support/product-process.ts';
import { expectNoFaultsInLightAndDark } from './support/accessibility.ts';
import { daysLater } from './support/later-clock.ts';
import { callApi, payOverTheWire, saveResume, signInOverTheWire } from './support/session.ts';
import { expect, test } from './support/test.ts';

// Two products are started, one after the other.
test.slow();

test('a link for a week shows the page for a week, and leads nowhere on the eighth day', async ({
  browser,
  mail,
  email,
}) => {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-expiry-'));
  const env = { DATA_DIR: directory, SMTP_URL: mail.url, MAIL_FROM: 'Foothold <hello@foothold.example>' };
  /** Somebody who signs in on a product, and somebody without a session. */
  const visit = async (later: Record<string, string>, look: (baseURL: string) => Promise<void>) => {
    const product = await startProductProcess({ ...env, ...later });
    try {
      await look(product.url);
    } finally {
      await product.stop();
    }
  };
  const pageAt = async (baseURL: string) => (await browser.newContext({ baseURL })).newPage();
  let path = '';
  let resumeId = 0;
  await visit({}, async (baseURL) => {
    const page = await pageAt(baseURL);
    await signInOverTheWire(page, mail, email);
    await payOverTheWire(page);
    resumeId = await saveResume(page, 'All that I did');
    const wish = { label: 'Nordlys Energy', days: 7 };
    const made = await callApi(page, 'POST', `/api/resumes/${resumeId}/links`, wish);
    path = new URL((made as { url: string }).url).pathname; // The contract.
    const shown = await pageAt(baseURL);
    expect((await shown.goto(path))?.status()).toBe(200);
    await expect(shown.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
  });
  await visit(daysLater(6.9), async (baseURL) => {
    expect((await (await pageAt(baseURL)).goto(path))?.status()).toBe(200);
  });
  await visit(daysLater(7.1), async (baseURL) => {
    const shown = await pageAt(baseURL);
    const madeUp = await shown.goto(`/s/${'a'.repeat(24)}`);
    const nothing = await madeUp?.text();
    const answer = await shown.goto(path);
    expect([answer?.status(), await answer?.text()]).toEqual([404, nothing]);
    await expect(shown.getByRole('heading', { name: 'Nothing is shared here' })).toBeVisible();
    await expectNoFaultsInLightAndDark(shown);
    expect((await shown.goto(`${path}/file.pdf`))?.status()).toBe(404);

    const page = await pageAt(baseURL);
    await signInOverTheWire(page, mail, email);
    await page.goto('/account#links');
    const listed = page.getByRole('list', { name: 'Your links' }).getByRole('listitem');
    await expect(listed).toContainText('Has run out');
    await page.goto(`/resume-builder/${resumeId}`);
    await page.getByRole('button', { name: 'More formats' }).click();
    await page.getByRole('button', { name: 'Share a link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share a link' });
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Nordlys Energy' })).toContainText(
      'Has run out',
    );
    // What has run out is not made anew.
    await expect(dialog.getByRole('button', { name: /present version/ })).toHaveCount(0);
  });
  rmSync(directory, { recursive: true, force: true });
});

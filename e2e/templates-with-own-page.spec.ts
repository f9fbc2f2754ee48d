import type { Page } from '@playwright/test';
import { letterTemplates } from '#documents/catalog/letter-templates.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { expectNoFaults } from './support/accessibility.ts';
import { drawnByServer, drawnInBrowser } from './support/preview.ts';
import { signInToDashboard } from './support/session.ts';
import { ownPages, textOfPictured, watchEngines } from './support/template-pages.ts';
import { expect, test } from './support/test.ts';
import { templates, openTemplates } from './support/template-chooser.ts';

const card = (page: Page, index: number) => templates(page).getByRole('radio').nth(index).locator('..');

/** Brings a card into sight and waits until it shows one's own page. */
async function drawnOn(page: Page, index: number): Promise<void> {
  await card(page, index).scrollIntoViewIfNeeded();
  await expect(card(page, index).locator('img[data-own-page]')).toHaveCount(1, { timeout: 60_000 });
}

const KINDS = [
  ['resume', resumeTemplates],
  ['letter', letterTemplates],
] as const;

for (const [kind, all] of KINDS) {
  test(`every design of a ${kind} is drawn with one's own words`, async ({ page, mail, email }) => {
    test.setTimeout(180_000);
    await watchEngines(page);
    await signInToDashboard(page, mail, email);
    await openTemplates(page, kind);
    await expect(templates(page).getByRole('radio')).toHaveCount(all.length);
    for (let index = 0; index < all.length; index += 1) await drawnOn(page, index);
    const texts = await textOfPictured(page);
    expect(Object.keys(texts).sort()).toEqual(all.map(({ id }) => id).sort());
    for (const [template, text] of Object.entries(texts)) expect(text, template).toContain('Quillfeather');
    // Nothing is drawn again for who leaves and comes back.
    const drawn = await page.evaluate(() => window.pictured.length);
    expect(drawn).toBe(all.length);
    if (kind === 'resume') {
      await page.getByRole('tab', { name: 'Personal' }).click();
      await page.getByRole('tab', { name: 'Template' }).click();
    } else {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Change template' }).click();
    }
    await card(page, 0).scrollIntoViewIfNeeded();
    await expect(card(page, 0).locator('img[data-own-page]')).toHaveCount(1);
    expect(await page.evaluate(() => window.pictured.length)).toBe(drawn);
  });
}

test('what is typed is drawn before any picture, and pictures wait until the typing ends', async ({
  page,
  mail,
  email,
}) => {
  test.setTimeout(120_000);
  await watchEngines(page);
  await signInToDashboard(page, mail, email);
  await openTemplates(page, 'resume');
  await drawnInBrowser(page);
  await drawnOn(page, 0);
  // More of them come into sight, and while the first of these is drawn somebody goes on writing.
  await card(page, 12).scrollIntoViewIfNeeded();
  await page.waitForFunction(() => window.engineLog.at(-1)?.worker === 'template-pages');
  await page.getByRole('tab', { name: 'Personal' }).click();
  const title = page.getByLabel('Professional title');
  await title.fill('');
  const typed = 'Keeper of lighthouses';
  await page.evaluate(() => (window.engineLog.length = 0));
  await title.pressSequentially(typed, { delay: 60 });
  await page.getByRole('tab', { name: 'Template' }).click();
  await drawnOn(page, 0);
  await expect
    .poll(() =>
      page.evaluate(
        (text) =>
          window.engineLog.some(({ worker, text: of }) => worker === 'template-pages' && of.includes(text)),
        typed,
      ),
    )
    .toBe(true);
  const log = await page.evaluate(() => window.engineLog);
  const asked = log.filter(({ what }) => what === 'asked');
  const lastWord = asked.findIndex(({ worker, text }) => worker === 'preview' && text.includes(typed));
  const firstPicture = asked.findIndex(({ worker }) => worker === 'template-pages');
  expect(lastWord).toBeGreaterThanOrEqual(0);
  // Pictures begin after the preview was asked for the last word, and of nothing but what is written then.
  expect(firstPicture).toBeGreaterThan(lastWord);
  for (const { worker, text } of asked) if (worker === 'template-pages') expect(text).toContain(typed);
  // All that the preview was asked for was drawn: no picture was waited for.
  const preview = log.filter(({ worker }) => worker === 'preview');
  const count = (wanted: string) => preview.filter(({ what }) => what === wanted).length;
  expect(count('answered')).toBeGreaterThanOrEqual(count('asked'));
});

test('lingering on a template shows it in the preview, which is no change of the document', async ({
  page,
  mail,
  email,
}) => {
  test.setTimeout(120_000);
  await watchEngines(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const kind of ['resume', 'letter'] as const) {
    if (kind === 'resume') await signInToDashboard(page, mail, email);
    await openTemplates(page, kind);
    // A dialog hides the preview from who does not see it, and from nobody else.
    await expect(page.locator('ol canvas').first()).toBeVisible({ timeout: 30_000 });
    await drawnOn(page, 2);
    const chosen = await templates(page).getByRole('radio', { checked: true }).inputValue();
    const tried = await card(page, 2).getByRole('radio').inputValue();
    const drawnLast = () =>
      page.evaluate(() => window.engineLog.findLast(({ worker }) => worker === 'preview')?.templateId);
    await card(page, 2).getByRole('radio').hover();
    await expect.poll(drawnLast).toBe(tried);
    await expect(templates(page).getByRole('radio', { checked: true })).toHaveValue(chosen);
    if (kind === 'resume') await expect(page.getByText(/^Trying /)).toBeVisible();
    await page.mouse.move(1430, 890);
    await expect.poll(drawnLast).toBe(chosen);
    await expect(page.getByText(/^Trying /)).toHaveCount(0);
    // By keyboard: the pin of a card takes the focus, and the preview shows the card's template.
    await card(page, 2).getByRole('button').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expect.poll(drawnLast).toBe(tried);
    if (kind === 'letter') await page.keyboard.press('Escape');
    else await page.getByRole('tab', { name: 'Personal' }).click();
    await expect.poll(drawnLast).toBe(chosen);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeDisabled();
  }
});

test('an example stands where nothing is written, and where a device saves data, which is said', async ({
  page,
  mail,
  email,
}) => {
  await drawnByServer(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await watchEngines(page);
  await signInToDashboard(page, mail, email);
  await openTemplates(page, 'resume');
  await expect(page.getByText(/^The pictures show an example: .* saves data\.$/)).toBeVisible();
  await card(page, 0).scrollIntoViewIfNeeded();
  await expect(card(page, 0).locator('img')).toHaveJSProperty('complete', true);
  await expect(ownPages(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.engineLog)).toEqual([]);
});

test("an empty document shows examples, and one's own page after the first words", async ({
  page,
  mail,
  email,
}) => {
  test.setTimeout(120_000);
  await watchEngines(page);
  await signInToDashboard(page, mail, email);
  await page.goto('/resume-builder/new');
  await page.getByRole('tab', { name: 'Template' }).click();
  await expect(
    page.getByText('The pictures show an example until you have written something.'),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Personal' }).click();
  await page.getByLabel('First name').fill('Quillfeather');
  await page.getByRole('tab', { name: 'Template' }).click();
  await drawnOn(page, 0);
  await expect(page.getByText('The pictures show your own first page.')).toBeVisible({ timeout: 60_000 });
  expect(Object.values(await textOfPictured(page))[0]).toContain('Quillfeather');
});

test("at a phone one's own pages stand two a row, and nothing overflows", async ({ page, mail, email }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 780 });
  await signInToDashboard(page, mail, email);
  for (const kind of ['resume', 'letter'] as const) {
    await openTemplates(page, kind);
    await drawnOn(page, 0);
    const [one, other] = [await card(page, 0).boundingBox(), await card(page, 1).boundingBox()];
    expect(one?.y).toBe(other?.y);
    await expectNoFaults(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 360, height: 780 });
  }
});

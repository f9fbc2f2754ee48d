import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { typicalLetter } from '../tests/factories/sample-letters.ts';
import { typicalResume } from '../tests/factories/sample-resumes.ts';
import { expectNoFaultsInLightAndDark } from './support/accessibility.ts';
import { sheet } from './support/get-pdf.ts';
import { callApi, payOverTheWire, signInOverTheWire, signInWithResume } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.use({ savesData: true });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share a link' });
const PERSON = typicalResume().personalInfo;

/** The address of a link at the port that the server of a test has: it takes any, and tells none in its addresses. */
const here = (page: Page, url: string) => new URL(new URL(url).pathname, page.url()).href;

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More formats' }).click();
  await page.getByRole('button', { name: 'Share a link' }).click();
  await expect(dialog(page)).toBeVisible();
}

for (const width of [1440, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });

    test('a link is made without the phone, opened by somebody without a session, and taken back', async ({
      page,
      mail,
      email,
      browser,
    }) => {
      const id = await signInWithResume(page, mail, email);
      await payOverTheWire(page);
      await page.goto(`/resume-builder/${id}?section=personal`);
      await openDialog(page);
      await dialog(page).getByRole('textbox', { name: 'For whom' }).fill('Nordlys Energy');
      await dialog(page).getByRole('checkbox', { name: 'Phone' }).check();
      await dialog(page).getByRole('checkbox', { name: 'Address' }).check();
      await dialog(page).getByRole('switch', { name: 'Count opens' }).click();
      await expectNoFaultsInLightAndDark(page);
      await dialog(page).getByRole('button', { name: 'Make the link' }).click();
      await expect(dialog(page).getByRole('heading', { name: 'Your link is ready' })).toBeFocused();
      const url = await dialog(page).getByRole('textbox', { name: 'Address' }).inputValue();
      await expect(dialog(page).getByRole('img', { name: 'The address as a QR code' })).toBeVisible();
      await dialog(page).getByRole('button', { name: 'Copy the address' }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
      await expectNoFaultsInLightAndDark(page);

      const stranger = await browser.newContext({ viewport: { width, height: 800 } });
      const shown = await stranger.newPage();
      const asked: string[] = [];
      shown.on('request', (request) => asked.push(request.url()));
      const counted = shown.waitForResponse(/\/opened$/);
      await shown.goto(here(page, url));
      expect((await counted).status()).toBe(204);
      await expect(shown.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
      await expect(shown.getByRole('heading', { level: 2, name: PERSON.lastName })).toBeVisible();
      const text = await shown.locator('body').innerText();
      expect(text).toContain(PERSON.email);
      expect(text).not.toContain(PERSON.phone);
      expect(await shown.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expectNoFaultsInLightAndDark(shown);
      const downloading = shown.waitForEvent('download');
      await shown.getByRole('link', { name: 'Download PDF' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(`${PERSON.firstName}-${PERSON.lastName}-Resume.pdf`);
      expect(
        readFileSync(await download.path())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
      // Nothing is kept in that browser, and nobody else is asked.
      expect(await stranger.cookies()).toEqual([]);
      expect(await shown.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
      expect(asked.filter((address) => !address.startsWith(new URL(page.url()).origin))).toEqual([]);

      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await openDialog(page);
      const listed = dialog(page).getByRole('listitem').filter({ hasText: 'Nordlys Energy' });
      await expect(listed).toContainText('without phone and address');
      await expect(listed).toContainText('Opened once');
      await listed.getByRole('button', { name: 'Take back Nordlys Energy' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
      await expect(dialog(page).getByRole('heading', { name: 'There are no links yet' })).toBeVisible();
      expect((await shown.goto(here(page, url)))?.status()).toBe(404);
      await expect(shown.getByRole('heading', { name: 'Nothing is shared here' })).toBeVisible();
      await expectNoFaultsInLightAndDark(shown);
      await stranger.close();

      // Taken back at once, it is not called ready any more.
      await dialog(page).getByRole('button', { name: 'Make the link' }).click();
      await expect(dialog(page).getByRole('heading', { name: 'Your link is ready' })).toBeFocused();
      await dialog(page)
        .getByRole('button', { name: /^Take back/ })
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
      await expect(dialog(page).getByRole('heading', { name: 'Your link is ready' })).toHaveCount(0);
      await expect(dialog(page).getByRole('button', { name: 'Make the link' })).toBeVisible();
    });
  });
}

test('what is left out and stands in a text is told before the link is made', async ({
  page,
  mail,
  email,
}) => {
  await signInOverTheWire(page, mail, email);
  await payOverTheWire(page);
  const data = typicalResume();
  data.personalInfo.location = 'Trondheim, Norway';
  data.summary = 'Moved to Trondheim for the fjords.';
  const made = await callApi(page, 'POST', '/api/resumes', { templateId: 'modern-1', data });
  const { id } = made as { id: number }; // The contract.
  await page.goto(`/resume-builder/${id}`);
  await openDialog(page);
  await dialog(page).getByRole('checkbox', { name: 'Address' }).check();
  await expect(dialog(page).getByText('“Trondheim” in Professional summary')).toBeVisible();
});

for (const width of [1440, 768, 360]) {
  test.describe(`all links at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('every link is in the account, reached from a document, and taken back there', async ({
      page,
      mail,
      email,
    }) => {
      const id = await signInWithResume(page, mail, email);
      await payOverTheWire(page);
      const letter = { title: 'To the bakery', templateId: 'modern-1', data: typicalLetter() };
      const { id: letterId } = (await callApi(page, 'POST', '/api/cover-letters', letter)) as { id: number }; // The contract.
      await callApi(page, 'POST', `/api/cover-letters/${letterId}/links`, { label: 'Bram’s bakery' });
      await callApi(page, 'POST', `/api/resumes/${id}/links`, { label: 'Nordlys Energy', days: 7 });
      await page.goto(`/resume-builder/${id}`);
      await openDialog(page);
      await dialog(page).getByRole('link', { name: 'All your links' }).click();
      await expect(page).toHaveURL(/\/account#links$/);
      const card = page.getByRole('region', { name: 'Links that you made' });
      await expect(card.getByRole('listitem')).toHaveCount(2);
      await expect(card).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expectNoFaultsInLightAndDark(page);
      await card.getByRole('button', { name: 'Take back Bram’s bakery, To the bakery' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
      await expect(card.getByRole('listitem')).toHaveCount(1);
      await expect(card.getByText('The link was taken back.')).toBeFocused();
      await card.getByRole('listitem').getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`/resume-builder\\?id=${id}`));
    });
  });
}

test('a letter has links, too', async ({ page, mail, email, browser }) => {
  await signInOverTheWire(page, mail, email);
  await payOverTheWire(page);
  const letter = { title: 'Mine', templateId: 'modern-1', data: typicalLetter() };
  const { id } = (await callApi(page, 'POST', '/api/cover-letters', letter)) as { id: number }; // The contract.
  await page.goto(`/cover-letter-builder?id=${id}`);
  await openDialog(page);
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(3);
  await dialog(page).getByRole('button', { name: 'Make the link' }).click();
  const url = await dialog(page).getByRole('textbox', { name: 'Address' }).inputValue();
  const stranger = await browser.newContext();
  const shown = await stranger.newPage();
  expect((await shown.goto(here(page, url)))?.status()).toBe(200);
  await expect(shown.getByRole('img', { name: 'Page 1 of 1 as a picture' })).toBeVisible();
  await stranger.close();
});

test('without a plan it says so before anything is typed', async ({ page, mail, email }) => {
  const id = await signInWithResume(page, mail, email);
  await page.goto(`/resume-builder/${id}`);
  await openDialog(page);
  await expect(dialog(page).getByText('Making a link needs a plan.')).toBeVisible();
  await expect(dialog(page).getByRole('textbox')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'See the plans' }).click();
  await expect(sheet(page).getByRole('heading', { name: '7 Days' })).toBeVisible();
});

import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { typicalLetter } from '../tests/factories/sample-letters.ts';
import { expectNoFaultsInLightAndDark } from './support/accessibility.ts';
import { sheet } from './support/get-pdf.ts';
import { callApi, payOverTheWire, signInOverTheWire, signInWithResume } from './support/session.ts';
import { expect, expectToast, test } from './support/test.ts';

test.use({ savesData: true });

const formats = (page: Page) => page.getByRole('dialog', { name: 'More formats' });
const row = (page: Page, name: string) => formats(page).getByRole('listitem', { name });

async function contentOf(download: Promise<Download>): Promise<string> {
  return readFileSync(await (await download).path(), 'utf8');
}

for (const width of [1440, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });

    test('without a plan text and data come at once, what was typed is in them, and Word leads to the plans', async ({
      page,
      mail,
      email,
    }) => {
      const id = await signInWithResume(page, mail, email);
      await page.goto(`/resume-builder/${id}?section=personal`);
      await page.getByRole('textbox', { name: 'Professional Title' }).fill('Head of Payments');
      await page.getByRole('button', { name: 'More formats' }).click();
      await expectNoFaultsInLightAndDark(page);
      await row(page, 'Plain text').getByRole('button', { name: 'Copy the plain text' }).click();
      await expect(row(page, 'Plain text').getByRole('status')).toHaveText('Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
        'Ana Silva\nHead of Payments\n',
      );
      const downloading = page.waitForEvent('download');
      await row(page, 'Markdown').getByRole('button', { name: 'Download Markdown' }).click();
      expect((await downloading).suggestedFilename()).toBe('Ana-Silva-Resume.md');
      expect(await contentOf(downloading)).toContain('# Ana Silva\n\nHead of Payments\n');
      await expectToast(page, 'Your resume is ready for download.');
      await expect(page.getByRole('button', { name: 'More formats' })).toBeFocused();
      await page.keyboard.press('Enter');
      await row(page, 'Word').getByRole('button', { name: 'See the plans for Word' }).click();
      await expect(sheet(page).getByRole('heading', { name: '7 Days' })).toBeVisible();
    });
  });
}

test('with a plan a letter goes out for Word from the dashboard', async ({ page, mail, email }) => {
  await signInOverTheWire(page, mail, email);
  await payOverTheWire(page);
  const letter = { title: 'Mine', templateId: 'modern-1', data: typicalLetter() };
  await callApi(page, 'POST', '/api/cover-letters', letter);
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Cover Letters (1)' }).click();
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('menuitem', { name: 'More formats' }).click();
  const downloading = page.waitForEvent('download');
  await row(page, 'Word').getByRole('button', { name: 'Download Word' }).click();
  expect((await downloading).suggestedFilename()).toBe('Ana-Silva-Cover-Letter.docx');
  await expectToast(page, 'Your cover letter is ready for download.');
});

import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { typicalLetter } from '../tests/factories/sample-letters.ts';
import { typicalResume } from '../tests/factories/sample-resumes.ts';
import { readBack } from '../tests/support/read-back.ts';
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

for (const width of [1440, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a template with a side column has an ATS copy in one column, and others have none', async ({
      page,
      mail,
      email,
    }) => {
      await signInOverTheWire(page, mail, email);
      await payOverTheWire(page);
      const resume = { title: 'Mine', templateId: 'columns-2', data: typicalResume() };
      const { id } = (await callApi(page, 'POST', '/api/resumes', resume)) as { id: number }; // The contract.
      await page.goto(`/resume-builder/${id}?section=personal`);
      await page.getByRole('button', { name: 'More formats' }).click();
      await expectNoFaultsInLightAndDark(page);
      const downloading = page.waitForEvent('download');
      await row(page, 'ATS copy').getByRole('button', { name: 'Download ATS copy' }).click();
      expect((await downloading).suggestedFilename()).toBe('Ana-Silva-Resume-ATS.pdf');
      const [text = ''] = await readBack(readFileSync(await (await downloading).path()), 'pdftotext');
      // In one column how to reach somebody stands above everything else.
      expect(text.indexOf('ana.silva@example.com')).toBeLessThan(text.indexOf('Summary'));
      expect(text.indexOf('Skills')).toBeGreaterThan(text.indexOf('Education'));
      await expectToast(page, 'Your resume is ready for download.');
      await callApi(page, 'PUT', `/api/resumes/${id}`, { ...resume, templateId: 'modern-1', version: 1 });
      await page.reload();
      await page.getByRole('button', { name: 'More formats' }).click();
      await expect(row(page, 'Word')).toBeVisible();
      await expect(row(page, 'ATS copy')).toHaveCount(0);
    });
  });
}

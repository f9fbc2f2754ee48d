import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { threePageResume } from '#tests/factories/three-page-resume.ts';
import type { Account } from './support/account.ts';
import { differenceFromPdf } from './support/compare-with-pdf.ts';
import { drawnInBrowser, drawnPages, pictures } from './support/preview.ts';
import { fill, press, sees } from './support/steps.ts';
import { signedInPage } from './support/signed-in.ts';
import { visitInFirefox } from './support/visit.ts';

/** Nothing of plain pages differs; one letter more in a line does by 0.0002 to 0.003, a gradient in black by 0.16. */
const DIFFERENCE_MOST = 0.002;

const visit = visitInFirefox();
let page: Page;
let account: Account;

beforeAll(async () => {
  ({ page, account } = await signedInPage(visit, { paid: true }));
});

describe('the preview that is drawn in the browser is the PDF', () => {
  test.each([
    { path: 'resumes', templateId: 'creative-1', data: typicalResume(), pages: 1 },
    { path: 'resumes', templateId: 'modern-1', data: threePageResume(), pages: 3 },
    { path: 'resumes', templateId: 'academic-1', data: typicalResume(), pages: 1 },
    { path: 'resumes', templateId: 'tech-1', data: typicalResume(), pages: 1 },
    { path: 'cover-letters', templateId: 'professional-1', data: typicalLetter(), pages: 1 },
  ])('$path in $templateId', async ({ path, templateId, data, pages }) => {
    const id = await account.save(path, { templateId, data });
    await page.goto(
      `${visit.origin}${path === 'resumes' ? `/resume-builder/${id}` : `/cover-letter-builder?id=${id}`}`,
    );
    await drawnInBrowser(page, pages);
    const differences = await differenceFromPdf(await pictures(page), await account.download(path, id));
    expect(differences).toHaveLength(pages);
    for (const difference of differences) expect(difference).toBeLessThan(DIFFERENCE_MOST);
  });
});

test('a browser without WebAssembly has its pages from the server, and says so', async () => {
  const { origin, firefox } = visit;
  const without = await firefox.newPage();
  await without.evaluateOnNewDocument(() => {
    Reflect.deleteProperty(globalThis, 'WebAssembly');
  });
  await without.goto(`${origin}/resume-builder/new`);
  await sees(without, 'In this browser, the preview is drawn by our server');
  await press(without, 'tab', 'Personal');
  await fill(without, 'First name', 'Ottoline');
  await without.waitForFunction(() =>
    document.querySelector('[role="img"][aria-label^="Page 1 of 1"]')?.shadowRoot?.querySelector('svg'),
  );
  expect(await drawnPages(without)).toBe(0);
  await without.close();
});

import type { Page } from '@playwright/test';
import { letterPrintJob } from '#documents/letter/print-model.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import type { PrintJob } from '#documents/render/print-job.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { typicalLetter } from '../tests/factories/sample-letters.ts';
import { typicalResume } from '../tests/factories/sample-resumes.ts';
import { threePageResume } from '../tests/factories/three-page-resume.ts';
import { pdfFromWorker } from './support/browser-pdf.ts';
import { openPictureComparison } from './support/compare-pictures.ts';
import { canvases, drawnInBrowser } from './support/preview.ts';
import { callApi, payToDashboard, signInOverTheWire } from './support/session.ts';
import { expect, test } from './support/test.ts';

/** Fine enough that smoothed edges tell nothing of their own: about 280 pixels an inch. */
test.use({ deviceScaleFactor: 3 });

/** No square differs by as much as a shift of a letter by half a pixel would make it. */
const SQUARE_MOST = 25;
const PIXEL_MOST = 128;

const DAY = new Date().toISOString().slice(0, 10);

const cases = [
  { name: 'a resume of one page', path: 'resumes', templateId: 'modern-1', data: typicalResume(), pages: 1 },
  {
    name: 'a resume with gradients',
    path: 'resumes',
    templateId: 'creative-1',
    data: typicalResume(),
    pages: 1,
  },
  { name: 'a resume of three', path: 'resumes', templateId: 'modern-1', data: threePageResume(), pages: 3 },
  { name: 'a letter', path: 'cover-letters', templateId: 'professional-1', data: typicalLetter(), pages: 1 },
] as const;

for (const { name, path, templateId, data, pages } of cases) {
  test(`${name} in the browser is the file that is downloaded, byte for byte and pixel for pixel`, async ({
    page,
    browser,
    mail,
    email,
  }) => {
    test.slow();
    await signInOverTheWire(page, mail, email);
    await payToDashboard(page);
    // Of a link that takes several boxes only the server's build makes one annotation.
    const plain = { ...data, personalInfo: { ...data.personalInfo, email: '', links: [] } };
    const unlinked = await save(page, path, templateId, plain);
    const stored = await callApi(page, 'GET', `/api/${path}/${unlinked}`);
    const job = jobOf(stored as Stored, templateId); // The contract of the call.
    expect((await pdfFromWorker(page, job)).equals(await download(page, path, unlinked))).toBe(true);

    const id = await save(page, path, templateId, data);
    await page.goto(path === 'resumes' ? `/resume-builder/${id}` : `/cover-letter-builder?id=${id}`);
    await drawnInBrowser(page);
    await expect(canvases(page)).toHaveCount(pages);
    const pdf = await download(page, path, id);
    const comparison = await openPictureComparison(browser);
    for (const { pixel, square } of await comparison.withPdf(pdf, await pictures(page))) {
      expect(square).toBeLessThan(SQUARE_MOST);
      expect(pixel).toBeLessThanOrEqual(PIXEL_MOST);
    }
    await comparison.close();
  });
}

async function save(page: Page, path: string, templateId: string, data: unknown): Promise<number> {
  const saved = await callApi(page, 'POST', `/api/${path}`, { templateId, data });
  return (saved as { id: number }).id; // The contract of the call.
}

/** What a saved document comes as, by the contract of the call. */
type Stored = { data: ResumeData | LetterData; updatedAt: string };

function jobOf({ data, updatedAt }: Stored, templateId: string): PrintJob {
  const about = { templateId, updatedAt: new Date(updatedAt) };
  if ('employment' in data) return resumePrintJob({ ...about, data: data as ResumeData }); // No letter has it.
  return letterPrintJob({ ...about, data: data as LetterData, date: DAY });
}

async function download(page: Page, path: string, id: number): Promise<Buffer> {
  const base64 = await page.evaluate(async (path) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('sessionToken')}` };
    const bytes = new Uint8Array(await (await fetch(path, { headers })).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, `/api/${path}/${id}/download?date=${DAY}`);
  return Buffer.from(base64, 'base64');
}

/** The canvases of the preview as PNG files. */
function pictures(page: Page): Promise<string[]> {
  return canvases(page).evaluateAll((shown) =>
    shown.map((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) throw new Error('no canvas');
      const copy = document.createElement('canvas');
      copy.width = canvas.width;
      copy.height = canvas.height;
      copy.getContext('2d')?.drawImage(canvas, 0, 0);
      return copy.toDataURL('image/png');
    }),
  );
}

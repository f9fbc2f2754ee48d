import type { Page } from '@playwright/test';
import { typicalResume } from '../tests/factories/sample-resumes.ts';
import { check, openChecker, RESUME } from './support/checker.ts';
import { drawnInBrowser } from './support/preview.ts';
import { payToDashboard, signInOverTheWire, signInToDashboard } from './support/session.ts';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    workers: { url: string; worker: Worker }[];
    /** From which worker each message that holds a PDF came. */
    pdfMessages: string[];
    /** Messages that came from workers, by the ids in them. */
    answeredIds: unknown[];
  }
}

/** Keeps all workers of a page, and looks for PDFs in what they say. Call it before the visit. */
async function watchWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.workers = [];
    window.pdfMessages = [];
    window.answeredIds = [];
    const holdsPdf = (value: unknown): boolean => {
      if (typeof value === 'string') return /%PDF-|JVBERi/.test(value);
      if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value).includes('%PDF-');
      if (ArrayBuffer.isView(value)) return holdsPdf(new Uint8Array(value.buffer).slice().buffer);
      return typeof value === 'object' && value !== null && Object.values(value).some(holdsPdf);
    };
    const Native = window.Worker;
    window.Worker = class extends Native {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        window.workers.push({ url: String(url), worker: this });
        this.addEventListener('message', ({ data }) => {
          window.answeredIds.push(data?.id);
          if (holdsPdf(data)) window.pdfMessages.push(String(url));
        });
      }
    };
  });
}

/**
 * Asks every worker of a page for a PDF in the words that an engine of ours knew once, and in further ones.
 * @returns which workers there are
 */
async function askWorkersForPdf(page: Page): Promise<string[]> {
  return page.evaluate((data) => {
    const document = { kind: 'resume', templateId: 'modern-1', data };
    for (const { worker } of window.workers)
      for (const call of ['print', 'pdf', 'download', 'export', 'compile'])
        worker.postMessage({ call, id: 900_001, request: { document, format: 'pdf' } });
    // Workers answer in the order in which they are asked: this comes after whatever else they say.
    const last = { call: 'locate', id: 900_002, request: { document } };
    const engine = window.workers.findLast(({ url }) => url.includes('preview-worker'));
    engine?.worker.postMessage(last);
    return window.workers.map(({ url }) => new URL(url, location.href).pathname);
  }, typicalResume());
}

const answered = (page: Page, id: number) =>
  expect.poll(() => page.evaluate((wanted) => window.answeredIds.includes(wanted), id), { timeout: 20_000 });

const pdfMessages = (page: Page) => page.evaluate(() => window.pdfMessages);

/** Opens a resume, its advice and its ATS view, and asks all that works for them for a PDF. */
async function expectNoPdfInBuilder(page: Page): Promise<void> {
  await watchWorkers(page);
  const files: string[] = [];
  page.on('response', async (response) => {
    const head = (await response.body().catch(() => Buffer.from(''))).subarray(0, 1_024);
    if (head.includes('%PDF-')) files.push(response.url());
  });
  await page.goto('/resume-builder/new?example=data-analyst');
  await drawnInBrowser(page);
  await page.getByRole('button', { name: 'ATS view' }).click();
  const dialog = page.getByRole('dialog', { name: 'ATS view' });
  await expect(dialog.getByText('Every field is read back as you wrote it.')).toBeVisible();
  const workers = await askWorkersForPdf(page);
  expect(workers.some((url) => /\/preview-worker-/.test(url))).toBe(true);
  await answered(page, 900_002).toBe(true);
  expect(await pdfMessages(page)).toEqual([]);
  expect(files).toEqual([]);
}

test('without a plan nothing in the browser makes or passes a PDF, whatever it is asked', async ({
  page,
  mail,
  email,
}) => {
  test.slow();
  await signInToDashboard(page, mail, email);
  await expectNoPdfInBuilder(page);
});

test('with a plan it does not either: PDFs come as downloads', async ({ page, mail, email }) => {
  test.slow();
  await signInOverTheWire(page, mail, email);
  await payToDashboard(page);
  await expectNoPdfInBuilder(page);
});

test('signed out neither does the checker, of a file that is read there', async ({ page }) => {
  await watchWorkers(page);
  await openChecker(page);
  await check(page, RESUME);
  const workers = await askWorkersForPdf(page);
  expect(workers.some((url) => /\/checker-worker-/.test(url))).toBe(true);
  // The next thing the checker is asked for is answered after all of that.
  await page.evaluate(() => {
    const checker = window.workers.findLast(({ url }) => url.includes('checker-worker'));
    checker?.worker.postMessage({ call: 'importResume', id: 900_003, request: { paper: 'a4' } });
  });
  await answered(page, 900_003).toBe(true);
  expect(await pdfMessages(page)).toEqual([]);
});

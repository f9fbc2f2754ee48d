import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** A resume of one page in one column, of the corpus that the reader is measured by. */
export const RESUME = join(import.meta.dirname, '../../tests/corpus/development/compact-engineer.pdf');

/** One with a street, which no field takes. */
export const WITH_UNPLACED = join(import.meta.dirname, '../../tests/corpus/widened/script-single-br-1.pdf');

/** One with a value that a reader is not sure of, and words that no field takes. */
export const WITH_DOUBTS = join(import.meta.dirname, '../../tests/corpus/widened/writer-frame-pt-2.pdf');

export type Upload = string | { name: string; mimeType: string; buffer: Buffer };

/** Opens the checker and waits until it can be used. */
export async function openChecker(page: Page): Promise<void> {
  await page.goto('/resume-checker', { waitUntil: 'networkidle' });
  await wake(page);
}

/** A ready page loads its application when somebody begins to use it. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(4, 4);
  await page.mouse.move(8, 8);
  await expect
    .poll(() =>
      page.getByRole('button', { name: 'Choose a file' }).evaluate((button) =>
        // React leaves its mark on what it has taken over.
        Object.keys(button).some((key) => key.startsWith('__react')),
      ),
    )
    .toBe(true);
}

export async function choose(page: Page, file: Upload): Promise<void> {
  await page.getByLabel('Your resume', { exact: true }).setInputFiles(file);
}

/** Has a file checked and waits for the report. */
export async function check(page: Page, file: Upload): Promise<void> {
  await choose(page, file);
  await page.getByRole('button', { name: 'Analyze Resume' }).click();
  await expect(page.getByRole('heading', { name: 'Your report' })).toBeFocused({ timeout: 30_000 });
}

/** A file as the browser hands it over. */
export function upload(name: string, content: string | Buffer, mimeType = ''): Upload {
  return { name, mimeType, buffer: Buffer.from(content) };
}

/** The resume, locked with a password. */
export function lockedResume(): Buffer {
  const file = join(mkdtempSync(join(tmpdir(), 'foothold-locked-')), 'locked.pdf');
  execFileSync('qpdf', ['--encrypt', 'secret', 'owner', '256', '--', RESUME, file]);
  return readFileSync(file);
}

/** A page with a picture of text and no text. */
export async function scannedResume(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 600, height: 800 } });
  await page.setContent('<h1>Ana Silva</h1><p>Experience</p><p>Nurse, Harbor Light Hospital</p>');
  const picture = (await page.screenshot()).toString('base64');
  await page.setContent(`<img src="data:image/png;base64,${picture}">`);
  const scan = await page.pdf({ format: 'A4' });
  await page.close();
  return scan;
}

import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer-core';
import { test } from 'vitest';
import { find, press, sees } from './support/steps.ts';
import { visitInFirefox } from './support/visit.ts';

/** A resume of one page in one column, of the corpus that the reader is measured by. */
const RESUME = join(import.meta.dirname, '../../tests/corpus/development/compact-engineer.pdf');

const visit = visitInFirefox();

test('the checker reads a PDF, draws its page and checks its grammar', async () => {
  const { origin, firefox } = visit;
  const page = await firefox.newPage();
  await page.goto(`${origin}/resume-checker`);
  // A ready page loads its application when somebody begins to use it.
  await page.mouse.move(4, 4);
  await page.mouse.move(8, 8);
  const field = await page.waitForSelector('input[type=file]');
  await (field as ElementHandle<HTMLInputElement>).uploadFile(RESUME); // What the selector finds.
  await press(page, 'button', 'Analyze Resume');
  await sees(page, 'Your report');
  await press(page, 'tab', 'What was read');
  await find(page, 'button', 'dev.kapoor@example.io');
  await page.waitForSelector(
    '[role=img][aria-label="Page 1 of 1 of your file"], img[alt="Page 1 of 1 of your file"]',
  );
  await press(page, 'tab', /^Findings/);
  await press(page, 'button', 'Check grammar too');
  await sees(page, 'Grammar checked: ');
});

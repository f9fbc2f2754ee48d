import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { readBack } from '#tests/support/read-back.ts';
import type { Account } from './support/account.ts';
import { drawnInBrowser, pictures } from './support/preview.ts';
import { downloaded, eventually, find, press, sees } from './support/steps.ts';
import { signedInPage } from './support/signed-in.ts';
import { visitInFirefox } from './support/visit.ts';

const PORTRAIT = join(import.meta.dirname, '../../tests/factories/photos/baseline.jpg');

const visit = visitInFirefox();
let page: Page;
let account: Account;

beforeAll(async () => {
  ({ page, account } = await signedInPage(visit, { paid: true }));
});

/** How much of the first page is dark, from 0 to 1: a photo is dark all over, and takes a hundredth of it. */
async function darkness(): Promise<number> {
  const [first] = await pictures(page);
  if (!first) return 0;
  const { channels } = await sharp(first).flatten({ background: '#fff' }).greyscale().stats();
  return 1 - (channels[0]?.mean ?? 255) / 255;
}

async function frameLooks(): Promise<string> {
  return page.$eval('[role=dialog] canvas', (canvas) =>
    canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : '',
  );
}

test('a photo is chosen, framed where the design cuts it round, and seen in the preview', async () => {
  const id = await account.save('resumes', { templateId: 'columns-1', data: typicalResume() });
  await page.goto(`${visit.origin}/resume-builder/${id}?section=personal`);
  await drawnInBrowser(page);
  const without = await darkness();
  const chooser = await page.waitForSelector('input[type=file][aria-label="File of the photo"]');
  await (chooser as ElementHandle<HTMLInputElement>).uploadFile(PORTRAIT); // What the selector finds.
  await sees(page, 'Your template cuts the photo round');
  const whole = await frameLooks();
  await page.focus('[role=dialog] [role=application]');
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowLeft');
  await eventually(async () => expect(await frameLooks()).not.toBe(whole));
  await press(page, 'button', 'Use photo');
  await find(page, 'button', 'Change photo');
  await eventually(async () => expect(await darkness()).toBeGreaterThan(without + 0.0015));
});

test('a design with a side column is chosen, and its ATS copy is one column', async () => {
  const id = await account.save('resumes', { templateId: 'modern-1', data: typicalResume() });
  await page.goto(`${visit.origin}/resume-builder/${id}?section=template`);
  await drawnInBrowser(page);
  const card = await page.waitForSelector('input[type=radio][value="columns-3"]');
  await card?.evaluate((element) => (element instanceof HTMLElement ? element.click() : undefined));
  await sees(page, 'Two-Column Template');
  await press(page, 'button', 'More formats');
  await press(page, 'button', /^Download ATS copy$/);
  const file = await downloaded(visit.firefox, 'Ana-Silva-Resume-ATS.pdf');
  const [read = ''] = await readBack(readFileSync(file), 'pdftotext');
  const text = read.toLowerCase();
  // In one column how to reach somebody stands above everything else.
  expect(text.indexOf('ana.silva@example.com')).toBeLessThan(text.indexOf('summary'));
  expect(text.indexOf('skills')).toBeGreaterThan(text.indexOf('education'));
});

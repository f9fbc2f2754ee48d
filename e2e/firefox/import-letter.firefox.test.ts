import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { eventually, fill, press, reaches, sees, signIn, valueOf } from './support/steps.ts';
import { visitInFirefox } from './support/visit.ts';

const LETTERS = join(import.meta.dirname, '../../src/documents/import/letter/testing/files');

const visit = visitInFirefox();

test('a letter that is a PDF, a Word or an OpenDocument file is read, reviewed, and goes on in the builder', async () => {
  const { origin, mail, firefox } = visit;
  const page = await firefox.newPage();
  await signIn(page, origin, mail, 'ana@example.com');
  for (const [name, company, opening] of [
    ['american-head.pdf', 'Harbor View Hospital', 'Dear Ms. Whitfield,'],
    ['german-right.docx', 'Elektro Brandt GmbH', 'Sehr geehrte Frau Brandt,'],
    ['french-table.odt', 'Clinique Saint-Roch', 'Madame,'],
  ] as const) {
    await page.goto(`${origin}/import-letter`);
    const field = await page.waitForSelector('input[type=file]');
    await (field as ElementHandle<HTMLInputElement>).uploadFile(join(LETTERS, name)); // What the selector finds.
    await sees(page, 'Review the letter');
    expect([name, await valueOf(page, 'Company')]).toEqual([name, company]);
    await fill(page, 'Company', 'Harbor View');
    await press(page, 'button', 'Continue in the builder');
    await reaches(page, /\/cover-letter-builder\?draft=/);
    await eventually(async () => expect(await valueOf(page, 'Company')).toBe('Harbor View'));
    expect(await valueOf(page, 'Opening')).toBe(opening);
  }
  await page.close();
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstMissing, inOneLine, pdfInfo, READERS, readBack } from '#tests/support/read-back.ts';
import { drawnInBrowser } from './support/preview.ts';
import { downloaded, fill, press, reaches, sees, signIn, subscribe } from './support/steps.ts';
import { visitInFirefox } from './support/visit.ts';

const visit = visitInFirefox();

test('from signing in to a PDF that reads back exactly, with the preview drawn in the browser', async () => {
  const { origin, mail, firefox } = visit;
  const page = await firefox.newPage();
  await signIn(page, origin, mail, 'ana@example.com');
  await page.goto(`${origin}/resume-builder/new?template=modern-1`);

  await press(page, 'tab', 'Personal');
  await fill(page, 'First name', 'Ana');
  await fill(page, 'Last name', 'Silva');
  await fill(page, 'Professional title', 'Product designer');
  await fill(page, 'Email', 'ana@example.com');
  await fill(page, 'Phone', '+351 21 123 4567');
  await drawnInBrowser(page);
  await press(page, 'tab', 'Work');
  await press(page, 'button', 'Add job');
  await fill(page, 'Position', 'Lead designer');
  await fill(page, 'Company', 'Norte & Filhos');
  await fill(page, 'Start date', '2019-03');
  await press(page, 'field', 'I currently work here');
  await fill(page, 'Description', '- Redesigned the booking of rooms with nurses and porters');

  await press(page, 'button', 'Save');
  await sees(page, 'Your resume has been successfully saved.');
  await reaches(page, /\/resume-builder\/\d+/);
  const builder = page.url();
  await subscribe(page, origin);
  await sees(page, 'Welcome! Your subscription is now active.');
  expect((await mail.take('ana@example.com')).subject).toContain('receipt');

  await page.goto(builder);
  await press(page, 'button', 'Download');
  await sees(page, 'Your resume is ready for download.');
  const pdf = new Uint8Array(readFileSync(await downloaded(firefox, 'Ana-Silva-Resume.pdf')));
  expect(pdfInfo(pdf).get('Title')).toBe('Ana Silva – Resume');
  const written = [
    'Ana Silva',
    'Product designer',
    'ana@example.com',
    '+351 21 123 4567',
    'Lead designer',
    'Norte & Filhos',
    'Mar 2019 – Present',
    'Redesigned the booking of rooms with nurses and porters',
  ];
  for (const reader of READERS) {
    const text = (await readBack(pdf, reader)).join('\n');
    expect([reader, firstMissing(text, written, inOneLine)]).toEqual([reader, undefined]);
  }
});

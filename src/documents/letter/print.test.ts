import { describe, expect, it } from 'vitest';
import {
  hostileLetter,
  longLetter,
  typicalLetter,
  untouchedLetter,
} from '#tests/factories/sample-letters.ts';
import { letterTexts } from '#tests/support/printed-texts.ts';
import {
  firstMissing,
  inOneLine,
  pdfInfo,
  readBack,
  READERS,
  withoutBlanks,
  wordBoxes,
} from '#tests/support/read-back.ts';
import { typesetter } from '#tests/support/typesetter.ts';
import { letterTemplates } from '../catalog/letter-templates.ts';
import { letterPrintJob } from './print-model.ts';
import { fillPlaceholders } from './placeholders.ts';
import type { LetterData } from './schema.ts';

const typst = typesetter();
const updatedAt = new Date('2026-11-21T10:00:00Z');
const INCH = 72;

function print(templateId: string, data: LetterData) {
  const printed = typst.pdf(letterPrintJob({ templateId, data, date: '2026-11-21', updatedAt }));
  expect(printed.unsupportedCharacters).toEqual([]);
  return printed;
}

function texts(data: LetterData): string[] {
  const body = fillPlaceholders(data.content.body, data.recipient);
  return letterTexts({ ...data, content: { ...data.content, body } }, 'November 21, 2026');
}

async function expectExact(pdf: Uint8Array, data: LetterData, form: (text: string) => string) {
  for (const reader of READERS) {
    const found = (await readBack(pdf, reader)).join('\n');
    expect({ reader, missing: firstMissing(found, texts(data), form) }).toEqual({
      reader,
      missing: undefined,
    });
  }
}

describe.each(letterTemplates.map(({ id }) => id))('%s', (id) => {
  it('gives back a typical letter exactly, in order, on one page', async () => {
    const { bytes, pages } = print(id, typicalLetter());
    expect(pages).toBe(1);
    await expectExact(bytes, typicalLetter(), inOneLine);
  });

  it('prints hostile text as text, inside its margins', async () => {
    const data = hostileLetter();
    const { bytes } = print(id, data);
    await expectExact(bytes, data, withoutBlanks);
    for (const word of wordBoxes(bytes)) {
      expect(word.left, word.text).toBeGreaterThanOrEqual(2 * INCH - 1);
      expect(word.right, word.text).toBeLessThanOrEqual(612 - 2 * INCH + 1);
    }
  });

  it('runs on over pages in the type and margins its writer chose', async () => {
    const { bytes, pages } = print(id, longLetter());
    expect(pages).toBeGreaterThan(1);
    await expectExact(bytes, longLetter(), inOneLine);
    expect(pdfInfo(bytes).get('Title')).toBe('Ana Silva – Cover Letter');
  });
});

describe('every letter', () => {
  it('says what is missing where nothing was written yet', async () => {
    const [page = ''] = await readBack(print('modern-1', untouchedLetter()).bytes, 'pdftotext -raw');
    for (const fallback of ['Your Name', 'Hiring Manager', 'Company Name', '[Position]', '[Company]']) {
      expect(inOneLine(page)).toContain(fallback);
    }
  });

  it.each([
    [12, 1.15],
    [10, 1.5],
    [14, 2],
  ])('of %s pt with spacing %s has lines of just that pitch', (fontSize, spacing) => {
    const letter = typicalLetter();
    const data = { ...letter, settings: { ...letter.settings, fontSize, spacing } };
    const lines = linesOfRecipient(print('professional-1', data).bytes);
    const pitches = lines.slice(1).map((top, index) => top - (lines[index] ?? 0));
    for (const pitch of pitches) expect(pitch).toBeCloseTo(fontSize * spacing, 1);
  });

  it.each([0.5, 1, 1.75])('with margins of %s in begins and ends its lines there', (margins) => {
    const letter = typicalLetter();
    const data = { ...letter, settings: { ...letter.settings, margins } };
    const words = wordBoxes(print('executive-1', data).bytes);
    expect(Math.min(...words.map(({ left }) => left))).toBeCloseTo(margins * INCH, -0.5);
    expect(Math.max(...words.map(({ right }) => right))).toBeLessThanOrEqual(595.3 - margins * INCH);
  });

  it.each([
    ['Arial', 'Arimo'],
    ['Garamond', 'EBGaramond'],
    ['calibri', 'Carlito'],
    ['Source Serif 4', 'SourceSerif'],
    ['Comic Sans MS', 'Arimo'],
  ])('in %s is set in %s', (fontFamily, family) => {
    const letter = typicalLetter();
    const data = { ...letter, settings: { ...letter.settings, fontFamily } };
    expect(Buffer.from(print('tech-4', data).bytes).includes(family)).toBe(true);
  });
});

/** Upper edges of the four lines of the address field, in points. */
function linesOfRecipient(pdf: Uint8Array): number[] {
  const words = wordBoxes(pdf);
  return ['Marta', 'Nordlys', 'Havnegata', 'Trondheim,'].map(
    (first) => words.find(({ text }) => text === first)?.top ?? Number.NaN,
  );
}

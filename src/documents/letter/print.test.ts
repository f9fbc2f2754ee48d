import { describe, expect, it } from 'vitest';
import { typicalLetter, untouchedLetter } from '#tests/factories/sample-letters.ts';
import { inOneLine, pdfInfo, readBack, wordBoxes } from '#tests/support/read-back.ts';
import { typesetter } from '#tests/support/typesetter.ts';
import { letterPrintJob } from './print-model.ts';
import type { LetterData } from './schema.ts';

// What is true of every design is proved in tests/proof.

const typst = typesetter();
const updatedAt = new Date('2026-11-21T10:00:00Z');
const INCH = 72;

function print(templateId: string, data: LetterData) {
  return typst.pdf(letterPrintJob({ templateId, data, date: '2026-11-21', updatedAt }));
}

describe('every letter', () => {
  it('is called by its writer and its kind', () => {
    expect(pdfInfo(print('modern-1', typicalLetter()).bytes).get('Title')).toBe('Ana Silva – Cover Letter');
  });

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
  ])('of %s pt with spacing %s has lines of just that pitch', async (fontSize, spacing) => {
    const letter = typicalLetter();
    const data = { ...letter, settings: { ...letter.settings, fontSize, spacing } };
    const lines = await linesOfRecipient(print('professional-1', data).bytes);
    const pitches = lines.slice(1).map((top, index) => top - (lines[index] ?? 0));
    expect(pitches).toHaveLength(3);
    for (const pitch of pitches) expect(pitch).toBeCloseTo(fontSize * spacing, 1);
  });

  it.each([0.5, 1, 1.75])('with margins of %s in begins and ends its lines there', async (margins) => {
    const letter = typicalLetter();
    const data = { ...letter, settings: { ...letter.settings, margins } };
    const words = await wordBoxes(print('executive-1', data).bytes);
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
async function linesOfRecipient(pdf: Uint8Array): Promise<number[]> {
  const words = await wordBoxes(pdf);
  return ['Marta', 'Nordlys', 'Havnegata', 'Trondheim,'].map(
    (first) => words.find(({ text }) => text === first)?.top ?? Number.NaN,
  );
}

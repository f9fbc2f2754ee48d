import { describe, expect, it } from 'vitest';
import { typicalLetter, untouchedLetter } from '#tests/factories/sample-letters.ts';
import { letterPrintJob } from './print-model.ts';
import type { LetterData } from './schema.ts';

const model = (data: LetterData) =>
  letterPrintJob({ templateId: 'modern-2', data, date: '2026-11-21', updatedAt: new Date(0) }).model;

describe('letterPrintJob', () => {
  it('fills the placeholders everywhere and dates the letter in full', () => {
    const letter = typicalLetter();
    const content = { ...letter.content, opening: 'Dear [Company],' };
    expect(model({ ...letter, content })).toMatchObject({
      title: 'Ana Silva – Cover Letter',
      date: 'November 21, 2026',
      opening: 'Dear Nordlys Energy,',
      body: [
        { lines: [expect.stringContaining('for the Staff Engineer at Nordlys Energy asks')] },
        {},
        {},
        {},
      ],
    });
  });

  it('writes the address field line by line, with what there is', () => {
    const letter = typicalLetter();
    expect(model(letter)).toMatchObject({
      recipient: ['Marta Reis', 'Nordlys Energy', 'Havnegata 7', 'Trondheim, Trøndelag 7010'],
    });
    const recipient = { ...letter.recipient, companyAddress: '', city: '', state: '' };
    expect(model({ ...letter, recipient })).toMatchObject({
      recipient: ['Marta Reis', 'Nordlys Energy', '7010'],
    });
  });

  it('names a writer, a hiring manager and a company while they are missing', () => {
    expect(model(untouchedLetter())).toMatchObject({
      title: 'Cover Letter',
      header: { name: 'Your Name', contact: [] },
      recipient: ['Hiring Manager', 'Company Name'],
    });
  });

  it('keeps the letterhead in the design and sets the text in the typeface that was chosen', () => {
    expect(model(typicalLetter())).toMatchObject({
      fonts: { body: ['Inter', 'Source Sans 3'] },
      textFonts: ['Arimo', 'Source Sans 3'],
      settings: { fontSize: 12, margins: 1, spacing: 1.15 },
    });
  });
});

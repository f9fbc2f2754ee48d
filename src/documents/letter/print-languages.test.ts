import { expect, it } from 'vitest';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { firstMissing, inOneLine, pdfInfo, readBack, READERS } from '#tests/support/read-back.ts';
import { typesetter } from '#tests/support/typesetter.ts';
import { letterTypefaces } from '../catalog/fonts.ts';
import { documentLanguages, languageOf } from '../text/languages/languages.ts';
import { emptyLetter } from './empty.ts';
import { letterInLanguage } from './in-language.ts';
import { fillPlaceholders } from './placeholders.ts';
import { letterPrintJob } from './print-model.ts';
import type { LetterData } from './schema.ts';

const typst = typesetter();
const updatedAt = new Date('2026-11-21T10:00:00Z');

function print(data: LetterData, date = '2026-11-21'): Uint8Array {
  const printed = typst.pdf(letterPrintJob({ templateId: 'professional-1', data, date, updatedAt }));
  expect(printed.unsupportedCharacters).toEqual([]);
  return printed.bytes;
}

it.each(documentLanguages.map(({ code }) => code))(
  'a letter begun in %s is read back exactly, whatever its typeface',
  async (code) => {
    const language = languageOf(code);
    const { personalInfo, recipient } = typicalLetter();
    const letter = { ...letterInLanguage(emptyLetter(), code), personalInfo, recipient };
    const { opening, body, closing, signature } = language.letterDefaults;
    // Readers give back a no-break space as the blank it looks like.
    const texts = [
      language.longDate(2026, 11, 21),
      opening,
      ...fillPlaceholders(body, recipient).split('\n\n'),
      closing,
      signature,
    ].map((text) => text.replaceAll('\u00a0', ' '));
    for (const { name: fontFamily } of letterTypefaces) {
      const bytes = print({ ...letter, settings: { ...letter.settings, fontFamily } });
      for (const reader of READERS) {
        const found = (await readBack(bytes, reader)).join('\n');
        const missing = firstMissing(found, texts, inOneLine);
        expect({ fontFamily, reader, missing }).toEqual({ fontFamily, reader, missing: undefined });
      }
    }
  },
);

it('a French letter is dated in French, names who is missing in French, and is titled in French', async () => {
  const bytes = print(letterInLanguage(emptyLetter(), 'fr'), '2026-11-01');
  const page = inOneLine((await readBack(bytes, 'pdftotext -raw')).join('\n'));
  const expected = ['Votre nom', '1er novembre 2026', 'Responsable du recrutement', 'Nom de l’entreprise'];
  expect(firstMissing(page, expected, inOneLine)).toBe(undefined);
  expect(pdfInfo(bytes).get('Title')).toBe('Lettre de motivation');
  expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/Lang\s*\(fr\)/);
});

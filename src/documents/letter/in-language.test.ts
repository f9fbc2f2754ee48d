import { describe, expect, it } from 'vitest';
import { documentLanguages, languageOf } from '../text/languages/languages.ts';
import { emptyLetter } from './empty.ts';
import { letterInLanguage } from './in-language.ts';

const codes = documentLanguages.map(({ code }) => code);

describe('letterInLanguage', () => {
  it.each(codes)('an untouched letter switched to %s says it all in that language', (code) => {
    const letter = letterInLanguage(emptyLetter(), code);
    expect(letter.content).toEqual(languageOf(code).letterDefaults);
    expect(letter.settings).toEqual({ ...emptyLetter().settings, language: code });
  });

  it('going through all languages and back leaves an untouched letter as it was', () => {
    const back = [...codes, 'en'].reduce(letterInLanguage, emptyLetter());
    expect(back).toEqual(emptyLetter());
  });

  it('never changes what a person touched, not even by one letter', () => {
    const { content, ...rest } = emptyLetter();
    const touched = { ...content, body: `${content.body} `, closing: '', note: 'kept' };
    const letter = letterInLanguage({ ...rest, content: touched }, 'de');
    expect(letter.content).toEqual({
      opening: 'Sehr geehrte Damen und Herren,',
      body: touched.body,
      closing: '',
      signature: 'Mit freundlichen Grüßen',
      note: 'kept',
    });
  });

  it('a language we do not have keeps its code and gets English words', () => {
    const letter = letterInLanguage(letterInLanguage(emptyLetter(), 'fr'), 'xx');
    expect(letter.content).toEqual(emptyLetter().content);
    expect(letter.settings.language).toBe('xx');
  });

  it('leaves the letter it was given alone', () => {
    const before = emptyLetter();
    letterInLanguage(before, 'pl');
    expect(before).toEqual(emptyLetter());
  });
});

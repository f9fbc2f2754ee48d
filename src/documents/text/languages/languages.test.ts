import { describe, expect, it } from 'vitest';
import { SHORT_TEXT_MAX } from '../../limits.ts';
import { en } from './en.ts';
import { documentLanguages, languageOf } from './languages.ts';

const codes = documentLanguages.map(({ code }) => code);

/** Every text of a language, with where it stands. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => texts(part, `${path}.${key}`));
}

it('the languages are listed by their own names, English first', () => {
  expect(documentLanguages.map(({ code, name }) => `${code} ${name}`)).toEqual([
    'en English',
    'de Deutsch',
    'es Español',
    'fr Français',
    'it Italiano',
    'nl Nederlands',
    'pl Polski',
    'pt Português',
  ]);
});

it('a language we do not have is English', () => {
  expect(languageOf('xx')).toBe(en);
});

describe.each(codes)('%s', (code) => {
  const language = languageOf(code);

  it('has a word for everything, none of them with stray blanks', () => {
    for (const [path, text] of texts(language)) expect(text, path).toMatch(/^\S(.*\S)?$/su);
    expect(texts(language).map(([path]) => path)).toEqual(texts(en).map(([path]) => path));
  });

  it('has twelve different months, and a heading of its own for each section', () => {
    expect(new Set(language.months).size).toBe(12);
    const headings = Object.values(language.headings);
    expect(new Set([...headings, language.untitledSection]).size).toBe(headings.length + 1);
  });

  it('abbreviates months as CLDR does', () => {
    const short = new Intl.DateTimeFormat(code, { month: 'short', timeZone: 'UTC' });
    const months = Array.from({ length: 12 }, (_, month) => short.format(Date.UTC(2026, month, 1)));
    expect(language.months).toEqual(months);
  });

  it('writes each day of a year in full as CLDR does, less the French first of a month', () => {
    const long = new Intl.DateTimeFormat(code, { dateStyle: 'long', timeZone: 'UTC' });
    for (let day = Date.UTC(2027, 0, 1); day < Date.UTC(2028, 0, 1); day += 86_400_000) {
      const date = new Date(day);
      const written = language.longDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
      expect(written.replace('1er ', '1 ')).toBe(long.format(date));
    }
  });

  it('begins a letter with the same placeholders as in English, so that they are filled', () => {
    const placeholders = (text: string) => text.match(/\[[^\]]+\]/g);
    expect(placeholders(language.letterDefaults.body)).toEqual(placeholders(en.letterDefaults.body));
    expect(language.letterDefaults.opening.length).toBeLessThan(SHORT_TEXT_MAX);
    expect(language.letterDefaults.signature.length).toBeLessThan(SHORT_TEXT_MAX);
  });
});

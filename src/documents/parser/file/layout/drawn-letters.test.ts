import { describe, expect, it } from 'vitest';
import { textFacts } from '../facts/letter-faults.ts';
import { asDrawn } from './drawn-letters.ts';
import type { Glyph } from './glyph.ts';
import { plainLetters } from './letters.ts';
import { pageLines } from './page-lines.ts';

const face = { name: 'Body', family: 'Body', bold: false, italic: false, doubtful: false };

const glyph = (text: string, left: number, width = 5, baseline = 100): Glyph => ({
  text,
  left,
  right: left + width,
  baseline,
  size: 10,
  face,
  hidden: false,
  order: left,
  artifact: false,
  spaced: false,
});

/** Letters side by side, five points wide each, from a place on. */
const row = (letters: readonly string[], left = 50, baseline = 100) =>
  letters.map((text, index) => glyph(text, left + index * 5, 5, baseline));

const textOf = (glyphs: readonly Glyph[]) =>
  pageLines({ number: 1, height: 842, breaksWords: false }, glyphs).lines.map(({ text }) => text);

describe('a hyphen is a hyphen, whatever a file calls it', () => {
  it.each([
    ['a soft one', '\u00ad'],
    ['one of its own in Unicode', '\u2010'],
    ['one that does not break', '\u2011'],
    ['one that is named three times, as Word on a Mac does', '-\u00ad\u2010'],
  ])('%s', (_, hyphen) => {
    expect(textOf(row([...'2019', hyphen, ...'2021']))).toEqual(['2019-2021']);
  });

  it('three signs at one place are one', () => {
    const signs = ['-', '\u00ad', '\u2010'].map((text, index) => glyph(text, 70, 5 - index * 0.1));
    expect(textOf([...row([...'2019']), ...signs, ...row([...'2021'], 75)])).toEqual(['2019-2021']);
  });

  it('a soft one at the end of a line breaks a word, which is whole again', () => {
    const lines = [...row([...'manage', '\u00ad']), ...row([...'ment of it'], 50, 112)];
    expect(textOf(lines)[0]).toBe('management');
  });

  it('in a text as on a page', () => {
    expect(plainLetters('linkedin.com/in/ana\u2010silva, ana-\u00ad\u2010silva')).toBe(
      'linkedin.com/in/ana-silva, ana-silva',
    );
  });
});

it('a ligature whose bytes a file turned around is its letters, and a fault that others stumble on', () => {
  const [line] = pageLines(
    { number: 1, height: 842, breaksWords: false },
    row([...'So', '昀琀', ...'ware']),
  ).lines;
  expect(line?.text).toBe('Software');
  expect(textFacts([...(line ? [line] : [])]).brokenLigatures).toEqual([0]);
  expect(textOf(row(['北京', ...'大学']))).toEqual(['北京大学']);
});

describe('accents that were drawn as letters of their own', () => {
  it.each([
    ['ˆ', 'e', 'ê'],
    ['´', 'ı', 'í'],
    ['˜', 'A', 'Ã'],
    ['¸', 'c', 'ç'],
    ['¨', 'u', 'ü'],
    ['\u0301', 'o', 'ó'],
  ])('%s over or under %s is %s', (accent, letter, whole) => {
    const drawn = [...row([...'Mar']), glyph(accent, 66, 3), ...row([letter, ...'a'], 65)];
    expect(textOf(drawn)).toEqual([`Mar${whole}a`]);
  });

  it('one that stands by itself stays', () => {
    expect(asDrawn(row([...'a', '´', ...'b'])).map(({ text }) => text)).toEqual(['a', '´', 'b']);
  });
});

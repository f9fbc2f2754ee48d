import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from './clean.ts';

describe('cleanText', () => {
  it('leaves every printable character alone, markup signs included', () => {
    const text = '#let $x$ *b* _i_ @ref `code` \\ "q" \'q\' ]}) <b>&amp;</b> // /* ~ — … €';
    expect(cleanText(text)).toBe(text);
  });

  it('composes accents', () => {
    expect(cleanText('Jose\u0301 A\u030angstro\u0308m')).toBe('José Ångström');
  });

  it('drops controls, private use, noncharacters and invisible joints', () => {
    expect(
      cleanText('a\u0000b\u0007c\u007fd\u009fe\ue000f\ufffeg\uffffh\ufeffi\u00adj\u200bk\u202el\u{10ffff}m'),
    ).toBe('abcdefghijklm');
  });

  it('composes what a dropped character kept apart', () => {
    expect(cleanText('e\u200b\u0301')).toBe('é');
  });

  it('leaves no more marks on a letter than any language has, nor a syllable that shapers fail on', () => {
    expect(cleanText(`e${'\u0323'.repeat(20_000)}!`)).toBe(`ẹ${'\u0323'.repeat(29)}!`);
    expect(cleanText('q\u0323\u0301 Việt')).toBe('q\u0323\u0301 Việt');
    const chain = 'क्'.repeat(100);
    expect(
      Math.max(
        ...cleanText(chain)
          .split('\u200c')
          .map((part) => part.length),
      ),
    ).toBeLessThanOrEqual(40);
    expect(cleanText('राष्ट्रपति स्त्री')).toBe('राष्ट्रपति स्त्री');
  });

  it('drops half a character and keeps whole ones', () => {
    expect(cleanText('a\ud83db')).toBe('ab');
    expect(cleanText('👍🏽 family 👨‍👩‍👧')).toBe('👍🏽 family 👨‍👩‍👧');
  });

  it('knows every kind of line end and blank', () => {
    expect(cleanText('a\r\nb\rc\u2028d\u0085e')).toBe('a\nb\nc\nd\ne');
    expect(cleanText('a\tb\u3000c\u2009d')).toBe('a b c d');
  });

  it('keeps the joiners that Persian and emoji need, and no-break spaces', () => {
    expect(cleanText('می\u200cخواهم 10\u00a0km')).toBe('می\u200cخواهم 10\u00a0km');
  });

  it('trims lines and ends but keeps blank lines inside', () => {
    expect(cleanText('\n  a  b \n\n  c\n ')).toBe('a b\n\nc');
  });
});

it('cleanLine makes one line of several', () => {
  expect(cleanLine(' Ana\r\n Maria\n\nSilva ')).toBe('Ana Maria Silva');
});

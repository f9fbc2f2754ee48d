import { describe, expect, it } from 'vitest';
import { bracketedWords } from '#documents/text/brackets.ts';
import { PHRASES } from '../content/phrases.ts';
import { insertPhrase } from './insert-phrase.ts';

const selected = ({ text, from, to }: ReturnType<typeof insertPhrase>) => text.slice(from, to);

describe('a phrase', () => {
  it.each([
    ['an empty text', '', 0, '- Led [number]'],
    ['an empty line', '- One\n\n- Two', 6, '- One\n- Led [number]\n- Two'],
    ['a bullet that was begun', '- One\n- ', 8, '- One\n- Led [number]'],
    ['the middle of a line', '- One\n- Two', 3, '- One\n- Led [number]\n- Two'],
    ['the end', '- One', 5, '- One\n- Led [number]'],
  ])('goes into %s as a bullet of its own', (_, text, caret, after) => {
    const inserted = insertPhrase(text, caret, 'Led [number]');
    expect(inserted.text).toBe(after);
    expect(selected(inserted)).toBe('[number]');
  });

  it('without brackets leaves the caret behind it', () => {
    const inserted = insertPhrase('', 0, 'Led a team');
    expect([inserted.from, inserted.to]).toEqual([12, 12]);
  });
});

describe('every phrase on offer', () => {
  const lines = PHRASES.flatMap((group) => group.lines);

  it('has at least one place in brackets to fill in, which is pointed out before a download', () => {
    expect(lines.filter((line) => bracketedWords(line).length === 0)).toEqual([]);
  });

  it('is there once, begins with a capital, and ends without a period, as bullets do', () => {
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => !/^\p{Lu}.*[^.\s]$/u.test(line))).toEqual([]);
    expect(PHRASES.map((group) => group.lines.length)).toEqual(PHRASES.map(() => 10));
  });
});

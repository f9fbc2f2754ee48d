import { describe, expect, it } from 'vitest';
import { bracketedWords } from '#documents/text/brackets.ts';
import { PHRASES_OF } from '../content/phrases/phrases-of.ts';
import { insertBullet, insertSentence } from './insert-phrase.ts';

const selected = ({ text, from, to }: ReturnType<typeof insertBullet>) => text.slice(from, to);

describe('a phrase', () => {
  it.each([
    ['an empty text', '', 0, '- Led [number]'],
    ['an empty line', '- One\n\n- Two', 6, '- One\n- Led [number]\n- Two'],
    ['a bullet that was begun', '- One\n- ', 8, '- One\n- Led [number]'],
    ['the middle of a line', '- One\n- Two', 3, '- One\n- Led [number]\n- Two'],
    ['the end', '- One', 5, '- One\n- Led [number]'],
  ])('goes into %s as a bullet of its own', (_, text, caret, after) => {
    const inserted = insertBullet(text, caret, 'Led [number]');
    expect(inserted.text).toBe(after);
    expect(selected(inserted)).toBe('[number]');
  });

  it('without brackets leaves the caret behind it', () => {
    const inserted = insertBullet('', 0, 'Led a team');
    expect([inserted.from, inserted.to]).toEqual([12, 12]);
  });
});

describe('a sentence', () => {
  it.each([
    ['an empty text', '', 0, 'Nurse of [number] years.'],
    ['the end of a text', 'Calm.', 5, 'Calm. Nurse of [number] years.'],
    ['between two', 'Calm. Kind.', 6, 'Calm. Nurse of [number] years. Kind.'],
    ['a new paragraph', 'Calm.\n\n', 7, 'Calm.\n\nNurse of [number] years.'],
  ])('goes into %s where the caret is, parted by one blank', (_, text, caret, after) => {
    const inserted = insertSentence(text, caret, 'Nurse of [number] years.');
    expect(inserted.text).toBe(after);
    expect(selected(inserted)).toBe('[number]');
  });
});

describe('every phrase on offer', () => {
  const { summary, ...bulleted } = PHRASES_OF;
  const bullets = Object.values(bulleted).flatMap((groups) => groups.flatMap(({ lines }) => lines));
  const sentences = summary.flatMap(({ lines }) => lines);

  it('has a place in brackets to fill in, which is pointed out before a download', () => {
    const unfinished = (lines: readonly string[]) => lines.filter((line) => bracketedWords(line).length > 0);
    expect(unfinished(bullets)).toEqual(bullets);
    for (const { lines } of summary) expect(unfinished(lines).length).toBeGreaterThan(1);
  });

  it('is there once, begins with a capital, and ends with a period as a sentence only', () => {
    expect(new Set([...bullets, ...sentences]).size).toBe(bullets.length + sentences.length);
    expect(bullets.filter((line) => !/^\p{Lu}.*[^.\s]$/u.test(line))).toEqual([]);
    expect(sentences.filter((line) => !/^[\p{Lu}[].*\S\.$/u.test(line))).toEqual([]);
  });
});

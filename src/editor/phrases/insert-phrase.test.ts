import { describe, expect, it } from 'vitest';
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

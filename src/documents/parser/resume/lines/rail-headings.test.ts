import { describe, expect, it } from 'vitest';
import type { TextLine } from '#documents/parser/parsed-file.ts';
import { fileOfLines } from '../testing/lines-file.ts';
import { headingsInPlace } from './rail-headings.ts';

type Placed = [text: string, left: number, top: number, column?: number];

/** Lines where they are said to stand; those in capitals look like headings. */
function placed(...given: Placed[]): TextLine[] {
  const { lines } = fileOfLines(given.map(([text]) => text));
  return lines.map((line, index) => {
    const [text, left, top, column = 0] = given[index] ?? ['', 0, 0];
    const box = { page: 1, left, top, right: left + text.length * 5, bottom: top + 10 };
    return { ...line, box, column, bold: text === text.toUpperCase(), gapAbove: 3 };
  });
}

const inOrder = (...given: Placed[]) => headingsInPlace(placed(...given)).map(({ text }) => text);

describe('headings in a rail', () => {
  it('stand above their text although cells set them a little lower', () => {
    expect(
      inOrder(
        ['EXPERIENCE', 40, 107, 1],
        ['EDUCATION', 40, 147, 1],
        ['SKILLS', 40, 187, 1],
        ['Cook, Grill', 160, 100, 2],
        ['Served 90 guests', 160, 113, 2],
        ['Diploma', 160, 140, 2],
        ['City College', 160, 153, 2],
        ['Knives', 160, 180, 2],
        ['Ovens', 160, 193, 2],
      ),
    ).toEqual([
      'EXPERIENCE',
      'Cook, Grill',
      'Served 90 guests',
      'EDUCATION',
      'Diploma',
      'City College',
      'SKILLS',
      'Knives',
      'Ovens',
    ]);
  });

  it('go on in the line below, also where their first word heads something by itself', () => {
    const read = inOrder(
      ['PROFESSIONAL', 40, 100, 1],
      ['EXPERIENCE', 40, 112, 1],
      ['EDUCATION &', 40, 200, 1],
      ['TRAINING', 40, 212, 1],
      ['SKILLS', 40, 300, 1],
      ['Cook, Grill', 160, 100, 2],
      ['Diploma', 160, 200, 2],
      ['Knives', 160, 300, 2],
    );
    expect(read.filter((text) => text === text.toUpperCase())).toEqual([
      'PROFESSIONAL EXPERIENCE',
      'EDUCATION & TRAINING',
      'SKILLS',
    ]);
  });

  it('go on beside their text, which is read line by line with them', () => {
    expect(
      inOrder(
        ['BERUFLICHER', 40, 100],
        ['Koch, Adler', 160, 100],
        ['WERDEGANG', 40, 112],
        ['Menüs geplant', 160, 112],
        ['SCHUL- UND', 40, 150],
        ['Lehre als Koch', 160, 150],
        ['BERUFSAUSBILDUNG', 40, 162],
      ),
    ).toEqual([
      'BERUFLICHER WERDEGANG',
      'Koch, Adler',
      'Menüs geplant',
      'SCHUL- UND BERUFSAUSBILDUNG',
      'Lehre als Koch',
    ]);
  });

  it('are two where each is known and no word is left open', () => {
    const read = inOrder(
      ['SKILLS', 40, 100, 1],
      ['LANGUAGES', 40, 112, 1],
      ['Knives', 160, 100, 2],
      ['Spanish', 160, 112, 2],
    );
    expect(read).toEqual(['SKILLS', 'Knives', 'LANGUAGES', 'Spanish']);
  });
});

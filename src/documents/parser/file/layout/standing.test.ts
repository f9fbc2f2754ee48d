import { expect, it } from 'vitest';
import type { Atom } from './glyph.ts';
import { standing } from './standing.ts';

const face = { name: 'Body', family: 'Body', bold: false, italic: false, doubtful: false };

function atom(text: string, left: number, baseline: number): Atom {
  const right = left + text.length * 5;
  const rest = {
    left,
    right,
    baseline,
    size: 10,
    face,
    hidden: false,
    order: 0,
    artifact: false,
    spaced: false,
  };
  return { left, right, baseline, size: 10, glyphs: [...text].map((letter) => ({ ...rest, text: letter })) };
}

const LEFT = [
  'Ana Silva',
  'Class Teacher, Year 4',
  'Address: Whitby Telephone: 07700 900 165',
  'linkedin.com/in/ana',
  'Objective',
  'Mathematician by training, teacher by choice.',
  'Employment',
  'Patel House Nursery',
];
const left = LEFT.map((text, index) => atom(text, 45, 60 + index * 30));

it('a few lines far from each other, at the end of others, are no column', () => {
  const right = [
    atom('Curriculum Vitae', 280, 45),
    atom('E-mail: ana@example.net', 280, 120),
    atom('Wolverhampton', 280, 270),
  ];
  expect(standing(left, right)).toBe('lines');
});

it('as few that follow each other are one', () => {
  const right = ['Curriculum Vitae', 'E-mail: ana@example.net', 'Wolverhampton'];
  const close = right.map((text, index) => atom(text, 280, 45 + index * 15));
  expect(standing(left, close)).toBe('columns');
});

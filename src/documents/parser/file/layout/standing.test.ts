import { expect, it } from 'vitest';
import { standing } from './standing.ts';
import { atom } from './testing/atom.ts';

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

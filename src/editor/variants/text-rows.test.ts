import { describe, expect, it } from 'vitest';
import { rowsOf, withRow } from './text-rows.ts';

const base = ['Led a team of six nurses', 'Wrote the rota', 'Trained new starters'].join('\n');
const here = ['Led a team of seven nurses', 'Trained new starters', 'For St Jude'].join('\n');

describe('a long text beside that of its base', () => {
  it('differs by the lines that were reworded, are only here, or only there', () => {
    expect(rowsOf(here, base).map((row) => [row.here, row.base])).toEqual([
      ['Led a team of seven nurses', 'Led a team of six nurses'],
      ['For St Jude', null],
      [null, 'Wrote the rota'],
    ]);
    expect(rowsOf(base, base)).toEqual([]);
  });

  it('becomes the same on either side by taking all of its lines one by one, at their places', () => {
    expect(rowsOf(here, base).reduce((text, row) => withRow(text, row, 'here'), here)).toBe(base);
    expect(rowsOf(here, base).reduce((text, row) => withRow(text, row, 'base'), base)).toBe(here);
  });

  it('takes a line that comes first, and fills an empty text', () => {
    const [row] = rowsOf('Two', 'One\nTwo');
    expect(row && withRow('Two', row, 'here')).toBe('One\nTwo');
    const [only] = rowsOf('', 'One');
    expect(only && withRow('', only, 'here')).toBe('One');
    expect(only && withRow('One', only, 'base')).toBe('');
  });
});

it('skills are taken and put one by one', () => {
  const [first, second] = rowsOf(['Rust', 'Go'], ['Go', 'Java']);
  expect([first?.here, second?.base]).toEqual(['Rust', 'Java']);
  expect(second && withRow(['Rust', 'Go'], second, 'here')).toEqual(['Rust', 'Go', 'Java']);
  expect(first && withRow(['Go', 'Java'], first, 'base')).toEqual(['Rust', 'Go', 'Java']);
});

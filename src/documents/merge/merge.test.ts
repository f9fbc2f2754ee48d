import { describe, expect, it } from 'vitest';
import type { Values } from '../fields.ts';
import { RESUME } from '../resume/fields.ts';
import { mergeDocuments } from './merge.ts';
import { job, merge, merged } from './testing/merge-setup.ts';

describe('fields', () => {
  it('are taken from the side that changed them', () => {
    const was = { name: 'Ana', city: 'Porto', jobs: [job('a')] };
    const mine = { ...was, name: 'Ana Sousa' };
    const theirs = { ...was, city: 'Faro' };
    expect(merge(was, mine, theirs)).toEqual({
      merged: { ...was, name: 'Ana Sousa', city: 'Faro' },
      conflicts: [],
    });
  });

  it('that both changed differently stay mine, and are told', () => {
    expect(merge({ name: 'A' }, { name: 'B' }, { name: 'C' })).toEqual({
      merged: { name: 'B' },
      conflicts: [{ path: 'name', was: 'A', mine: 'B', theirs: 'C' }],
    });
  });

  it('that nobody here knows are merged like known ones', () => {
    const was = { own: { a: 1, b: 1 }, list: [{ id: 'x', n: 1 }] };
    const mine = { own: { a: 2, b: 1 }, list: [{ id: 'x', n: 1, m: 2 }] };
    const theirs = { own: { a: 1, b: 3, c: 4 }, list: [{ id: 'x', n: 5 }], more: true };
    expect(merge(was, mine, theirs)).toEqual({
      merged: { own: { a: 2, b: 3, c: 4 }, list: [{ id: 'x', n: 5, m: 2 }], more: true },
      conflicts: [],
    });
  });

  it('named like what every object has are fields like others', () => {
    const own = (text: string) =>
      JSON.parse(`{"__proto__":{"x":"${text}"},"constructor":"${text}"}`) as object;
    const { merged } = merge(own('a'), own('a'), own('b'));
    expect(JSON.stringify(merged)).toBe(JSON.stringify(own('b')));
  });

  it('that one side deleted and the other changed are kept, and told', () => {
    expect(merge({ x: 1 }, {}, { x: 2 })).toEqual({
      merged: { x: 2 },
      conflicts: [{ path: 'x', was: 1, mine: null, theirs: 2 }],
    });
  });
});

describe('skills', () => {
  it('are a set: what either side added is there, what one deleted is not', () => {
    expect(merged('skills', ['CSS', 'Go'], ['CSS', 'Go', 'SQL'], ['Go', 'Rust'])).toEqual([
      'Go',
      'Rust',
      'SQL',
    ]);
  });

  it('that both put in order stand as mine, which is told', () => {
    expect(
      merge({ skills: ['a', 'b', 'c'] }, { skills: ['b', 'a', 'c'] }, { skills: ['c', 'a', 'b', 'd'] }),
    ).toEqual({
      merged: { skills: ['b', 'd', 'a', 'c'] },
      conflicts: [
        { path: 'skills', was: ['a', 'b', 'c'], mine: ['b', 'd', 'a', 'c'], theirs: ['c', 'a', 'b', 'd'] },
      ],
    });
  });
});

it('the place of a section in the order is never taken for the section, though both have its id', () => {
  const mine: Values = { order: [{ id: 's', heading: 'Talks' }], sections: [] };
  const theirs = { order: [], sections: [{ id: 's', heading: 'Talks', items: [] }] };
  expect(mergeDocuments(RESUME, null, mine, theirs, 'as mine').merged).toEqual(mine);
});

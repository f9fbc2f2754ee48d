import { describe, expect, it } from 'vitest';
import type { Fields } from '../fields.ts';
import { mergeDocuments } from './merge.ts';

const ENTRY = {
  id: { kind: 'id', label: '', print: 'not printed' },
  title: { kind: 'line', label: 'Title', print: 'title' },
  text: { kind: 'text', label: 'Text', print: 'text' },
} as const satisfies Fields;
const FIELDS = {
  name: { kind: 'line', label: 'Name', print: 'name' },
  summary: { kind: 'text', label: 'Summary', print: 'text' },
  skills: { kind: 'lines', label: 'Skills', print: 'skill', most: 9 },
  jobs: { kind: 'list', label: 'Jobs', entry: 'job', most: 9, fields: ENTRY },
  links: {
    kind: 'list',
    label: 'Links',
    entry: 'link',
    most: 9,
    fields: { url: { kind: 'address', label: 'Address', print: 'contact' } },
  },
  sections: {
    kind: 'list',
    label: 'Sections',
    entry: 'section',
    most: 9,
    fields: {
      id: ENTRY.id,
      items: { kind: 'list', label: 'Entries', entry: 'entry', most: 9, fields: ENTRY },
    },
  },
} as const satisfies Fields;

const merge = (was: object, mine: object, theirs: object) => mergeDocuments(FIELDS, was, mine, theirs);
/** The merge of one field where nothing is in conflict. */
const merged = (field: string, was: unknown, mine: unknown, theirs: unknown) => {
  const result = merge({ [field]: was }, { [field]: mine }, { [field]: theirs });
  expect(result.conflicts).toEqual([]);
  return Object.entries(result.merged).find(([name]) => name === field)?.[1] as unknown;
};
const lines = (...texts: string[]) => texts.join('\n');
const job = (id: string, title = id, text = '') => ({ id, title, text });

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

describe('lists of things', () => {
  const [a, b, c] = [job('a'), job('b'), job('c')];

  it('merge each thing by its fields, wherever it stands', () => {
    expect(merged('jobs', [a, b], [b, { ...a, title: 'A1' }], [{ ...a, text: 'new' }, b])).toEqual([
      b,
      { id: 'a', title: 'A1', text: 'new' },
    ]);
  });

  it('keep what either side added, after what it followed there', () => {
    expect(merged('jobs', [a, b], [a, job('m'), b], [a, b, job('t')])).toEqual([a, job('m'), b, job('t')]);
    expect(merged('jobs', [a], [job('y'), a], [job('x'), a])).toEqual([job('x'), job('y'), a]);
  });

  it('leave out what one side deleted and the other left alone', () => {
    expect(merged('jobs', [a, b, c], [a, c], [a, b, { ...c, title: 'C1' }])).toEqual([
      a,
      { ...c, title: 'C1' },
    ]);
  });

  it('keep what one side deleted and the other changed, and tell it', () => {
    const changed = { ...b, title: 'B1' };
    expect(merge({ jobs: [a, b] }, { jobs: [a] }, { jobs: [a, changed] })).toEqual({
      merged: { jobs: [a, changed] },
      conflicts: [{ path: 'jobs.b', was: b, mine: null, theirs: changed }],
    });
  });

  it('take the order of the side that rearranged them; where both did, mine, and tell it', () => {
    expect(merged('jobs', [a, b, c], [a, b, c], [c, a, b])).toEqual([c, a, b]);
    expect(merge({ jobs: [a, b, c] }, { jobs: [b, a, c] }, { jobs: [a, c, b] })).toEqual({
      merged: { jobs: [b, a, c] },
      conflicts: [{ path: 'jobs', was: ['a', 'b', 'c'], mine: ['b', 'a', 'c'], theirs: ['a', 'c', 'b'] }],
    });
  });

  it('tell a conflict within a thing by its id', () => {
    const { conflicts } = merge(
      { jobs: [a] },
      { jobs: [{ ...a, title: '1' }] },
      { jobs: [{ ...a, title: '2' }] },
    );
    expect(conflicts).toEqual([{ path: 'jobs.a.title', was: 'a', mine: '1', theirs: '2' }]);
    const odd = job('a.b c');
    const paths = merge(
      { jobs: [odd] },
      { jobs: [{ ...odd, title: '1' }] },
      { jobs: [{ ...odd, title: '2' }] },
    );
    expect(paths.conflicts[0]?.path).toBe('jobs.a%2Eb%20c.title');
  });

  it('know a thing again that was moved to another list', () => {
    const section = (id: string, ...items: object[]) => ({ id, items });
    const was = [section('s', a, b), section('t')];
    const mine = [section('s', b), section('t', a)];
    const theirs = [section('s', { ...a, title: 'A1' }, b), section('t')];
    expect(merged('sections', was, mine, theirs)).toEqual([
      section('s', b),
      section('t', { ...a, title: 'A1' }),
    ]);
    expect(merged('sections', was, theirs, mine)).toEqual([
      section('s', b),
      section('t', { ...a, title: 'A1' }),
    ]);
  });

  it('bring back all of a thing that was deleted with what the other side changed in it', () => {
    const was = { sections: [{ id: 's', items: [a, b] }] };
    const theirs = { sections: [{ id: 's', items: [a, { ...b, title: 'B1' }] }] };
    const result = merge(was, { sections: [] }, theirs);
    expect(result.merged).toEqual(theirs);
    expect(result.conflicts.map(({ path }) => path)).toContain('sections.s');
  });

  it('let a thing stay where mine has it, where both moved it elsewhere, and tell it', () => {
    const section = (id: string, ...items: object[]) => ({ id, items });
    const was = { sections: [section('s', a), section('t'), section('u')] };
    const mine = { sections: [section('s'), section('t', a), section('u')] };
    const theirs = { sections: [section('s'), section('t'), section('u', a)] };
    const result = merge(was, mine, theirs);
    expect(result.merged).toEqual(mine);
    expect(result.conflicts.map(({ path }) => path)).toEqual(['sections.t.items.a']);
  });

  it('without ids are known again by what they are most like', () => {
    const link = (url: string, label = '') => ({ url, label });
    expect(
      merged(
        'links',
        [link('https://example.com/ana'), link('https://norte.example')],
        [link('https://example.com/ana', 'Work'), link('https://norte.example')],
        [link('https://norte.example'), link('https://example.com/ana'), link('https://new.example')],
      ),
    ).toEqual([
      link('https://norte.example'),
      link('https://example.com/ana', 'Work'),
      link('https://new.example'),
    ]);
  });

  it('whose ids are repeated are known again by what they are most like, and none is lost', () => {
    const one = { id: '1', title: 'Baker at Norte', text: '' };
    const two = { id: '1', title: 'Cook at Sul', text: '' };
    expect(merged('jobs', [one, two], [{ ...one, text: 'x' }, two], [one, { ...two, text: 'y' }])).toEqual([
      { ...one, text: 'x' },
      { ...two, text: 'y' },
    ]);
  });
});

describe('long texts', () => {
  const was = lines('Led a team of six nurses', 'Wrote the rota', 'Trained new starters');

  it('merge by line', () => {
    expect(
      merged(
        'summary',
        was,
        lines('Led a team of seven nurses', 'Wrote the rota', 'Trained new starters'),
        lines('Led a team of six nurses', 'Wrote the rota', 'Trained eleven new starters', 'Kept the stock'),
      ),
    ).toBe(
      lines('Led a team of seven nurses', 'Wrote the rota', 'Trained eleven new starters', 'Kept the stock'),
    );
  });

  it('tell a line that both changed, with all else merged on either side', () => {
    const mine = lines('Led a team of seven nurses', 'Wrote the rota', 'Trained new starters', 'Mine');
    const theirs = lines('Led a team of eight nurses', 'Wrote the rota');
    expect(merge({ summary: was }, { summary: mine }, { summary: theirs })).toEqual({
      merged: { summary: lines('Led a team of seven nurses', 'Wrote the rota', 'Mine') },
      conflicts: [
        {
          path: 'summary',
          was,
          mine: lines('Led a team of seven nurses', 'Wrote the rota', 'Mine'),
          theirs: lines('Led a team of eight nurses', 'Wrote the rota', 'Mine'),
        },
      ],
    });
  });

  it('keep a line that one side deleted and the other reworded, and tell it', () => {
    const { merged, conflicts } = merge(
      { summary: lines('One two three', 'Wrote the rota') },
      { summary: lines('One two three') },
      { summary: lines('One two three', 'Wrote the weekly rota') },
    );
    expect(merged).toEqual({ summary: lines('One two three', 'Wrote the weekly rota') });
    expect(conflicts).toEqual([
      {
        path: 'summary',
        was: lines('One two three', 'Wrote the rota'),
        mine: 'One two three',
        theirs: lines('One two three', 'Wrote the weekly rota'),
      },
    ]);
  });

  it('know lines again that were moved and reworded at once', () => {
    expect(
      merged(
        'summary',
        lines('Led a team', 'Wrote the rota', 'Trained new starters'),
        lines('Trained new starters', 'Led a team', 'Wrote the rota'),
        lines('Led a team', 'Wrote the weekly rota', 'Trained new starters'),
      ),
    ).toBe(lines('Trained new starters', 'Led a team', 'Wrote the weekly rota'));
  });

  it('know a reworded line again among others that are much like it, by where it stands', () => {
    const all = (change: (text: string, at: number) => string) =>
      Array.from({ length: 6 }, (_, at) => change(`Bullet number ${at} about a long matter`, at));
    const reworded = (name: string) => (text: string, at: number) =>
      at === 4 ? `Bullet number four ${name} about a long matter` : text;
    const { merged, conflicts } = merge(
      { summary: lines(...all((text) => text)) },
      { summary: lines(...all(reworded('B'))) },
      { summary: lines(...all(reworded('A')).slice(1)) },
    );
    expect(merged).toEqual({ summary: lines(...all(reworded('B')).slice(1)) });
    expect(conflicts).toMatchObject([{ theirs: lines(...all(reworded('A')).slice(1)) }]);
  });

  it('keep lines that stand more than once', () => {
    expect(
      merged('summary', lines('a', '', 'b', '', 'c'), lines('b', '', 'c'), lines('a', '', 'b', '', 'c', 'd')),
    ).toBe(lines('b', '', 'c', 'd'));
  });

  it('do not hold both where each side has rewritten the same line from scratch', () => {
    const { merged, conflicts } = merge(
      { summary: lines('Led a team', 'Wrote docs', 'Kept the stock') },
      { summary: lines('Led a team', 'Published guides for nurses', 'Kept the stock') },
      { summary: lines('Led a team', 'Technical author, 2019', 'Kept the stock', 'Trained starters') },
    );
    expect(merged).toEqual({
      summary: lines('Led a team', 'Published guides for nurses', 'Kept the stock', 'Trained starters'),
    });
    expect(conflicts).toMatchObject([
      { theirs: lines('Led a team', 'Technical author, 2019', 'Kept the stock', 'Trained starters') },
    ]);
  });

  it('that both sides began, or wrote anew, are one field', () => {
    for (const was of ['', 'An old line']) {
      expect(merge({ summary: was }, { summary: lines('a', 'b') }, { summary: 'c' })).toEqual({
        merged: { summary: lines('a', 'b') },
        conflicts: [{ path: 'summary', was, mine: lines('a', 'b'), theirs: 'c' }],
      });
    }
  });

  it('of one line are one field', () => {
    expect(merge({ summary: 'Old' }, { summary: 'Mine' }, { summary: 'Theirs' })).toEqual({
      merged: { summary: 'Mine' },
      conflicts: [{ path: 'summary', was: 'Old', mine: 'Mine', theirs: 'Theirs' }],
    });
  });

  it('of very many lines are one field', () => {
    const long = Array.from({ length: 2_001 }, (_, at) => `line ${at}`).join('\n');
    expect(merge({ summary: long }, { summary: `${long}!` }, { summary: `!${long}` }).conflicts).toEqual([
      { path: 'summary', was: long, mine: `${long}!`, theirs: `!${long}` },
    ]);
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

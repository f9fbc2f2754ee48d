import { describe, expect, it } from 'vitest';
import { job, merge, merged } from './testing/merge-setup.ts';

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

  it('bring back nothing of what had been moved out of it: that is as it was decided', () => {
    const role = (id: string, title = id) => ({ ...job(id, title), text: '' });
    const entry = (title: string, ...items: object[]) => ({ id: 'e', title, items });
    const was = {
      sections: [
        { id: 's', items: [entry('Nurse', role('r'), role('t'))] },
        { id: 'u', items: [] },
      ],
    };
    const mine = {
      sections: [
        { id: 's', items: [entry('Ward nurse', role('r'), role('t'))] },
        { id: 'u', items: [] },
      ],
    };
    const theirs = { sections: [{ id: 'u', items: [entry('Nurse', role('t'))] }] };
    const result = merge(was, mine, theirs);
    expect(result.merged).toEqual({
      sections: [
        { id: 's', items: [] },
        { id: 'u', items: [entry('Ward nurse', role('t'))] },
      ],
    });
    expect(merge(was, result.merged, theirs).merged).toEqual(result.merged);
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

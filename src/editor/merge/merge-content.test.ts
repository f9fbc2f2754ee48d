import { sameValue } from '#documents/merge/same-value.ts';
import type { Fields } from '#documents/fields.ts';
import { describe, expect, it } from 'vitest';
import { valueAt, withValueAt, type Content } from '#editor/session/content.ts';
import { conflictChoices, mergeContent } from './merge-content.ts';

const content = (title: string, templateId: string, summary: string) => ({
  title,
  templateId,
  data: { summary },
});
const base = content('T', 'modern-1', 'old');
const FIELDS = {
  summary: { kind: 'text', label: 'Summary', print: 'text' },
  city: { kind: 'line', label: 'City', print: 'contact' },
} as const satisfies Fields;
const merge = <Data>(
  was: Parameters<typeof mergeContent<Data>>[1],
  mine: Content<Data>,
  theirs: Content<Data>,
) => mergeContent(FIELDS, was, mine, theirs);

describe('bringing two versions together', () => {
  it('takes from each side what only that side changed', () => {
    const merged = merge(base, content('T', 'modern-1', 'mine'), content('T2', 'tech-1', 'old'));
    expect(merged).toEqual({ content: content('T2', 'tech-1', 'mine'), conflicts: [] });
  });

  it('goes field by field', () => {
    const data = (summary: string, city: string) => ({ ...base, data: { summary, city } });
    expect(merge(data('old', 'Porto'), data('mine', 'Porto'), data('old', 'Faro'))).toEqual({
      content: data('mine', 'Faro'),
      conflicts: [],
    });
  });

  it('sees no difference where both changed the same way', () => {
    const both = content('T', 'modern-1', 'same');
    expect(merge(base, both, structuredClone(both))).toEqual({ content: both, conflicts: [] });
  });

  it('keeps the very data of the screen where the other side adds nothing to it', () => {
    const mine = content('T', 'modern-1', 'mine');
    expect(merge(base, mine, content('T2', 'modern-1', 'old')).content.data).toBe(mine.data);
  });

  it('leaves it to the person where both changed the same field', () => {
    const mine = content('T', 'modern-1', 'a');
    expect(merge(base, mine, content('T', 'modern-1', 'b'))).toEqual({
      content: mine,
      conflicts: [{ path: 'summary', was: 'old', mine: 'a', theirs: 'b' }],
    });
  });

  it('leaves it to the person where the beginning is not known', () => {
    const { conflicts } = merge(null, content('T', 'modern-1', 'a'), base);
    expect(conflicts).toEqual([{ path: 'summary', was: null, mine: 'a', theirs: 'old' }]);
  });

  it('takes the title of the other side where this one has none', () => {
    expect(merge(base, content('', 'modern-1', 'old'), content('T2', 'modern-1', 'old'))).toEqual({
      content: content('T2', 'modern-1', 'old'),
      conflicts: [],
    });
  });
});

describe('either choice of a conflict', () => {
  const data = (summary: string, city: string, jobs: object[] = []) => ({
    ...base,
    data: { summary, city, jobs },
  });
  const job = { id: 'a', position: 'Baker' };

  it('has what only one side changed', () => {
    const sides = conflictChoices(FIELDS, data('old', 'Porto'), data('a', 'Faro'), data('b', 'Porto'));
    expect(sides).toMatchObject({ mine: data('a', 'Faro'), theirs: data('b', 'Faro') });
  });

  it('has, or has not, what one side deleted and the other changed', () => {
    const changed = { ...job, position: 'Head baker' };
    const sides = conflictChoices(FIELDS, data('', '', [job]), data('', '', []), data('', '', [changed]));
    expect(sides).toEqual({
      mine: data('', '', []),
      theirs: data('', '', [changed]),
      conflicts: [{ path: 'jobs.a', was: job, mine: null, theirs: changed }],
    });
  });

  it('has what is known of one side alone, though of another part nobody knows what both began with', () => {
    const was = { title: 'T' };
    const [mine, theirs] = [content('T', 'modern-1', 'a'), content('T2', 'modern-1', 'b')];
    expect(conflictChoices(FIELDS, was, mine, theirs)).toMatchObject({
      mine: { title: 'T2', data: { summary: 'a' } },
      theirs: { title: 'T2', data: { summary: 'b' } },
      conflicts: [{ path: 'summary' }],
    });
  });

  it('is the whole of one side where the beginning is not known', () => {
    const [mine, theirs] = [data('a', 'Faro', [job]), data('b', 'Porto', [])];
    expect(conflictChoices(FIELDS, null, mine, theirs)).toMatchObject({ mine, theirs });
  });
});

describe('comparing', () => {
  it('does not mind the order of keys, but that of lists', () => {
    expect(sameValue({ a: 1, b: { c: 1, d: 2 } }, { b: { d: 2, c: 1 }, a: 1 })).toBe(true);
    expect(sameValue([1, 2], [2, 1])).toBe(false);
    expect(sameValue({ a: 1 }, { a: 1, b: null })).toBe(false);
  });

  it('finds values by path', () => {
    expect(valueAt({ data: { jobs: [{ at: 'x' }] } }, 'data.jobs.0.at')).toBe('x');
    expect(valueAt({ data: { jobs: [] } }, 'data.jobs.0.at')).toBeUndefined();
    expect(valueAt('text', 'length')).toBeUndefined();
  });

  it('changes one value and keeps everything else as it was, what it does not know included', () => {
    const before = { data: { jobs: [{ at: 'x', own: 1 }, { at: 'y' }], more: { kept: true } } };
    const after = withValueAt(before, 'data.jobs.0.at', 'z');
    expect(after).toEqual({ data: { jobs: [{ at: 'z', own: 1 }, { at: 'y' }], more: { kept: true } } });
    expect(before.data.jobs[0]?.at).toBe('x');
    expect(after.data.jobs[1]).toBe(before.data.jobs[1]);
    expect(after.data.more).toBe(before.data.more);
  });

  it('changes nothing where a path leads nowhere or the value is the same', () => {
    const before = { data: { jobs: [{ at: 'x' }] } };
    expect(withValueAt(before, 'data.jobs.3.at', 'z')).toBe(before);
    expect(withValueAt(before, 'data.jobs.0.at', 'x')).toBe(before);
  });
});

import { describe, expect, it } from 'vitest';
import { sameJson, valueAt, withValueAt } from '#editor/session/content.ts';
import { mergeContent } from './merge.ts';

const content = (title: string, templateId: string, summary: string) => ({
  title,
  templateId,
  data: { summary },
});
const base = content('T', 'modern-1', 'old');

describe('bringing two versions together', () => {
  it('takes from each side what only that side changed', () => {
    const merged = mergeContent(base, content('T', 'modern-1', 'mine'), content('T2', 'tech-1', 'old'));
    expect(merged).toEqual(content('T2', 'tech-1', 'mine'));
  });

  it('sees no difference where both changed the same way', () => {
    const both = content('T', 'modern-1', 'same');
    expect(mergeContent(base, both, structuredClone(both))).toEqual(both);
  });

  it('leaves it to the person where both changed the same part', () => {
    expect(mergeContent(base, content('T', 'modern-1', 'a'), content('T', 'modern-1', 'b'))).toBeUndefined();
  });

  it('leaves it to the person where the beginning is not known', () => {
    expect(mergeContent(null, content('T', 'modern-1', 'a'), base)).toBeUndefined();
  });
});

describe('comparing', () => {
  it('does not mind the order of keys, but that of lists', () => {
    expect(sameJson({ a: 1, b: { c: 1, d: 2 } }, { b: { d: 2, c: 1 }, a: 1 })).toBe(true);
    expect(sameJson([1, 2], [2, 1])).toBe(false);
    expect(sameJson({ a: 1 }, { a: 1, b: null })).toBe(false);
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

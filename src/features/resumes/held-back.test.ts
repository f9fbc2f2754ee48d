import { describe, expect, it } from 'vitest';
import { RESUME } from '#documents/resume/fields.ts';
import { resumeKind } from './resume-kind.ts';
import { isSavedAs, savableOf } from '#editor/session/held-back.ts';
import { withValueAt, type Content } from '#editor/session/content.ts';

type Data = ReturnType<typeof resumeKind.prepare>;
const rules = { fields: RESUME, unsavable: resumeKind.unsavable };

function resume(data: object): Content<Data> {
  return { title: 'Nurse', templateId: 'modern-1', data: resumeKind.prepare(data) };
}
const job = (id: string, startDate: string) => ({ id, position: 'Nurse', startDate });
const saved = resume({ employment: [job('a', '2015-03'), job('b', '2019')], skills: ['Care'] });
const startOf = (content: Content<Data>, at: number) => content.data.employment[at]?.startDate;

describe('what can be saved of a document', () => {
  it('is the very document where nothing is held back', () => {
    expect(savableOf(rules, saved, saved)).toEqual({ content: saved, heldBack: [] });
    expect(savableOf(rules, saved, null).content).toBe(saved);
  });

  it('has what was last saved in a field that is held back, and all else as it is on the screen', () => {
    const typed = withValueAt(saved, 'data.employment.1.startDate', 'some day');
    const titled = withValueAt(typed, 'data.employment.1.position', 'Head nurse');
    const { content, heldBack } = savableOf(rules, titled, saved);
    expect(heldBack.map(({ field }) => field)).toEqual(['data.employment.1.startDate']);
    expect(startOf(content, 1)).toBe('2019');
    expect(content.data.employment[1]?.position).toBe('Head nurse');
    expect(isSavedAs(savableOf(rules, typed, saved), saved)).toBe(true);
    expect(isSavedAs(savableOf(rules, titled, saved), saved)).toBe(false);
  });

  it('knows an entry again that was moved, and leaves a new one empty', () => {
    const moved = resume({ employment: [job('c', 'soon'), job('b', 'then'), job('a', '2015-03')] });
    const { content } = savableOf(rules, moved, saved);
    expect([0, 1, 2].map((at) => startOf(content, at))).toEqual(['', '2019', '2015-03']);
    expect(startOf(savableOf(rules, moved, null).content, 1)).toBe('');
  });

  it('leaves out the one skill that is too long, and no other', () => {
    const skills = ['Care', 'x'.repeat(301), 'Triage'];
    const { content, heldBack } = savableOf(rules, resume({ skills }), saved);
    expect(content.data.skills).toEqual(['Care', 'Triage']);
    expect(heldBack).toHaveLength(1);
  });

  it('is the same object however often it is asked for', () => {
    const typed = withValueAt(saved, 'data.employment.0.startDate', 'some day');
    expect(savableOf(rules, typed, saved)).toBe(savableOf(rules, typed, saved));
  });
});

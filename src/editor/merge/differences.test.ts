import { changedPart } from './changed-part.ts';
import { describe, expect, it } from 'vitest';
import { differences } from './differences.ts';
import { undoneByChoice } from './undone-by-choice.ts';

const words = {
  nameOf: (path: string) => ({ 'personalInfo.city': 'City', 'jobs.0.position': 'Position of job 1' })[path],
  templateName: (id: string) => (id === 'modern-1' ? 'Meridian' : id),
};
const baker = { id: 'a', position: 'Baker', company: 'Norte' };
const cook = { id: 'b', position: 'Cook', company: 'Sul' };
const content = (data: object, templateId = 'modern-1') => ({ title: 'Resume', templateId, data });
const shown = (mine: ReturnType<typeof content>, theirs: ReturnType<typeof content>) =>
  differences(mine, theirs, words).map(({ name, mine, theirs }) => ({ name, mine, theirs }));
const found = (mine: object, theirs: object) => shown(content(mine), content(theirs));

describe('what differs between two versions', () => {
  it('is named as the screen names it, in the order of the document', () => {
    const mine = content({ personalInfo: { city: 'Porto' }, includeSummary: true });
    const theirs = content({ personalInfo: { city: 'Faro' }, includeSummary: false }, 'bold-2');
    expect(shown(mine, theirs)).toEqual([
      { name: 'Template', mine: 'Meridian', theirs: 'bold-2' },
      { name: 'City', mine: 'Porto', theirs: 'Faro' },
      { name: 'Include summary', mine: 'Yes', theirs: 'No' },
    ]);
  });

  it('is nothing where both are the same, whatever the ids and the order of keys', () => {
    expect(found({ a: '1', jobs: [baker] }, { jobs: [{ ...baker }], a: '1' })).toEqual([]);
  });

  it('is told for each field of the same entry, wherever it stands', () => {
    const theirs = [cook, { ...baker, position: 'Head baker' }];
    expect(found({ jobs: [baker] }, { jobs: theirs })).toEqual([
      { name: 'Position of job 1', mine: 'Baker', theirs: 'Head baker' },
      { name: 'Jobs', mine: '', theirs: 'Cook, Sul' },
    ]);
  });

  it('is told for entries that were added, removed or moved', () => {
    expect(found({ jobs: [baker, cook] }, { jobs: [cook] })).toEqual([
      { name: 'Jobs', mine: 'Baker, Norte', theirs: '' },
    ]);
    expect(found({ jobs: [baker, cook] }, { jobs: [cook, baker] })).toEqual([
      { name: 'Order of jobs', mine: 'Baker, Norte; Cook, Sul', theirs: 'Cook, Sul; Baker, Norte' },
    ]);
  });

  it('shows of a long text the part that differs', () => {
    const start = 'The same words again. '.repeat(30);
    const [only] = found({ body: `${start}Mine.` }, { body: `${start}Theirs.` });
    expect(only?.mine).toMatch(/^….*Mine\.$/);
    expect(only?.theirs).toMatch(/^….*Theirs\.$/);
    expect(only?.mine.length).toBeLessThan(200);
  });
});

it('quotes whole words, and as much of what both have in either version', () => {
  const around = 'Words that both of them have. '.repeat(8);
  const [only] = found(
    { body: `${around}Mine is four here. ${around}` },
    { body: `${around}Theirs here. ${around}` },
  );
  const { before, changed, after } = changedPart(only?.mine ?? '', only?.theirs ?? '');
  expect(changed).toBe('Mine is four');
  expect(before).toMatch(/^…\w+ .* $/);
  expect(after).toMatch(/^ here\. .* \w+\.?…$/);
});

describe('what a choice between two versions undoes', () => {
  const base = content({ personalInfo: { city: 'Porto' }, summary: 'Old', jobs: [baker] });
  const undone = (mine: object, theirs: object, from: typeof base | null = base) => {
    const { byMine, byOther } = undoneByChoice(from, content(mine), content(theirs), words);
    return { byMine: byMine.map(({ name }) => name), byOther: byOther.map(({ name }) => name) };
  };

  it('is what the other side has changed, field by field', () => {
    const mine = { personalInfo: { city: 'Faro' }, summary: 'Old', jobs: [baker] };
    const theirs = { personalInfo: { city: 'Porto' }, summary: 'New', jobs: [baker] };
    expect(undone(mine, theirs)).toEqual({ byMine: ['Summary'], byOther: ['City'] });
  });

  it('names on both sides what both have changed', () => {
    const mine = { personalInfo: { city: 'Faro' }, summary: 'Old', jobs: [baker] };
    const theirs = { personalInfo: { city: 'Beja' }, summary: 'Old', jobs: [baker] };
    expect(undone(mine, theirs)).toEqual({ byMine: ['City'], byOther: ['City'] });
  });

  it('knows an entry again wherever it stands', () => {
    const mine = { ...base.data, jobs: [cook, { ...baker, position: 'Head baker' }] };
    const theirs = { ...base.data, jobs: [{ ...baker, company: 'Oeste' }] };
    expect(undone(mine, theirs)).toEqual({ byMine: ['Company'], byOther: ['Jobs', 'Position'] });
  });

  it('knows that an entry which one side removed was changed by the other, both ways', () => {
    const removed = { ...base.data, jobs: [] };
    const edited = { ...base.data, jobs: [{ ...baker, position: 'Head baker' }] };
    const both = { byMine: ['Jobs'], byOther: ['Jobs'] };
    expect(undone(removed, edited)).toEqual(both);
    expect(undone(edited, removed)).toEqual(both);
  });

  it('is every difference where nobody knows what both began with', () => {
    const mine = { ...base.data, summary: 'Mine' };
    expect(undone(mine, base.data, null)).toEqual({ byMine: ['Summary'], byOther: ['Summary'] });
  });
});

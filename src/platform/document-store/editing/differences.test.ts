import { describe, expect, it } from 'vitest';
import { differences } from './differences.ts';

const words = {
  nameOf: (path: string) => ({ 'personalInfo.city': 'City', 'jobs.0.position': 'Position of job 1' })[path],
  templateName: (id: string) => (id === 'modern-1' ? 'Meridian' : id),
};
const baker = { id: 'a', position: 'Baker', company: 'Norte' };
const cook = { id: 'b', position: 'Cook', company: 'Sul' };
const content = (data: object, templateId = 'modern-1') => ({ title: 'Resume', templateId, data });
const found = (mine: object, theirs: object) => differences(content(mine), content(theirs), words);

describe('what differs between two versions', () => {
  it('is named as the screen names it, in the order of the document', () => {
    const mine = content({ personalInfo: { city: 'Porto' }, includeSummary: true });
    const theirs = content({ personalInfo: { city: 'Faro' }, includeSummary: false }, 'bold-2');
    expect(differences(mine, theirs, words)).toEqual([
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
      { name: 'Jobs', mine: 'Baker, Norte; Cook, Sul', theirs: 'Cook, Sul; Baker, Norte' },
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

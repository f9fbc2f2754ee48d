import { describe, expect, it } from 'vitest';
import type { Fields } from '#documents/fields.ts';
import { changedPart } from './changed-part.ts';
import { conflictWords } from './conflict-words.ts';
import { conflictChoices } from './merge-content.ts';

const FIELDS = {
  summary: { kind: 'text', label: 'Summary', print: 'text' },
  skills: { kind: 'lines', label: 'Skills', print: 'skill', most: 9 },
} as const satisfies Fields;
const words = {
  nameOf: (path: string) => ({ 'personalInfo.city': 'City', 'jobs.0.position': 'Position of job 1' })[path],
  templateName: (id: string) => (id === 'modern-1' ? 'Meridian' : id),
};
const baker = { id: 'a', position: 'Baker', company: 'Norte' };
const cook = { id: 'b', position: 'Cook', company: 'Sul' };
const content = (data: object, templateId = 'modern-1') => ({ title: 'Resume', templateId, data });
type SomeContent = ReturnType<typeof content>;
const shown = (base: SomeContent | null, mine: SomeContent, theirs: SomeContent) =>
  conflictWords(conflictChoices(FIELDS, base, mine, theirs), words);
/** What is told of two versions of which nobody knows what both began with. */
const found = (mine: object, theirs: object) => shown(null, content(mine), content(theirs));
/** What is told where it is known. */
const since = (base: object, mine: object, theirs: object) =>
  shown(content(base), content(mine), content(theirs));

describe('a conflict in words', () => {
  it('is named as the screen names it, in the order of the document', () => {
    const mine = content({ personalInfo: { city: 'Porto' }, includeSummary: true });
    const theirs = content({ personalInfo: { city: 'Faro' }, includeSummary: false }, 'bold-2');
    expect(shown(null, mine, theirs)).toEqual([
      { name: 'Template', mine: 'Meridian', theirs: 'bold-2' },
      { name: 'City', mine: 'Porto', theirs: 'Faro' },
      { name: 'Include summary', mine: 'Yes', theirs: 'No' },
    ]);
  });

  it('is told of the title, and of each field that both have changed', () => {
    const was = { ...content({ personalInfo: { city: 'Porto' }, jobs: [baker] }), title: 'CV' };
    const mine = { ...content({ personalInfo: { city: 'Faro' }, jobs: [baker] }), title: 'Mine' };
    const theirs = { ...content({ personalInfo: { city: 'Beja' }, jobs: [baker] }), title: 'Theirs' };
    expect(shown(was, mine, theirs)).toEqual([
      { name: 'Title', mine: 'Mine', theirs: 'Theirs' },
      { name: 'City', mine: 'Faro', theirs: 'Beja' },
    ]);
  });

  it('is none where only one side has changed something, whatever else is in conflict', () => {
    const was = { personalInfo: { city: 'Porto' }, summary: 'Old', jobs: [baker] };
    const mine = { personalInfo: { city: 'Faro' }, summary: 'Mine', jobs: [cook, baker] };
    const theirs = { ...was, summary: 'Theirs', jobs: [{ ...baker, company: 'Oeste' }] };
    expect(since(was, mine, theirs)).toEqual([{ name: 'Summary', mine: 'Mine', theirs: 'Theirs' }]);
  });

  it('has of a long text what else was merged on both sides, so that only the line in question differs', () => {
    const was = { summary: 'Led a team\nWrote the rota\nKept the stock' };
    const mine = { summary: 'Led a big team\nWrote the daily rota\nKept the stock' };
    const theirs = { summary: 'Led a team\nWrote the weekly rota\nKept the whole stock' };
    expect(since(was, mine, theirs)).toEqual([
      {
        name: 'Summary',
        mine: 'Led a big team\nWrote the daily rota\nKept the whole stock',
        theirs: 'Led a big team\nWrote the weekly rota\nKept the whole stock',
      },
    ]);
  });
});

describe('a conflict about an entry of a list', () => {
  it('is named by the place where the entry stands here', () => {
    const was = { jobs: [cook, baker] };
    const mine = { jobs: [{ ...baker, position: 'Head baker' }, cook] };
    const theirs = { jobs: [cook, { ...baker, position: 'Pastry baker' }] };
    expect(since(was, mine, theirs)).toEqual([
      { name: 'Position of job 1', mine: 'Head baker', theirs: 'Pastry baker' },
    ]);
  });

  it('is one for the whole entry where one side removed it and the other changed it, both ways', () => {
    const was = { jobs: [{ ...baker, tasks: [{ id: 't', text: 'Bread' }] }] };
    const edited = { jobs: [{ ...baker, position: 'Head baker', tasks: [{ id: 't', text: 'Cakes' }] }] };
    const words = { name: 'Jobs', mine: '', theirs: 'Head baker, Norte' };
    expect(since(was, { jobs: [] }, edited)).toEqual([words]);
    expect(since(was, edited, { jobs: [] })).toEqual([{ ...words, mine: words.theirs, theirs: '' }]);
  });

  it('tells both orders where both have rearranged a list, with what else was merged', () => {
    const guide = { id: 'c', position: 'Guide' };
    const mine = { jobs: [{ ...cook, company: 'Beira' }, baker, guide] };
    const theirs = { jobs: [guide, cook, baker, { id: 'd', position: 'Driver' }] };
    expect(since({ jobs: [baker, cook, guide] }, mine, theirs)).toEqual([
      {
        name: 'Order of jobs',
        mine: 'Cook, Beira; Baker, Norte; Driver; Guide',
        theirs: 'Guide; Cook, Beira; Baker, Norte; Driver',
      },
    ]);
  });

  it('tells where each side has put what both have moved', () => {
    const was = { jobs: [baker], past: [], other: [] };
    const mine = { jobs: [], past: [baker], other: [] };
    const theirs = { jobs: [], past: [], other: [baker] };
    expect(since(was, mine, theirs)).toEqual([{ name: 'Place of past', mine: 'Past', theirs: 'Other' }]);
  });

  it('is told of the whole list where entries have no ids of their own', () => {
    const [was, mine, theirs] = ['Site', 'Blog', 'Shop'].map((label) => ({
      links: [
        { label, url: 'example.com' },
        { label: 'Code', url: 'example.org' },
      ],
    }));
    if (!was || !mine || !theirs) throw new Error('three');
    expect(since(was, mine, theirs)).toEqual([
      {
        name: 'Links',
        mine: 'Blog, example.com, Code, example.org',
        theirs: 'Shop, example.com, Code, example.org',
      },
    ]);
    const twice = (position: string) => ({ jobs: [{ ...baker, position }, cook, cook] });
    expect(since({ jobs: [baker, cook, cook] }, twice('A'), twice('B'))).toMatchObject([
      { mine: 'A', theirs: 'B' },
    ]);
  });

  it('tells both orders of lines that both have rearranged', () => {
    const lines = (skills: string) => ({ skills: skills.split(' ') });
    expect(since(lines('A B C'), lines('C A B'), lines('B A C D'))).toEqual([
      { name: 'Skills', mine: 'C, D, A, B', theirs: 'B, A, C, D' },
    ]);
  });
});

describe('where nobody knows what both began with', () => {
  it('nothing is told of versions that are the same, whatever the order of keys', () => {
    expect(found({ a: '1', jobs: [baker] }, { jobs: [{ ...baker }], a: '1' })).toEqual([]);
  });

  it('each field of the same entry is told, wherever it stands, and entries that one side alone has', () => {
    const theirs = [cook, { ...baker, position: 'Head baker' }];
    const told = found({ jobs: [baker] }, { jobs: theirs });
    expect(told).toHaveLength(2);
    expect(told).toContainEqual({ name: 'Position of job 1', mine: 'Baker', theirs: 'Head baker' });
    expect(told).toContainEqual({ name: 'Jobs', mine: '', theirs: 'Cook, Sul' });
    expect(found({ jobs: [baker, cook] }, { jobs: [cook] })).toEqual([
      { name: 'Jobs', mine: 'Baker, Norte', theirs: '' },
    ]);
  });

  it('another order is told', () => {
    expect(found({ jobs: [baker, cook] }, { jobs: [cook, baker] })).toEqual([
      { name: 'Order of jobs', mine: 'Baker, Norte; Cook, Sul', theirs: 'Cook, Sul; Baker, Norte' },
    ]);
  });
});

describe('of a long text', () => {
  it('the part that differs is shown', () => {
    const start = 'The same words again. '.repeat(30);
    const [only] = found({ body: `${start}Mine.` }, { body: `${start}Theirs.` });
    expect(only?.mine).toMatch(/^….*Mine\.$/);
    expect(only?.theirs).toMatch(/^….*Theirs\.$/);
    expect(only?.mine.length).toBeLessThan(200);
  });

  it('whole words are quoted, and as much of what both have in either version', () => {
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
});

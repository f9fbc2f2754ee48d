import { FIRST_DRAWING } from '../look/drawing.ts';
import { emptyValues } from '../fields.ts';
import { ITEM, JOB } from './fields.ts';
import { describe, expect, it } from 'vitest';
import { longResume, typicalResume } from '#tests/factories/sample-resumes.ts';
import { en } from '../text/languages/en.ts';
import { emptyResume } from './empty.ts';
import type { FurtherSection, FurtherSectionItem } from './schema.ts';
import { resumeSections } from './sections.ts';

const item: FurtherSectionItem = {
  ...emptyValues(ITEM),
  id: '1',
};

function further(section: Partial<FurtherSection>) {
  const whole: FurtherSection = {
    id: '1',
    kind: 'projects',
    title: '',
    include: true,
    items: [],
    ...section,
  };
  return resumeSections({ ...emptyResume(), sections: [whole] }, en);
}

describe('resumeSections', () => {
  it('come in the order summary, work, education, skills, further ones', () => {
    expect(resumeSections(longResume(), en).map(({ heading }) => heading)).toEqual([
      'Summary',
      'Experience',
      'Education',
      'Skills',
      'Publications',
      'Languages',
      'Service to the Community',
    ]);
  });

  it('leave out what is switched off', () => {
    const data = { ...typicalResume(), includeSummary: false, includeEducation: false };
    expect(resumeSections(data, en).map(({ heading }) => heading)).toEqual(['Experience', 'Skills']);
    expect(further({ include: false, items: [{ ...item, title: 'Hidden' }] })).toEqual([]);
  });

  it('leave out what is empty: texts of blanks, entries without a word, skills of nothing', () => {
    const job = { ...emptyValues(JOB), position: ' ', company: '' };
    const data = { ...emptyResume(), summary: ' \n ', employment: [job], skills: [' ', '\u0000'] };
    expect(resumeSections(data, en)).toEqual([]);
  });

  it('keep an entry that says anything at all', () => {
    const job = { ...emptyValues(JOB), current: true };
    expect(resumeSections({ ...emptyResume(), employment: [job] }, en)).toMatchObject([
      { kind: 'entries', entries: [{ dates: 'Present' }] },
    ]);
  });

  it('set names that nothing is said of as a list; one alone, and those of the first drawing, are titles', () => {
    const items = ['First Aid', 'Forklift'].map((title) => ({ ...item, title }));
    const list = { title: '', blocks: [{ kind: 'list', items: ['First Aid', 'Forklift'] }] };
    expect(further({ kind: 'certificates', items })).toMatchObject([{ entries: [list] }]);
    const dated = items.map((each) => ({ ...each, endDate: '2019' }));
    for (const titled of [items.slice(0, 1), dated]) {
      const titles = titled.map(({ title }) => ({ title, blocks: [] }));
      expect(further({ kind: 'certificates', items: titled })).toMatchObject([{ entries: titles }]);
    }
    const stored = emptyResume();
    const section = { id: '1', kind: 'certificates' as const, title: '', include: true, items };
    const settings = { ...stored.settings, drawing: FIRST_DRAWING } as const;
    expect(resumeSections({ ...stored, settings, sections: [section] }, en)).toMatchObject([
      { entries: [{ title: 'First Aid' }, { title: 'Forklift' }] },
    ]);
  });

  it('take a heading from the person before ours, and tell the two apart', () => {
    const items = [{ ...item, title: 'Foothold' }];
    expect(further({ items })).toMatchObject([{ heading: 'Projects', own: true }]);
    expect(further({ items, title: 'Open source' })).toMatchObject([{ heading: 'Open source', own: false }]);
    expect(further({ items, kind: 'custom' })).toMatchObject([{ heading: 'Further Information', own: true }]);
  });

  it('set languages as tags while they are no more than a name and a level', () => {
    const greek = { ...item, title: 'Greek', subtitle: 'native' };
    expect(further({ kind: 'languages', items: [greek, { ...item, title: 'Italian' }] })).toMatchObject([
      { kind: 'tags', tags: ['Greek (native)', 'Italian'] },
    ]);
    const certified = { ...greek, description: 'C2 certificate' };
    expect(further({ kind: 'languages', items: [certified] })).toMatchObject([{ kind: 'entries' }]);
  });

  it('link only to where a link may lead', () => {
    const [section] = further({ items: [{ ...item, url: 'javascript:alert(1)' }] });
    expect(section).toMatchObject({ entries: [{ link: { text: 'javascript:alert(1)' } }] });
    expect(JSON.stringify(section)).not.toContain('href');
  });
});

import { describe, expect, it } from 'vitest';
import { longResume, typicalResume } from '#tests/factories/sample-resumes.ts';
import { printedResume } from '#documents/resume/printed-resume.ts';
import { toJsonResume } from '#documents/resume/json-resume.ts';
import { attachedResume } from '#documents/resume/attached-resume.ts';
import { fromJsonResume } from '#documents/resume/json-resume-import.ts';
import { languageOf } from '#documents/text/languages/languages.ts';
import { importResume, importText } from '../import-resume.ts';
import { version3 } from './testing/reactive-version-3.ts';
import { version4 } from './testing/reactive-version-4.ts';
import { version5 } from './testing/reactive-version-5.ts';

async function imported(value: unknown) {
  const outcome = await importText(JSON.stringify(value));
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.imported;
}

describe('exports of Reactive Resume', () => {
  it('of version 3 come in whole', async () => {
    const { data, source, unplaced, problems, words } = await imported(version3);
    expect({ source, unplaced, problems }).toEqual({ source: 'reactive-resume', unplaced: [], problems: [] });
    expect(words.placed).toBe(words.total);
    expect(data.personalInfo).toMatchObject({
      firstName: 'Ana Rita',
      lastName: 'Silva',
      title: 'Structural engineer',
      location: 'Rua Direita 5, 4000-001 Porto, Norte, Portugal',
      links: [{ url: 'https://ana.example' }, { label: 'GitHub', url: 'https://github.com/anasilva' }],
    });
    expect(data.summary).toBe('I build **bridges** that last.');
    expect(data.employment).toMatchObject([
      { company: 'Pontes SA', position: 'Engineer', startDate: '2019-03', endDate: '', current: true },
      {
        company: 'Obras Lda',
        position: 'Intern',
        startDate: '2017-09',
        endDate: '2018-02',
        description: '- Drew plans\n- Measured',
      },
    ]);
    expect(data.education).toMatchObject([
      {
        degree: 'MSc, Civil engineering',
        school: 'FEUP',
        grade: '17',
        courses: 'Concrete, Steel',
        graduationDate: '2017-07',
      },
    ]);
    expect(data.skillGroups).toMatchObject([{ name: 'Tools (Advanced)', skills: ['AutoCAD', 'Revit'] }]);
    const titles = data.sections.map(({ kind, title, include }) => [kind, title, include]);
    expect(titles).toEqual([
      ['awards', '', true],
      ['languages', '', true],
      ['custom', 'References', false],
      ['custom', 'Patents of mine', true],
    ]);
  });

  it('of version 4 come in whole', async () => {
    const { data, unplaced, problems } = await imported(version4);
    expect({ unplaced, problems }).toEqual({ unplaced: [], problems: [] });
    expect(data.settings).toMatchObject({ paper: 'letter', marks: true });
    expect(data.employment).toMatchObject([
      {
        company: 'Creative Solutions Inc.',
        startDate: '2019-01',
        current: true,
        description:
          '- Led the **redesign** of the [site](https://site.example)\n- Mentored four\nhttps://creative.example',
      },
      { company: 'TechAdvancers', startDate: '2016-06', endDate: '2018-12', hidden: true },
    ]);
    expect(data.education).toMatchObject([
      { school: 'University of California', startDate: '2012-08', graduationDate: '2016-05' },
    ]);
    expect(data.personalInfo.facts).toMatchObject([{ label: 'Driving licence', value: 'B' }]);
    expect(data.order).toMatchObject([{ id: 'employment', heading: 'Where I worked' }]);
    const custom = data.sections.find(({ title }) => title === 'Talks');
    expect(custom?.items).toMatchObject([
      { title: 'On grids', subtitle: 'Keynote', location: 'Lyon', endDate: '2021-05' },
    ]);
  });

  it('of versions 5 and 6 come in whole, with their roles', async () => {
    const { data, unplaced, problems } = await imported(version5);
    expect({ unplaced, problems }).toEqual({ unplaced: [], problems: [] });
    expect(data.employment).toMatchObject([
      {
        company: 'Northgate',
        position: 'Lead',
        startDate: '2021-01',
        current: true,
        roles: [
          { position: 'Engineer', startDate: '2018-03', endDate: '2020-12', description: '- Built *it*' },
        ],
      },
    ]);
    expect(data.sections.map(({ kind, title }) => [kind, title])).toEqual([
      ['volunteering', ''],
      ['languages', ''],
      ['custom', 'Interests'],
      ['projects', 'Side work'],
      ['custom', 'Credo'],
    ]);
  });

  it('keeps what a section of a later version would hold, as words without a place', async () => {
    const { unplaced } = await imported({ ...version5, horoscope: { sign: 'Aries' } });
    expect(unplaced).toEqual([{ words: 'Aries', line: 'Aries' }]);
  });
});

describe('JSON Resume', () => {
  it.each([
    ['a typical one', printedResume(typicalResume())],
    ['a long one', printedResume(longResume())],
  ])('of what we export ourselves gives the same again (%s)', async (_name, data) => {
    const file = toJsonResume(data, new Date(0));
    const { data: back, unplaced } = await imported(file);
    expect(back).toEqual(fromJsonResume(file));
    expect(toJsonResume(back, new Date(0))).toEqual(file);
    expect(unplaced).toEqual([]);
  });

  it('names what has no field: unknown keys, levels and addresses of employers', async () => {
    const { data, unplaced, words } = await imported({
      $schema: 'https://example.org',
      basics: { name: 'Ana Silva', image: 'me.jpg', age: 'thirty' },
      work: [
        {
          name: 'Acme',
          position: 'Cook',
          url: 'https://acme.example',
          startDate: '2014-06-29',
          endDate: 'present',
        },
      ],
      skills: [{ name: 'Go', level: 'Master' }],
    });
    expect(data.employment).toMatchObject([{ startDate: '2014-06', current: true }]);
    expect(unplaced.map(({ words: lost }) => lost)).toEqual(['thirty', 'https://acme.example', 'Master']);
    expect(words.total - words.placed).toBe(5);
  });

  it('with our own part beside it is taken exactly', async () => {
    const { text } = attachedResume(
      { templateId: 'creative-1', data: typicalResume(), updatedAt: new Date(0) },
      languageOf('en'),
    );
    const outcome = await importResume(new TextEncoder().encode(text), 'resume.json');
    expect(outcome).toMatchObject({
      ok: true,
      imported: { source: 'foothold', templateId: 'creative-1', unplaced: [] },
    });
  });
});

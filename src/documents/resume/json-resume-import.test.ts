import sample from '@jsonresume/schema/sample.resume.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { hostileResume } from '#tests/factories/hostile-resume.ts';
import { longResume, typicalResume } from '#tests/factories/sample-resumes.ts';
import { fromJsonResume } from './json-resume-import.ts';
import { toJsonResume } from './json-resume.ts';
import { printedResume } from './printed-resume.ts';
import { resumeData } from './schema.ts';

describe('fromJsonResume', () => {
  it('takes over what others wrote: the sample of the standard itself', () => {
    const data = fromJsonResume(sample);
    expect(resumeData.parse(data)).toEqual(data);
    expect(data?.personalInfo).toMatchObject({
      firstName: 'Richard',
      lastName: 'Hendriks',
      title: 'Programmer',
      email: 'richard.hendriks@mail.com',
      location: '2712 Broadway St, CA 94115 San Francisco, California, US',
    });
    expect(data?.personalInfo.links).toEqual([
      { label: '', url: sample.basics.url },
      ...sample.basics.profiles.map(({ network, url }) => ({
        label: network,
        url: url || expect.any(String),
      })),
    ]);
    expect(data?.employment.length).toBe(sample.work.length);
    expect(data?.education.length).toBe(sample.education.length);
    expect(data?.skills).toEqual(expect.arrayContaining(sample.skills[0]?.keywords ?? ['none']));
    const sections = data?.sections.map(({ kind, title }) => title || kind);
    expect(sections).toEqual(expect.arrayContaining(['volunteering', 'awards', 'Interests', 'References']));
  });

  it('gives back what we wrote, as far as the standard has room for it', () => {
    for (const data of [typicalResume(), longResume()].map(printedResume)) {
      const back = fromJsonResume(toJsonResume(data, new Date(0)));
      expect(back).toMatchObject({ employment: data.employment, skills: data.skills, summary: data.summary });
      expect(back?.education).toEqual(data.education);
      expect(back?.personalInfo).toMatchObject({
        firstName: data.personalInfo.firstName,
        phone: '+351 912 345 678',
      });
      const kept = data.sections.filter(({ kind }) => kind !== 'custom');
      expect(back?.sections.flatMap(({ items }) => items.map(({ title }) => title)).sort()).toEqual(
        kept.flatMap(({ items }) => items.map(({ title }) => title)).sort(),
      );
    }
  });

  it('never makes up a month: a bare year stays one, and so does a season', () => {
    const data = fromJsonResume({
      work: [
        { name: 'Acme', startDate: '2015', endDate: '2019-03-31', summary: 'Built.' },
        { name: 'Deli', startDate: 'Fall 2013', endDate: '2014-summer' },
      ],
      education: [{ institution: 'MIT', startDate: '2010', endDate: '2014' }],
      awards: [{ title: 'Prize', date: '2012' }],
    });
    expect(data).toMatchObject({
      employment: [
        { startDate: '2015', endDate: '2019-03', current: false, description: 'Built.' },
        { startDate: '2013-autumn', endDate: '2014-summer', current: false, description: '' },
      ],
      education: [{ startDate: '2010', graduationDate: '2014', description: '' }],
      sections: [{ items: [{ endDate: '2012', description: '' }] }],
    });
  });

  it('reads files of earlier versions, which said company and website', () => {
    const data = fromJsonResume({
      basics: { name: 'Richard', website: 'http://richard.example' },
      work: [{ company: 'Pied Piper', position: 'CEO', startDate: '2013-12-01', endDate: 'Present' }],
    });
    expect(data).toMatchObject({
      personalInfo: { firstName: 'Richard', lastName: '', links: [{ url: 'http://richard.example' }] },
      employment: [{ company: 'Pied Piper', startDate: '2013-12', current: true }],
    });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'resume'],
    ['a list', [{ basics: { name: 'Ana' } }]],
    ['an empty file', {}],
    ['something else', { name: 'package', version: '1.0.0', dependencies: {} }],
    ['nothing of the right type', { basics: [], work: 'x', education: { a: 1 }, skills: [1, null, ['a']] }],
  ])('finds no resume in %s', (_, raw) => {
    expect(fromJsonResume(raw)).toBeUndefined();
  });

  it('is fit to be saved whatever a file holds in the place of what it should', () => {
    const junk = [
      7,
      null,
      true,
      [],
      {},
      'x'.repeat(50_000),
      `${'a'.repeat(299)}\u{1f600}`,
      '\ud800',
      '2020-99',
      [[['a']]],
    ];
    const keys =
      'name label email phone url summary location profiles network position startDate endDate highlights';
    const more =
      ' institution studyType area courses score keywords title awarder date language fluency reference';
    for (const value of junk) {
      const entry = Object.fromEntries((keys + more).split(' ').map((key) => [key, value]));
      const parts = 'work education skills projects languages awards volunteer interests references'.split(
        ' ',
      );
      const many = Array.from({ length: 300 }, () => entry);
      const parted = Object.fromEntries(parts.map((part) => [part, many]));
      // A name, so that there is a resume whatever else is of no use.
      const data = fromJsonResume({ ...parted, basics: { ...entry, name: 'Ana Silva' } });
      expect(data?.personalInfo.firstName).toBe('Ana');
      expect(resumeData.parse(data)).toEqual(data);
    }
    const hostile = fromJsonResume(toJsonResume(printedResume(hostileResume()), new Date(0)));
    expect(resumeData.parse(hostile)).toEqual(hostile);
  });
});

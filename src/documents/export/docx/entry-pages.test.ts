import { describe, expect, it } from 'vitest';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { emptyValues } from '#documents/fields.ts';
import { ITEM } from '#documents/resume/fields.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { careerResume } from '#tests/factories/career-resume.ts';
import { longResume, typicalResume } from '#tests/factories/sample-resumes.ts';
import { threePageResume } from '#tests/factories/three-page-resume.ts';
import { setParagraphs, setResume } from './testing/set-paragraphs.ts';

const HEADS = new Set(['Heading2', 'Heading3', 'EntryDetails']);
const awards = (count: number, description: string, endDate = ''): ResumeData => ({
  ...typicalResume(),
  sections: [
    {
      ...{ id: 's', kind: 'awards', title: '', include: true },
      items: Array.from({ length: count }, (_, index) => ({
        ...emptyValues(ITEM),
        ...{ id: `i${index}`, title: `Award ${index}`, description, endDate },
      })),
    },
  ],
});

describe.each(resumeTemplates)('$id', ({ id }) => {
  it.each([
    ['long', longResume],
    ['three pages', threePageResume],
    ['career', careerResume],
  ])('keeps each head with what follows it, and no chain holds a section: %s', (_, make) => {
    const paragraphs = setParagraphs(id, make());
    let chain = 0;
    for (const [index, { style, keepNext }] of paragraphs.entries()) {
      const next = paragraphs[index + 1]?.style;
      if (HEADS.has(style) && (next === 'ListBullet' || next === 'Normal')) expect(keepNext).toBe(true);
      chain = keepNext ? chain + 1 : 0;
      expect(chain).toBeLessThan(9);
    }
  });
});

it('a short entry stays whole, and the next one is free of it', () => {
  const shown = setParagraphs('modern-1', awards(6, '- One\n- Two\n- Three')).slice(-24);
  const kept = shown.map(({ keepNext }) => keepNext ?? false);
  expect(kept).toEqual(Array.from({ length: 6 }, () => [true, true, true, false]).flat());
});

it('a long entry parts below its first line', () => {
  const shown = setParagraphs('modern-1', awards(1, '- One\n- Two\n- Three\n- Four')).slice(-5);
  expect(shown.map(({ keepNext }) => keepNext ?? false)).toEqual([true, false, false, false, false]);
});

it('titles with nothing below them keep no others', () => {
  const shown = setParagraphs('modern-1', awards(6, '', '2019')).slice(-6);
  expect(shown.map(({ keepNext }) => keepNext)).toEqual(Array.from({ length: 6 }, () => false));
});

it.each(resumeTemplates)('a name in $id has room on one line, and is as large as it may be', ({ id }) => {
  const named = (firstName: string, lastName: string) => {
    const data = typicalResume();
    const { paragraphs, styles, widths, sheet } = setResume(id, {
      ...data,
      personalInfo: { ...data.personalInfo, firstName, lastName },
    });
    const name = paragraphs.find(({ style }) => style === 'Title');
    return { width: widths.of(name?.runs ?? [], 'Title'), size: styles.Title.size, sheet };
  };
  const long = named('Bartholomew', 'Featherstonehaugh');
  expect(long.width).toBeLessThan(long.sheet.measure);
  expect(long.size).toBeLessThan(named('Ada', 'Byron').size + 0.01);
});

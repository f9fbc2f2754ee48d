import { describe, expect, it } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { columnDesigns } from '../catalog/column-designs.ts';
import { standsAside } from './stands-aside.ts';
import { resumeContent } from './print-model.ts';
import type { ResumeData } from './schema.ts';

/* Which sections stand in the side column of a design that has one. */

const entry = { title: 'Chess', organization: '', location: '', blocks: [] as readonly unknown[] };
const section = (...entries: object[]) => ({
  kind: 'entries',
  entries: entries.map((more) => ({ ...entry, ...more })),
});

describe('a section of a person’s own', () => {
  it('stands aside with up to six short entries', () => {
    expect(standsAside('custom', section(...Array.from({ length: 6 }, () => ({}))))).toBe(true);
    expect(standsAside('custom', section(...Array.from({ length: 7 }, () => ({}))))).toBe(false);
  });

  it.each([
    ['a long line', { title: 'a'.repeat(41) }],
    ['an address', { link: { text: 'chess.example' } }],
    ['text', { blocks: ['Since 2012.'] }],
    ['roles', { roles: [{}] }],
  ])('stands in the text where an entry has %s', (_, more) => {
    expect(standsAside('awards', section(more))).toBe(false);
  });
});

it('is no section of projects, however short', () => {
  expect(standsAside('projects', section({}))).toBe(false);
});

describe.each(Object.keys(columnDesigns))('in %s', (templateId) => {
  const printed = (order: ResumeData['order'], more: Partial<ResumeData> = {}) =>
    resumeContent({ templateId, data: { ...typicalResume(), order, ...more } }).sections;
  const placed = (id: ResumeData['order'][number]['id'], newPage = false) => ({
    ...{ id, heading: '', headingHidden: false, keepTogether: false },
    newPage,
  });

  it('the first section of the text begins no page of its own, with only the side column before it', () => {
    const sections = printed([placed('skills'), placed('employment', true), placed('education', true)]);
    const breaks = sections.filter(({ aside }) => !aside).map(({ newPage }) => newPage ?? false);
    expect(breaks[0]).toBe(false);
    expect(breaks).toContain(true);
  });

  it('nothing stands aside where there is nothing beside it', () => {
    const none = { includeSummary: false, includeEmployment: false, includeEducation: false, sections: [] };
    expect(printed([], none).map(({ aside }) => aside)).toEqual([undefined]);
  });
});

import { expect, it } from 'vitest';
import { resumeDesign } from '#documents/catalog/designs.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { emptyValues } from '#documents/fields.ts';
import { ITEM } from '#documents/resume/fields.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { setParagraphs } from './testing/set-paragraphs.ts';

const linesOf = (templateId: string, data: ResumeData = typicalWithAward()) =>
  setParagraphs(templateId, data).map(({ style, runs }) => ({
    style,
    text: runs.map(({ text, sign }) => (sign === 'tab' ? '\t' : text)).join(''),
    voices: runs.map((run) => run.style),
  }));

function typicalWithAward(): ResumeData {
  const award = { ...emptyValues(ITEM), id: 'a1', title: 'Engineer of the Year', endDate: '2019' };
  const sections = [{ id: 'awards', kind: 'awards' as const, title: '', include: true, items: [award] }];
  return { ...typicalResume(), sections };
}

const entryOf = (id: string) => resumeDesign(id).entry;

it.each(resumeTemplates.filter(({ id }) => !entryOf(id).includes('line')))(
  'a job in $id is headed with what heads it on our pages',
  ({ id }) => {
    const lines = linesOf(id);
    const isEmployerFirst = entryOf(id).startsWith('employer');
    const at = lines.findIndex(({ text }) => /^(?:Talkdesk|Software Engineer)/.test(text));
    const [head, below] = [lines[at], lines[at + 1]];
    expect(head?.style).toBe('Heading2');
    expect(head?.text).toMatch(isEmployerFirst ? /^Talkdesk/ : /^Software Engineer(?:\t|$)/);
    expect(below?.text).toMatch(isEmployerFirst ? /^Software Engineer/ : /^Talkdesk/);
    expect(below?.voices[0]).toBe(isEmployerFirst ? 'Position' : 'Employer');
  },
);

const LONG_EMPLOYER =
  'Ministry of Railways, Canals, Harbours and Bridges in the North and the South of the Island';
const withEmployers = (...companies: string[]): ResumeData => {
  const data = typicalResume();
  const [job] = data.employment;
  if (!job) throw new Error('the typical resume has no job');
  const employment = companies.map((company, index) => ({
    ...job,
    id: `j${index}`,
    position: 'Clerk',
    company,
  }));
  return { ...data, employment };
};

it.each(resumeTemplates.filter(({ id }) => entryOf(id).includes('line')))(
  '$id has title, employer and dates on one line, and all heads of a section alike',
  ({ id }) => {
    const headsOf = (...companies: string[]) =>
      linesOf(id, withEmployers(...companies)).filter(({ text }) => text.startsWith('Clerk'));
    for (const { style, text } of headsOf('Acme', 'Initech')) {
      expect([style, text]).toEqual([
        'Heading2',
        expect.stringMatching(/^Clerk · (?:Acme|Initech) · .*\t\w/),
      ]);
    }
    expect(headsOf('Acme', LONG_EMPLOYER).map(({ text }) => text)).toEqual(['Clerk', 'Clerk']);
  },
);

it.each(resumeTemplates.filter(({ id }) => entryOf(id) === 'headed-right'))(
  '$id has the dates of a job on the line of its title',
  ({ id }) => {
    for (const { text } of linesOf(id, withEmployers('Acme')).filter(({ text }) =>
      text.startsWith('Clerk'),
    )) {
      expect(text).toMatch(/^Clerk\t\w/);
    }
  },
);

it.each(resumeTemplates.filter(({ id }) => entryOf(id) === 'title-right'))(
  'dates in $id that have no room beside an employer stand at the end of the next line',
  ({ id }) => {
    const lines = linesOf(id, withEmployers(LONG_EMPLOYER)).map(({ text }) => text);
    const at = lines.findIndex((text) => text.startsWith(LONG_EMPLOYER));
    expect(lines[at]).not.toContain('\t');
    expect(lines[at + 1]).toMatch(/^\t\w/);
  },
);

it.each(resumeTemplates.filter(({ id }) => /right|rail|placed|line/.test(resumeDesign(id).entry)))(
  'the date of an award without a giver stands at the end of its line in $id, as all others do',
  ({ id }) => {
    const award = linesOf(id).find(({ text }) => text.startsWith('Engineer of the Year'));
    expect(award?.text).toBe('Engineer of the Year\t2019');
    expect(award?.voices.at(-1)).toBe('EntryFact');
  },
);

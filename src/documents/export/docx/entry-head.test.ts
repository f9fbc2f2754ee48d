import { expect, it } from 'vitest';
import { resumeDesign } from '#documents/catalog/designs.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { emptyValues } from '#documents/fields.ts';
import { USUAL_SPACING } from '#documents/render/spacing.ts';
import { ITEM } from '#documents/resume/fields.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { resumeOutline } from '../resume-outline.ts';
import { paragraphsOf } from './paragraphs.ts';
import { sheetOf } from './sheet.ts';

const linesOf = (templateId: string) => {
  const data = typicalResume();
  const award = { ...emptyValues(ITEM), id: 'a1', title: 'Engineer of the Year', endDate: '2019' };
  data.sections = [{ id: 'awards', kind: 'awards', title: '', include: true, items: [award] }];
  const outline = resumeOutline({ templateId, data, updatedAt: new Date() });
  return paragraphsOf(outline, sheetOf(outline, USUAL_SPACING)).map(({ style, runs }) => ({
    style,
    text: runs.map(({ text, sign }) => (sign === 'tab' ? '\t' : text)).join(''),
    voices: runs.map((run) => run.style),
  }));
};

it.each(resumeTemplates)('a job in $id is headed with what heads it on our pages', ({ id }) => {
  const lines = linesOf(id);
  const isEmployerFirst = resumeDesign(id).entry.startsWith('employer');
  const at = lines.findIndex(({ text }) => /^(?:Talkdesk|Software Engineer)/.test(text));
  const [head, below] = [lines[at], lines[at + 1]];
  expect(head?.style).toBe('Heading2');
  expect(head?.text).toMatch(isEmployerFirst ? /^Talkdesk/ : /^Software Engineer$/);
  expect(below?.text).toMatch(isEmployerFirst ? /^Software Engineer/ : /^Talkdesk/);
  expect(below?.voices[0]).toBe(isEmployerFirst ? 'Position' : 'Employer');
});

it.each(resumeTemplates.filter(({ id }) => /right|rail|placed|line/.test(resumeDesign(id).entry)))(
  'the date of an award without a giver stands at the end of its line in $id, as all others do',
  ({ id }) => {
    const award = linesOf(id).find(({ text }) => text.startsWith('Engineer of the Year'));
    expect(award?.text).toBe('Engineer of the Year\t2019');
    expect(award?.voices.at(-1)).toBe('EntryFact');
  },
);

import { expect, it } from 'vitest';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { emptyValues } from '#documents/fields.ts';
import { FIRST_DRAWING, NEWEST_DRAWING } from '#documents/look/drawing.ts';
import { ITEM } from '#documents/resume/fields.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { wordBoxes } from '#tests/support/read-back.ts';
import { typesetter } from '#tests/support/typesetter.ts';

const typst = typesetter();

/** How far the text of a person's own section stands below its heading, in points. */
async function belowHeading(
  templateId: string,
  fields: { title: string; description: string },
  look: Partial<ResumeData['settings']> = {},
) {
  const section = { id: 's', kind: 'custom' as const, title: 'Zeta', include: true };
  const typical = typicalResume();
  const data: ResumeData = {
    ...typical,
    // Of one page, with room: a fuller one is drawn in or spread.
    employment: typical.employment.slice(0, 1),
    settings: { ...typical.settings, drawing: NEWEST_DRAWING, ...look },
    sections: [{ ...section, items: [{ ...emptyValues(ITEM), id: 'i', ...fields }] }],
  };
  const job = resumePrintJob({ templateId, data, updatedAt: new Date('2026-11-21T10:00:00Z') });
  const boxes = await wordBoxes(typst.pdf(job).bytes);
  const topOf = (word: RegExp) => boxes.find(({ text }) => word.test(text))?.top ?? NaN;
  return topOf(/^omega$/) - topOf(/^zeta$/i);
}

it.each(resumeTemplates)('text alone in $id stands below its heading as a title would', async ({ id }) => {
  const alone = await belowHeading(id, { title: '', description: 'omega' });
  const titled = await belowHeading(id, { title: 'omega', description: '' });
  expect(Math.abs(alone - titled)).toBeLessThan(2);
});

it.each(['', 'rail', 'above'] as const)(
  'the first drawing stays as it was, with dates at “%s”',
  async (datePlace) => {
    const look = { drawing: FIRST_DRAWING, datePlace } as const;
    const alone = await belowHeading('modern-1', { title: '', description: 'omega' }, look);
    const titled = await belowHeading('modern-1', { title: 'omega', description: '' }, look);
    expect(alone - titled).toBeGreaterThan(4);
  },
);

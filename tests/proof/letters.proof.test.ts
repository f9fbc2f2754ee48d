import { describe, expect, it } from 'vitest';
import { letterDesign } from '#documents/catalog/designs.ts';
import { letterTemplates } from '#documents/catalog/letter-templates.ts';
import { letterPrintJob } from '#documents/letter/print-model.ts';
import { letterDocuments } from '#tests/factories/letter-documents.ts';
import { typesetter } from '#tests/support/typesetter.ts';
import { expectedOfLetter } from './expected.ts';
import { faultsOf } from './faults.ts';
import { letterArea, marginsReader } from './page/text-areas.ts';
import { printed } from './printed.ts';

const date = '2026-11-21';
const updatedAt = new Date('2026-11-21T10:00:00Z');
const typst = typesetter();
const marginsOf = marginsReader();

describe.each(letterTemplates)('$id', ({ id }) => {
  const margins = marginsOf(letterDesign(id));

  it.each(letterDocuments)('sets a letter without fault: $name', async ({ data: make, ...document }) => {
    const data = make();
    const paper = await printed(typst, letterPrintJob({ templateId: id, data, date, updatedAt }));
    const area = letterArea(margins, data.settings.margins, data.settings.paper);
    const expected = expectedOfLetter(data, 'November 21, 2026');
    expect(await faultsOf(paper, expected, { area, ...document })).toEqual([]);
  });
});

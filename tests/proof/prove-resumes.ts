import { describe, expect, it } from 'vitest';
import { resumeDesign } from '#documents/catalog/designs.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import { resumeDocuments } from '#tests/factories/resume-documents.ts';
import { shapedResume } from '#tests/factories/shaped-resume.ts';
import { firstMissing, inOneLine, readBack } from '#tests/support/read-back.ts';
import { columnTexts, mixedColumns, readInOrder } from '#tests/support/column-texts.ts';
import { typesetter } from '#tests/support/typesetter.ts';
import { expectedOfResume } from './expected.ts';
import { faultsOf } from './faults.ts';
import { marginsReader, resumeArea } from './page/text-areas.ts';
import { printed } from './printed.ts';

const updatedAt = new Date('2026-11-21T10:00:00Z');
const ids = resumeTemplates.map(({ id }) => id);

/** Proves every other design, from the first or from the second: test files run side by side. */
export function proveResumes(from: 0 | 1): void {
  const typst = typesetter();
  const marginsOf = marginsReader();

  describe.each(ids.filter((_, index) => index % 2 === from))('%s', (id) => {
    const margins = marginsOf(resumeDesign(id));

    it.each(resumeDocuments)('sets a resume without fault: $name', async ({ data: make, ...document }) => {
      const data = make();
      const paper = await printed(typst, resumePrintJob({ templateId: id, data, updatedAt }));
      const area = resumeArea(margins, data.settings.paper);
      expect(await faultsOf(paper, expectedOfResume(data, id), { area, ...document })).toEqual([]);
    });

    it('keeps the order of resumes of chance shapes for a reader that goes by position', async () => {
      for (const seed of [ids.indexOf(id), ids.indexOf(id) + 1000, ids.indexOf(id) + 2000]) {
        const data = shapedResume(seed);
        const { bytes } = typst.pdf(resumePrintJob({ templateId: id, data, updatedAt }));
        const columns = columnTexts(data, id);
        const byPosition = await readBack(bytes, 'pdftotext');
        const written = columns ? await readBack(bytes, 'pdftotext -raw') : byPosition;
        const mixed = columns ? mixedColumns(byPosition, columns, written[0] ?? '') : [];
        expect({ seed, mixed }).toEqual({ seed, mixed: [] });
        const { found, texts } = readInOrder(written, data, id);
        const missing = firstMissing(found, texts, (text) => inOneLine(text).toLowerCase());
        expect({ seed, missing }).toEqual({ seed, missing: undefined });
      }
    });
  });
}

import { describe, expect, it } from 'vitest';
import { resumeDesign } from '#documents/catalog/designs.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import { chanceLook } from '#tests/factories/chance-look.ts';
import { resumeDocuments } from '#tests/factories/resume-documents.ts';
import { typesetter } from '#tests/support/typesetter.ts';
import { expectedOfResume } from './expected.ts';
import { faultsOf } from './faults.ts';
import { marginsReader, resumeArea } from './page/text-areas.ts';
import { printed } from './printed.ts';

const updatedAt = new Date('2026-11-21T10:00:00Z');
// How many pages a document has follows from its look.
const documents = resumeDocuments.map(({ name, data, exactness }) => ({ name, data, exactness }));

/** Proves every design in so many looks that nobody shaped, each with so many kinds of documents, all in turn. */
export function proveLooks({ looks, kinds }: { looks: number; kinds: number }): void {
  const typst = typesetter();
  const marginsOf = marginsReader();
  const ids = resumeTemplates.map(({ id }) => id);

  describe.each(ids)('%s', (id) => {
    const margins = marginsOf(resumeDesign(id));
    const first = ids.indexOf(id) * looks;
    const cases = Array.from({ length: looks * kinds }, (_, at) => at).flatMap((at) => {
      const document = documents[(first * kinds + at) % documents.length];
      return document ? [{ seed: first + Math.floor(at / kinds), ...document }] : [];
    });

    it.each(cases)('sets $name in look $seed without fault', async ({ seed, data: make, exactness }) => {
      const look = chanceLook(seed);
      const made = make();
      const data = { ...made, settings: { ...made.settings, ...look } };
      const paper = await printed(typst, resumePrintJob({ templateId: id, data, updatedAt }));
      const chosen = look.pageMargins === '' ? undefined : Number(look.pageMargins);
      const area = resumeArea(margins, data.settings.paper, chosen);
      const faults = await faultsOf(paper, expectedOfResume(data, id), { area, exactness });
      expect(faults, JSON.stringify(look)).toEqual([]);
    });
  });
}

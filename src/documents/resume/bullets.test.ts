import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { hasSideColumn } from '#documents/catalog/designs.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { sparseResume, typicalResume } from '#tests/factories/sample-resumes.ts';
import { typesetter } from '#tests/support/typesetter.ts';
import { resumePrintJob } from './print-model.ts';

const typst = typesetter();
const updatedAt = new Date('2026-11-21T10:00:00Z');

/** The heights of the baselines of all texts of the first page, in points, with the texts. */
async function baselines(pdf: Uint8Array): Promise<{ text: string; height: number }[]> {
  const task = getDocument({
    data: new Uint8Array(pdf),
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  const page = await (await task.promise).getPage(1);
  const { items } = await page.getTextContent();
  await task.destroy();
  return items.flatMap((item) =>
    // What stands in a matrix sixth is how far up it moves.
    'str' in item ? [{ text: item.str, height: Number(item.transform[5]) }] : [],
  );
}

// In two columns Typst sets a list in another way, which knows the signs' own height alone.
it.each(resumeTemplates.filter(({ id }) => !hasSideColumn(id)))(
  'the sign of an item stands on the line of its text, whatever the script, in $id',
  async ({ id: templateId }) => {
    const [job] = typicalResume().employment;
    if (!job) throw new Error('the typical resume has no job');
    const item = 'Μείωσε τον χρόνο αναμονής';
    const data = {
      ...sparseResume(),
      employment: [{ ...job, description: `- ${item}\n- Ηγήθηκε ομάδας έξι ατόμων` }],
    };
    const texts = await baselines(typst.pdf(resumePrintJob({ templateId, data, updatedAt })).bytes);
    const line = texts.find(({ text }) => text.includes('Μείωσε'));
    const signs = texts.filter(({ text }) => /[•–›]/.test(text));
    expect(Math.min(...signs.map(({ height }) => Math.abs(height - (line?.height ?? NaN))))).toBeLessThan(
      0.1,
    );
  },
);

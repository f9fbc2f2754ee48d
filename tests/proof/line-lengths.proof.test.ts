import { expect, it } from 'vitest';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { readBack } from '#tests/support/read-back.ts';
import { typesetter } from '#tests/support/typesetter.ts';

/** With more letters to a line an eye loses the next one. */
const MOST_LETTERS = 92;

const typst = typesetter();

it.each(resumeTemplates)(
  'no line of a typical resume in $id is longer than an eye can follow',
  async ({ id }) => {
    const job = resumePrintJob({ templateId: id, data: typicalResume(), updatedAt: new Date(0) });
    const pages = await readBack(typst.pdf(job).bytes, 'pdftotext -raw');
    const lines = pages.flatMap((page) => page.split('\n')).map((line) => line.replace(/^[•–›] /, ''));
    expect(lines.filter((line) => line.length > MOST_LETTERS)).toEqual([]);
  },
);

import { describe, expect, it } from 'vitest';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { parseFile } from '#documents/parser/file/parse-file.ts';
import { parseResume } from '#documents/parser/resume/parse-resume.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import { exampleResumes } from '#documents/samples/example-resumes.ts';
import { templateResume } from '#documents/samples/template-resumes.ts';
import { accountForWords } from '#tests/corpus/measure/account-for-words.ts';
import { typesetter } from '#tests/support/typesetter.ts';
import { misread } from './expected-reading.ts';

/** Of all words, those that need not be named as they stand in a field. */
const PLACED_WORDS = 0.95;

const updatedAt = new Date('2026-11-21T10:00:00Z');
const typst = typesetter();
/**
 * Those whose pages say what is read as something else without the attachment: facts of a job in a line of their own, and
 * numbers and headings of an academic record.
 */
const READ_OTHERWISE: ReadonlySet<string> = new Set(['purpose-4', 'purpose-7']);

const examples = Object.entries(exampleResumes).filter(
  ([, { templateId }]) => !templateId.startsWith('purpose-'),
);

/** The person in the design's own picture, and two of the examples: each of them meets many designs. */
const peopleOf = async (templateId: string, index: number) => {
  const first = examples[index % examples.length];
  const second = examples[(index + 4) % examples.length];
  const own = READ_OTHERWISE.has(templateId) ? undefined : templateResume(templateId);
  return [own, await first?.[1].load(), await second?.[1].load()].filter((data) => data !== undefined);
};

// What a machine reads of the text alone: the document in the attachment is left unread.
describe.each(resumeTemplates.map(({ id }, index) => ({ id, index })))('$id', ({ id, index }) => {
  it('gives back every field of a resume, and drops no word without naming it', async () => {
    for (const data of await peopleOf(id, index)) {
      const { bytes } = typst.pdf(resumePrintJob({ templateId: id, data, updatedAt }));
      const outcome = await parseFile(bytes, `${id}.pdf`);
      if (!outcome.ok) throw new Error(outcome.reason);
      const { attached: _, ...file } = outcome.file;
      const read = parseResume(file);
      expect(misread(data, read)).toEqual([]);
      const { words, placed, dropped } = accountForWords(file, read);
      expect(dropped).toEqual([]);
      expect(placed / words).toBeGreaterThanOrEqual(PLACED_WORDS);
    }
  });
});

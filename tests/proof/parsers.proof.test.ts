import { describe, expect, it } from 'vitest';
import { hasSideColumn } from '#documents/catalog/designs.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { exampleResumes } from '#documents/samples/example-resumes.ts';
import { templateResume } from '#documents/samples/template-resumes.ts';
import { formatDate, formatPeriod } from '#documents/text/dates.ts';
import { languageOf } from '#documents/text/languages/languages.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { readMerging } from '#tests/support/merging-reader.ts';
import { firstMissing, inOneLine } from '#tests/support/read-back.ts';
import { readInOrder } from '#tests/support/column-texts.ts';
import { headOrder } from '#tests/support/printed-texts.ts';
import { taggedParts } from '#tests/support/tagged-text.ts';
import { typesetter } from '#tests/support/typesetter.ts';

const updatedAt = new Date('2026-11-21T10:00:00Z');
const typst = typesetter();
/** Those with their sections in the usual order, in which facts are looked for here. */
const examples = Object.entries(exampleResumes).filter(
  ([, { templateId }]) => !templateId.startsWith('purpose-'),
);

const named = (firstName: string, lastName: string): ResumeData => {
  const data = typicalResume();
  return { ...data, personalInfo: { ...data.personalInfo, firstName, lastName } };
};

/** Names of every length, words with hyphens, and descriptions of several lines. */
const people = async (templateId: string, index: number): Promise<ResumeData[]> => [
  named('Jo', 'Li'),
  named('Alexandria', 'Montgomery-Fitzgerald'),
  named('María José', 'Fernández de la Vega'),
  inUsualOrder(templateResume(templateId)),
  ...(
    await Promise.all([0, 3].map(async (step) => examples[(index + step) % examples.length]?.[1].load()))
  ).filter((data) => data !== undefined),
];

/** Some people have an order and a form of dates of their own, which what is expected here does not know. */
function inUsualOrder(data: ResumeData): ResumeData {
  return { ...data, order: [], settings: { ...data.settings, dateStyle: '' } };
}

const separators = /^[·•]$/;

/** What a person would put into separate fields, in the order of the page. */
function factsOf(data: ResumeData, templateId: string): string[] {
  const language = languageOf(data.settings.language);
  const { firstName, lastName, title, email, phone, location } = data.personalInfo;
  const head = headOrder(data, templateId);
  const entries = [
    ...data.employment.map((job) =>
      head(job.position, job.company, job.location, formatPeriod(job, language)),
    ),
    ...data.education.map((study) =>
      head(study.degree, study.school, study.location, formatDate(study.graduationDate, language)),
    ),
  ];
  const contact = [email, phone, location];
  const rest = hasSideColumn(templateId) ? [...entries.flat(), ...contact] : [...contact, ...entries.flat()];
  return [`${firstName} ${lastName}`, title, ...rest].filter(Boolean);
}

/** Of the first job of the typical resume. */
const DATES = 'Mar 2021 – Present';

// Parsers that put together what stands nearer than a letter is wide, with nothing between.
describe.each(resumeTemplates.map(({ id }, index) => ({ id, index })))('$id', ({ id, index }) => {
  it('keeps every fact apart and every word whole for a parser that merges by distance', async () => {
    for (const data of await people(id, index)) {
      const { bytes } = typst.pdf(resumePrintJob({ templateId: id, data, updatedAt }));
      const pages = await readMerging(bytes);
      const pieces = pages
        .flatMap(({ lines }) => lines.flat())
        .map(({ text }) => text)
        .filter((text) => !separators.test(text));
      const facts = factsOf(data, id);
      expect(pieces[0]).toBe(facts[0]);
      expect(missingInOrder(pieces, facts)).toBeUndefined();
      const read = pages.map(({ lines }) =>
        lines.map((line) => line.map(({ text }) => text).join(' ')).join('\n'),
      );
      const { found, texts } = readInOrder(read, data, id);
      expect(firstMissing(found, texts, (text) => inOneLine(text).toLowerCase())).toBeUndefined();
    }
  });

  it('has blanks between all words for a reader of tags, and no part without text', () => {
    const data = typicalResume();
    const [job] = data.employment;
    if (job) job.description = 'Payments for banks\nand for shops.\n- Wrote the on-call handbook';
    const parts = taggedParts(typst.pdf(resumePrintJob({ templateId: id, data, updatedAt })).bytes);
    const paragraphs = parts.filter(({ tag }) => tag === 'P').map(({ text }) => text);
    expect(parts.filter(({ text }) => text === '').map(({ tag }) => tag)).toEqual([]);
    // One each for the columns, of two, and for them together.
    const groups = parts.filter(({ tag }) => tag === 'Div').length;
    expect(groups).toBeLessThanOrEqual(hasSideColumn(id) ? 3 : 0);
    expect(paragraphs.join('\n')).toMatch(
      /ana\.silva@example\.com( ·)?\s\+351 912 345 678( ·)?\sLisbon, Portugal/,
    );
    const heads = parts.filter(({ tag }) => tag === 'P' || /^H\d/u.test(tag)).map(({ text }) => text);
    const post = job && headOrder(data, id)(job.position, job.company, job.location, DATES).join(' ');
    expect(heads.join(' ').replaceAll(/\s*·\s*|\s+/g, ' ')).toContain(post);
    expect(paragraphs).toContain('Payments for banks and for shops.');
    expect(parts.filter(({ tag }) => tag === 'LBody').map(({ text }) => text)).toContain(
      'Wrote the on-call handbook',
    );
  });
});

/** The first fact that is no piece of its own after the ones before it. */
function missingInOrder(pieces: readonly string[], facts: readonly string[]): string | undefined {
  let from = 0;
  for (const fact of facts) {
    const at = pieces.findIndex((piece, index) => index >= from && piece === fact);
    if (at < 0) return `“${fact}” not in ${JSON.stringify(pieces.slice(from, from + 6))}`;
    from = at + 1;
  }
  return undefined;
}

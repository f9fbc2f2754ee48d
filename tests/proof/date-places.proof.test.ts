import { describe, expect, it } from 'vitest';
import { hasSideColumn, resumeDesign } from '#documents/catalog/designs.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { resumeDocuments } from '#tests/factories/resume-documents.ts';
import { shapedResume } from '#tests/factories/shaped-resume.ts';
import { isAside } from '#tests/support/aside-parts.ts';
import { readMerging, type Piece } from '#tests/support/merging-reader.ts';
import { typesetter } from '#tests/support/typesetter.ts';

const typst = typesetter();
const updatedAt = new Date('2026-11-21T10:00:00Z');
/** In points: widths are rounded in the file. */
const TOLERANCE = 1;

/** Dates as our documents in English write them, alone in their piece of a line. */
const DATES = /^(?:[A-Z][a-z]{2} \d{4}|\d{4}(?= – ))(?: – (?:(?:[A-Z][a-z]{2} )?\d{4}|Present))?$/u;

const documents: readonly { name: string; data: () => ResumeData }[] = [
  ...resumeDocuments.filter(({ exactness, data }) => exactness === 'as written' && isEnglish(data())),
  ...Array.from({ length: 6 }, (_, seed) => ({ name: `shape ${seed}`, data: () => shapedResume(seed) })),
];

function isEnglish({ settings }: ResumeData): boolean {
  return settings.language === 'en';
}

async function datesOf(templateId: string, data: ResumeData): Promise<{ all: Piece[]; first: number }> {
  const { bytes } = typst.pdf(resumePrintJob({ templateId, data, updatedAt }));
  const lines = (await readMerging(bytes)).flatMap(({ lines }) => lines);
  const all = lines.flatMap((line) => line.filter(({ text }) => DATES.test(text)));
  return { all, first: all[0]?.right ?? 0 };
}

/** Without publications where their numbers stand where dates do otherwise, and without what stands in a side column. */
function inPlace(data: ResumeData, id: string): ResumeData {
  const isNumbered = resumeDesign(id).numbersPublications === true;
  const sections = data.sections.filter(
    (section) =>
      !(isNumbered && section.kind === 'publications') && !(hasSideColumn(id) && isAside({ of: section })),
  );
  return { ...data, sections };
}

const PLACES = { right: 'end at the right margin', rail: 'end in a column before the text' } as const;

describe.each(Object.keys(PLACES) as (keyof typeof PLACES)[])('of designs with dates at the %s', (place) => {
  const ids = resumeTemplates
    .map(({ id }) => id)
    .filter((id) => resumeDesign(id).entry.endsWith(`-${place}`));

  it('there are several', () => {
    expect(ids.length).toBeGreaterThanOrEqual(5);
  });

  it.each(ids)(`all dates of every document in %s ${PLACES[place]}`, async (id) => {
    for (const { name, data } of documents) {
      const { all, first } = await datesOf(id, inPlace(data(), id));
      const elsewhere = all
        .filter(({ right }) => Math.abs(right - first) > TOLERANCE)
        .map(({ text }) => text);
      expect({ name, elsewhere }).toEqual({ name, elsewhere: [] });
    }
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { letterTemplates } from '#documents/catalog/letter-templates.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { letterPrintJob } from '#documents/letter/print-model.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { threePageResume } from '#tests/factories/three-page-resume.ts';
import { typesetter } from '#tests/support/typesetter.ts';
import { inkOf } from './pictures/ink.ts';
import { LEAST_DISTANCE, pairsByLikeness } from './pictures/likeness.ts';
import { drawPage, type Picture } from './pictures/picture.ts';
import { compareWithReference } from './pictures/references.ts';

const updatedAt = new Date('2026-11-21T10:00:00Z');
const date = '2026-11-21';
const typst = typesetter();

const letters = letterTemplates.map(({ id }) => {
  const job = letterPrintJob({ templateId: id, data: typicalLetter(), date, updatedAt });
  return { id, draw: () => typst.svg(job).pages[0] ?? '' };
});
const resumes = resumeTemplates.map(({ id }) => {
  const job = resumePrintJob({ templateId: id, data: typicalResume(), updatedAt });
  return { id, draw: () => typst.svg(job).pages[0] ?? '' };
});
const laterPages = resumeTemplates.map(({ id }) => {
  const job = resumePrintJob({ templateId: id, data: threePageResume(), updatedAt });
  return { id: `${id}-page-2`, draw: () => typst.svg(job).pages[1] ?? '' };
});

describe.each([
  ['resume', [...resumes, ...laterPages]],
  ['letter', letters],
] as const)('%s', (kind, pages) => {
  it.each(pages)('$id looks as it did', async ({ id, draw }) => {
    expect(await compareWithReference(draw(), `${kind}/${id}`)).toEqual([]);
  });
});

/** A page of text has about 3% of ink: beyond twice that, what is not text weighs more than the text. */
const MOST_INK = 0.06;
/** Designs with a ground of color behind the name or a side column may have more. */
const MOST_INK_ON_GROUNDS: Readonly<Record<string, number>> = {
  'creative-1': 0.16,
  'creative-5': 0.13,
  'modern-3': 0.11,
  'simple-5': 0.11,
  'executive-4': 0.07,
  'columns-2': 0.34,
  'columns-4': 0.15,
  'columns-6': 0.33,
};

it.each(resumes)('$id leaves the page to its text', async ({ id, draw }) => {
  expect(inkOf(await drawPage(draw(), 400))).toBeLessThanOrEqual(MOST_INK_ON_GROUNDS[id] ?? MOST_INK);
});

describe.each([
  ['resume', resumes],
  ['letter', letters],
] as const)('at thumbnail size', (kind, designs) => {
  const pictures = new Map<string, Picture>();
  beforeAll(async () => {
    for (const { id, draw } of designs) pictures.set(id, await drawPage(draw(), 200));
  });

  it(`no two ${kind}s look alike`, async () => {
    const pairs = await pairsByLikeness(pictures);
    const alike = pairs.filter(({ distance }) => distance < LEAST_DISTANCE[kind]);
    expect(alike.map(({ names, distance }) => `${names.join(' and ')}: ${distance.toFixed(2)}`)).toEqual([]);
  });
});

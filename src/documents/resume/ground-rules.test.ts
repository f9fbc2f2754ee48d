import { describe, expect, it } from 'vitest';
import { hasSideColumn, resumeDesign } from '#documents/catalog/designs.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { careerResume } from '#tests/factories/career-resume.ts';
import { sparseResume, typicalResume } from '#tests/factories/sample-resumes.ts';
import { readPages, wordBoxes, type WordBox } from '#tests/support/read-back.ts';
import { typesetter } from '#tests/support/typesetter.ts';
import { resumePrintJob } from './print-model.ts';
import type { ResumeData } from './schema.ts';

/* What all designs of the newest drawing have alike: `rules` of src/documents/catalog/design.ts. */

const typst = typesetter();
const updatedAt = new Date('2026-11-21T10:00:00Z');
const print = (templateId: string, data: ResumeData) =>
  typst.pdf(resumePrintJob({ templateId, data, updatedAt }));

const all = resumeTemplates.map(({ id }) => ({ id, entry: resumeDesign(id).entry }));
const firstJob = () => {
  const [job] = typicalResume().employment;
  if (!job) throw new Error('the typical resume has no job');
  return job;
};

/** Whether two words stand on one line. */
const areLevel = (one: WordBox | undefined, other: WordBox | undefined) =>
  Math.abs((one?.bottom ?? NaN) - (other?.bottom ?? NaN)) < 3;
const boxOf = (words: readonly WordBox[], text: string) => words.find((word) => word.text === text);

describe.each(all.filter(({ entry }) => entry.includes('line')))('$id', ({ id }) => {
  const job = (number: number, employer: string) => ({
    ...firstJob(),
    ...{ id: `job-${number}`, position: `Title${number}`, company: `Firm${number}${employer}`, location: '' },
  });
  const wordsOf = (jobs: ResumeData['employment']) =>
    wordBoxes(print(id, { ...sparseResume(), employment: jobs }).bytes);
  const isLevel = async (jobs: ResumeData['employment'], number: number) => {
    const words = await wordsOf(jobs);
    return areLevel(boxOf(words, `Title${number}`), boxOf(words, `Firm${number}`));
  };

  it('sets all heads of a section in one line, or all in two', async () => {
    const [short, long] = [
      job(1, ' Ltd'),
      job(
        2,
        ' of Railways, Canals, Harbours and Bridges in the North, the South and the West of the Island and Beyond',
      ),
    ];
    expect(await isLevel([short], 1)).toBe(true);
    expect(await isLevel([short, long], 2)).toBe(false);
    expect(await isLevel([short, long], 1)).toBe(false);
  });
});

// In a side column facts stand below the name, in their order.
it.each(all.filter(({ id, entry }) => entry === 'employer-right' && !hasSideColumn(id)))(
  '$id has the dates of an award on the line on which a job has them',
  async ({ id }) => {
    const typical = typicalResume();
    const award = {
      ...{
        id: 'award',
        title: 'Laurel',
        subtitle: 'Academy',
        location: '',
        url: '',
        description: '',
        hiddenLines: [],
      },
      ...{ startDate: '1987-03', endDate: '' },
    };
    const [section] = careerResume().sections;
    if (!section) throw new Error('the career has no further section');
    const sections = [
      {
        ...section,
        kind: 'awards' as const,
        items: section.items.slice(0, 1).map((item) => ({ ...item, ...award })),
      },
    ];
    const words = await wordBoxes(print(id, { ...typical, sections }).bytes);
    expect(areLevel(boxOf(words, 'Laurel'), boxOf(words, '1987'))).toBe(true);
  },
);

it.each(all)('$id keeps a long name at the foot of later pages', async ({ id }) => {
  const typical = typicalResume();
  const personalInfo = { ...typical.personalInfo, firstName: 'Eleni', lastName: 'Papadopoulou-Henriksen' };
  const summary = Array.from({ length: 90 }, (_, line) => `Line ${line}`).join('\n');
  const pages = await readPages(print(id, { ...typical, personalInfo, summary }).bytes, 'pdftotext -raw');
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages.slice(1)) expect(page).toContain('Eleni Papadopoulou-Henriksen');
});

it('a page that is drawn in to hold a block that ran over keeps no more room than it needs', async () => {
  const typical = typicalResume();
  const points = (count: number) =>
    Array.from({ length: count }, (_, index) => `- Point ${index + 1}`).join('\n');
  // Three points stay together: the last job goes to the next page as a whole, whatever it lacks.
  const ends = await Promise.all(
    Array.from({ length: 40 }, async (_, count) => {
      const employment = [
        { ...firstJob(), id: 'one', description: points(count + 10) },
        { ...firstJob(), id: 'two', description: points(3) },
      ];
      const data = { ...typical, employment, education: [], skills: [], sections: [] };
      const job = resumePrintJob({ templateId: 'simple-3', data, updatedAt });
      const { bytes, pages } = typst.pdf(job);
      const words = await wordBoxes(bytes);
      return {
        pages,
        isCloser: typst.spacing(job).parts < 1,
        end: Math.max(...words.map(({ bottom }) => bottom)),
      };
    }),
  );
  const drawnIn = ends.filter(({ pages, isCloser }) => pages === 1 && isCloser);
  expect(drawnIn.length).toBeGreaterThan(2);
  const most = Math.max(...ends.filter(({ pages }) => pages === 1).map(({ end }) => end));
  for (const { end } of drawnIn) expect(end).toBeGreaterThan(most * 0.94);
});

it('no rule stands over nothing at the top of a page, where entries are parted by rules', () => {
  const employment = Array.from({ length: 16 }, (_, index) => ({
    ...firstJob(),
    ...{ id: `job-${index}`, description: '- One\n- Two\n- Three' },
  }));
  const data = { ...sparseResume(), employment, education: [], skills: [], sections: [] };
  const [first, second] = typst.svg(resumePrintJob({ templateId: 'tech-2', data, updatedAt })).pages;
  // A rule over an entry, and the hairline that leads to its dates.
  const rulesOf = (page = '') => page.match(/d="M 0 0 L [\d.]+ 0 " stroke-width="0.5"/g)?.length ?? 0;
  const entriesOf = (page = '') => page.match(/stroke-width="0.45"/g)?.length ?? 0;
  expect([entriesOf(first) > 1, entriesOf(second) > 1]).toEqual([true, true]);
  expect(rulesOf(second)).toBe(entriesOf(second) - 1);
});

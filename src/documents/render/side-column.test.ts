import { describe, expect, it } from 'vitest';
import { columnDesigns } from '#documents/catalog/column-designs.ts';
import { emptyValues } from '#documents/fields.ts';
import { SKILL_STYLES } from '#documents/look/look-fields.ts';
import { ITEM } from '#documents/resume/fields.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { faintText } from '#tests/proof/checks/contrast.ts';
import { groundOf } from '#tests/proof/page/ground.ts';
import { textRuns } from '#tests/proof/page/text-runs.ts';
import { drawPage } from '#tests/proof/pictures/picture.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { threePageResume } from '#tests/factories/three-page-resume.ts';
import { readBack, wordBoxes } from '#tests/support/read-back.ts';
import { typesetter } from '#tests/support/typesetter.ts';

/* How what stands in a side column is drawn. */

const typst = typesetter();
const updatedAt = new Date('2026-11-21T10:00:00Z');
const job = (templateId: string, data: ResumeData, layout?: 'single') =>
  resumePrintJob({ templateId, data, updatedAt, ...(layout && { layout }) });
const inLook = (data: ResumeData, look: Partial<ResumeData['settings']>): ResumeData => ({
  ...data,
  settings: { ...data.settings, ...look },
});
const firstPage = (templateId: string, data: ResumeData) => typst.svg(job(templateId, data)).pages[0] ?? '';
const ids = Object.keys(columnDesigns);
const designs = Object.entries(columnDesigns);

/** The share of a page's width that is colored near its foot, where no text stands. */
async function coloredAtFoot(page: string): Promise<number> {
  const { width, height, rgb } = await drawPage(page, 300);
  const row = rgb.subarray((height - 4) * width * 3, (height - 3) * width * 3);
  let colored = 0;
  for (let at = 0; at < row.length; at += 3) {
    if (row.subarray(at, at + 3).some((part) => part < 253)) colored += 1;
  }
  return colored / width;
}

it.each(designs.filter(([, { side }]) => side.ground !== 'plain').map(([id]) => id))(
  'the ground of %s is a strip on the pages after the column’s end',
  async (id) => {
    const [first = '', ...later] = typst.svg(job(id, threePageResume())).pages;
    expect(await coloredAtFoot(first)).toBeGreaterThan(0.25);
    expect(later.length).toBeGreaterThan(0);
    for (const page of later) {
      const share = await coloredAtFoot(page);
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(0.04);
    }
  },
);

it.each(ids)('%s sets skills in commas, dots, a panel and pills, in groups and without any', (id) => {
  const flat = typicalResume();
  const group = (name: string, skills: string[]) => ({ id: name, name, skills });
  const grouped = {
    ...flat,
    skillGroups: [group('Languages', ['Java', 'Kotlin']), group('Data', ['Kafka'])],
  };
  const pagesOf = (data: ResumeData) =>
    new Set(SKILL_STYLES.map((skillStyle) => firstPage(id, inLook(data, { skillStyle }))));
  // There is no room for a column of names: that style has commas.
  expect(pagesOf(flat).size).toBe(SKILL_STYLES.length - 1);
  expect(pagesOf(grouped).size).toBe(SKILL_STYLES.length - 1);
});

it.each(ids)('%s has issuer and date of a short certificate on one line', async (id) => {
  const certificate = { ...emptyValues(ITEM), id: 'one', title: 'Scrum', subtitle: 'Guild', endDate: '1987' };
  const section = { id: 'c', kind: 'certificates' as const, title: '', include: true, items: [certificate] };
  const words = await wordBoxes(typst.pdf(job(id, { ...typicalResume(), sections: [section] })).bytes);
  const bottom = (text: string) => words.find((word) => word.text === text)?.bottom ?? NaN;
  expect(bottom('1987')).toBeCloseTo(bottom('Guild'), 1);
  expect(bottom('Scrum')).toBeLessThan(bottom('Guild'));
});

describe.each(ids)('a word without room in the column of %s', (id) => {
  const long = 'Rechtsschutzversicherungsgesellschaftsvertretungsordnung';
  const address = 'https://example.org/reports/quarterly.review/appendix-of-methods';

  it('parts between syllables or behind signs, and comes back whole', async () => {
    const german = inLook(typicalResume(), { language: 'de', textSize: '12', pageMargins: '30' });
    const { bytes } = typst.pdf(job(id, { ...german, skills: ['Java', long, address] }));
    for (const reader of ['pdftotext -raw', 'pdf.js'] as const) {
      const text = (await readBack(bytes, reader)).join('\n');
      // pdf.js shows the sign for a place where a word may part, and others keep it as it is.
      const partsAt = reader === 'pdf.js' ? /-\n/g : /\u00ad\n/g;
      expect(text.match(partsAt)?.length).toBeGreaterThan(0);
      const joined = text.replace(partsAt, '').replace(/\s/g, '');
      expect(joined).toContain(long);
      expect(joined).toContain(address);
    }
  });
});

it.each(ids)('all text of %s is readable in any accent', async (id) => {
  for (const accentColor of ['#000000', '#111111', '#fdf6c3', '#ffffff', '#ff0000']) {
    const page = firstPage(id, inLook(typicalResume(), { accentColor, skillStyle: 'pills' }));
    expect(faintText(textRuns(page), await groundOf(page)), accentColor).toEqual([]);
  }
});

it.each(['columns-3', 'columns-4', 'columns-5'])(
  'the first heading of %s stands as far below the head in one column as in two',
  async (id) => {
    const typical = typicalResume();
    const { email: _, phone: __, location: ___, ...person } = typical.personalInfo;
    const personalInfo = { ...person, email: '', phone: '', location: '', links: [] };
    const topOf = async (layout?: 'single') => {
      const words = await wordBoxes(typst.pdf(job(id, { ...typical, personalInfo }, layout)).bytes);
      return words.find(({ text }) => text.toLowerCase() === 'summary')?.top ?? NaN;
    };
    expect(await topOf('single')).toBeCloseTo(await topOf(), 1);
  },
);

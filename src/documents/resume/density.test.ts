import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { longResume, typicalResume } from '#tests/factories/sample-resumes.ts';
import { resumeTexts } from '#tests/support/printed-texts.ts';
import { firstMissing, inOneLine, readBack, READERS } from '#tests/support/read-back.ts';
import { typesetter } from '#tests/support/typesetter.ts';
import { resumePrintJob } from './print-model.ts';
import type { Density, ResumeData } from './schema.ts';

const typst = typesetter();
const updatedAt = new Date('2026-11-21T10:00:00Z');
/** Of different families; among them the smallest type there is. */
const DESIGNS = ['modern-1', 'simple-1', 'academic-1', 'creative-1', 'creative-3', 'tech-1', 'simple-2'];
const LEAST_TYPE = 9;
const FOOTER_SIZE = 8.5;

function print(templateId: string, data: ResumeData, density: Density) {
  const settings = { ...data.settings, density };
  return typst.pdf(resumePrintJob({ templateId, data: { ...data, settings }, updatedAt }));
}

/** The text of a document but for its footers: its pages, the least size it is set in, and where it ends, in points. */
async function measured(bytes: Uint8Array): Promise<{ pages: number; smallest: number; end: number }> {
  // pdf.js takes the bytes away from its caller, so it gets a copy.
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const found: { size: number; depth: number }[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const height = page.getViewport({ scale: 1 }).height;
    for (const item of (await page.getTextContent()).items) {
      // A sign that was drawn out to a line has no size to speak of.
      if (!('str' in item) || ['', '·'].includes(item.str.trim())) continue;
      const [, , slant, size, , y] = item.transform as number[]; // The generated types say any.
      found.push({ size: Math.hypot(slant ?? 0, size ?? 0), depth: number * height - (y ?? 0) });
    }
  }
  const pages = document.numPages;
  await task.destroy();
  const text = found.filter(({ size }) => Math.abs(size - FOOTER_SIZE) > 0.01);
  return {
    pages,
    smallest: Math.min(...text.map(({ size }) => size)),
    end: Math.max(...text.map(({ depth }) => depth)),
  };
}

describe.each(DESIGNS)('%s', { timeout: 60_000 }, (id) => {
  it.each(['compact', 'tight'] as const)('set %s keeps every text, in order', async (density) => {
    for (const data of [typicalResume(), longResume()]) {
      const { bytes } = print(id, data, density);
      for (const reader of READERS) {
        const found = (await readBack(bytes, reader)).join('\n');
        const plain = (text: string) => inOneLine(text).toLowerCase();
        expect(firstMissing(found, resumeTexts(data, id), plain)).toBeUndefined();
      }
    }
  });

  it('takes no more pages the denser it is set and less room set tight, in type of at least 9 points', async () => {
    const densities = ['normal', 'compact', 'tight'] as const;
    const set = await Promise.all(
      densities.map((density) => measured(print(id, longResume(), density).bytes)),
    );
    const [normal, compact, tight] = set;
    // A text may be drawn in to spare a page at one spacing and need nothing at the next: it then ends a little later.
    const pages = set.map(({ pages }) => pages);
    expect(pages).toEqual(pages.toSorted((a, b) => b - a));
    expect(tight?.end).toBeLessThan(Math.min(normal?.end ?? 0, compact?.end ?? 0));
    for (const { smallest } of set) expect(smallest).toBeGreaterThanOrEqual(LEAST_TYPE - 0.01);
  });
});

import { expect, it } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { wordBoxes } from '#tests/support/read-back.ts';
import { typesetter } from '#tests/support/typesetter.ts';
import { resumePrintJob } from './print-model.ts';
import type { ResumeData } from './schema.ts';

const typst = typesetter();
const updatedAt = new Date('2026-11-21T10:00:00Z');

/** A resume whose only job has so many points, each of one line. */
function resumeOf(points: number): ResumeData {
  const typical = typicalResume();
  const description = Array.from({ length: points }, (_, index) => `- Point ${index + 1}`).join('\n');
  const employment = typical.employment.slice(0, 1).map((job) => ({ ...job, description }));
  return { ...typical, employment };
}

/** Pages, and pitch and height of the points' lines. */
async function printed(points: number) {
  const job = resumePrintJob({ templateId: 'simple-1', data: resumeOf(points), updatedAt });
  const { bytes, pages } = typst.pdf(job);
  const [first, second] = (await wordBoxes(bytes)).filter(({ text }) => text === 'Point');
  if (!first || !second) throw new Error('There are fewer than two points.');
  // Differences of coordinates differ in their last digits.
  const exact = (length: number) => Math.round(length * 1000) / 1000;
  return { points, pages, pitch: exact(second.top - first.top), height: exact(first.bottom - first.top) };
}

it('a resume is set closer where that spares a page of a few lines, in type as large as ever', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, (_, index) => printed(index + 2)));
  const usual = all[0];
  const onOnePage = all.filter(({ pages }) => pages === 1);
  const closer = onOnePage.filter(({ pitch }) => pitch !== usual?.pitch);
  expect(closer.length).toBeGreaterThan(1);
  expect(closer.map(({ points }) => points)).toEqual(
    onOnePage.slice(-closer.length).map(({ points }) => points),
  );
  for (const { pitch, height } of closer) {
    expect(pitch / (usual?.pitch ?? 0)).toBeGreaterThan(0.85);
    expect(height).toBe(usual?.height);
  }
  const onTwo = all.filter(({ pages }) => pages === 2);
  expect(onTwo.length).toBeGreaterThan(1);
  // What is not spared is spread until the second page has a quarter of its text's height, and then set as usual.
  for (const { pitch } of onTwo) expect(pitch).toBeGreaterThanOrEqual(usual?.pitch ?? Infinity);
  expect(onTwo.at(-1)?.pitch).toBe(usual?.pitch);
});

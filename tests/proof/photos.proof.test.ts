import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resumeDesign } from '#documents/catalog/designs.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { typesetter } from '#tests/support/typesetter.ts';
import { expectedOfResume } from './expected.ts';
import { faultsOf } from './faults.ts';
import { marginsReader, resumeArea } from './page/text-areas.ts';
import { printed } from './printed.ts';

const updatedAt = new Date('2026-11-21T10:00:00Z');
const photo = new Uint8Array(readFileSync(new URL('../factories/photos/baseline.jpg', import.meta.url)));
const crop = { x: 0, y: 0, width: 1, height: 1 };
const PLACES = [
  ...['creative-1', 'modern-5', 'purpose-5', 'purpose-6'],
  ...['columns-1', 'columns-2', 'columns-6'],
];

describe.each([...PLACES, 'simple-1', 'modern-1'])('%s with a photo', (id) => {
  const typst = typesetter();
  const margins = marginsReader()(resumeDesign(id));

  it('is set without fault, reads back as without one, and tells what it shows', async () => {
    const data = { ...typicalResume(), photo: { id: 'p', crop, alt: 'At her desk' } };
    const paper = await printed(typst, resumePrintJob({ templateId: id, data, updatedAt, photo }));
    const area = resumeArea(margins, data.settings.paper);
    expect(await faultsOf(paper, expectedOfResume(data, id), { area, exactness: 'as written' })).toEqual([]);
    const isTold = Buffer.from(paper.pdf).toString('latin1').includes('/Alt (At her desk)');
    expect(isTold).toBe(PLACES.includes(id));
  });
});

import { readFileSync } from 'node:fs';
import { letterTemplates } from '#documents/catalog/letter-templates.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { letterPrintJob } from '#documents/letter/print-model.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import type { PrintJob } from '#documents/render/print-job.ts';
import { photoShapeOf } from '#documents/resume/photo.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { twoPageLetter } from '../tests/factories/letter-documents.ts';
import { typicalLetter } from '../tests/factories/sample-letters.ts';
import { shortResume } from '../tests/factories/short-resume.ts';
import { threePageResume } from '../tests/factories/three-page-resume.ts';
import { chromiumOptions } from '../tests/support/chromium.ts';
import { typesetter } from '../tests/support/typesetter.ts';
import type { PreviewDocument } from '../src/editor/preview-engine/protocol.ts';
import { openPictureComparison } from './support/compare-pictures.ts';
import { drawnByEngine } from './support/engine-pages.ts';
import { drawnInBrowser, watchEngine } from './support/preview.ts';
import { saveResume, signInOverTheWire } from './support/session.ts';
import { expect, test } from './support/test.ts';

/** About 120 pixels an inch: coarse enough that every page of every design can be looked at. */
const PAGE_WIDTH = 1_000;
/**
 * Edges that pdf.js smooths another way differ by 24 at most at this size. Gradients and patterns that are painted black
 * differ by 130 or more.
 */
const SQUARE_MOST = 30;

const DATE = '2026-11-21';
const UPDATED = new Date('2026-11-21T10:00:00Z');

type Case = { name: string; document: PreviewDocument; job: PrintJob; isLong: boolean };

/** A photo as people send it, and what of it they show. */
const PHOTO = new Uint8Array(
  readFileSync(new URL('../tests/factories/photos/baseline.jpg', import.meta.url)),
);
const FRAMED = { id: 'photo', crop: { x: 0.1, y: 0.05, width: 0.75, height: 0.75 }, alt: 'At her desk' };

const resumes = resumeTemplates.flatMap(({ id }) => [
  resume(id, shortResume(), false),
  resume(id, threePageResume(), true),
  ...(photoShapeOf({ templateId: id, data: shortResume() })
    ? [resume(id, { ...shortResume(), photo: FRAMED }, false, PHOTO)]
    : []),
]);
const letters = letterTemplates.flatMap(({ id }) => [
  letter(id, typicalLetter(), false),
  letter(id, twoPageLetter(), true),
]);

function resume(templateId: string, data: ResumeData, isLong: boolean, photo?: Uint8Array): Case {
  const document: PreviewDocument = { kind: 'resume', templateId, data, ...(photo && { photo }) };
  const job = resumePrintJob({ templateId, data, updatedAt: UPDATED, photo });
  const name = `resume ${templateId}${photo ? ' with a photo' : ''}`;
  return { name, document, job, isLong };
}

function letter(templateId: string, data: LetterData, isLong: boolean): Case {
  const document: PreviewDocument = { kind: 'letter', templateId, data, date: DATE };
  const job = letterPrintJob({ templateId, data, date: DATE, updatedAt: UPDATED });
  return { name: `letter ${templateId}`, document, job, isLong };
}

// A page that draws for minutes is done sooner where the browser makes its code fast.
test.use({ launchOptions: chromiumOptions });

for (const [name, cases] of [
  ['resume', resumes],
  ['letter', letters],
] as const) {
  test(`every ${name} design looks in the browser's preview as in its PDF, on the first page and on later ones`, async ({
    page,
    browser,
    mail,
    email,
  }) => {
    // A minute altogether; a busy machine takes ten times as long.
    test.setTimeout(600_000);
    await watchEngine(page);
    await signInOverTheWire(page, mail, email);
    await page.goto(`/resume-builder/${await saveResume(page, 'Any')}`);
    await drawnInBrowser(page);
    const typst = typesetter();
    const comparison = await openPictureComparison(browser);
    const faults: string[] = [];
    for (const { name, document, job, isLong } of cases) {
      const pictures = await drawnByEngine(page, document, PAGE_WIDTH);
      const { bytes, pages } = typst.pdf(job);
      expect([name, pictures.length, pages > 1]).toEqual([name, pages, isLong]);
      for (const found of await comparison.withPdf(bytes, pictures)) {
        if (found.square < SQUARE_MOST) continue;
        faults.push(`${name}, page ${found.page} of ${pages}: ${found.square} at ${found.at.join(', ')}`);
      }
    }
    await comparison.close();
    expect(faults).toEqual([]);
  });
}

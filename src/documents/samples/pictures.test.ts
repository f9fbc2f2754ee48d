import { describe, expect, it } from 'vitest';
import { wordBoxes } from '#tests/support/read-back.ts';
import { typesetter } from '#tests/support/typesetter.ts';
import { letterTemplates } from '../catalog/letter-templates.ts';
import { resumeTemplates } from '../catalog/resume-templates.ts';
import { letterPrintJob } from '../letter/print-model.ts';
import type { PrintJob } from '../render/print-job.ts';
import { resumePrintJob } from '../resume/print-model.ts';
import { templateLetter } from './template-letters.ts';
import { templateResume } from './template-resumes.ts';

const typst = typesetter();
const updatedAt = new Date('2026-11-16');
const A4_HEIGHT = 841.89;

/** Whose purpose is a long record; their pictures show the first page. */
const LONG = new Set(['purpose-4', 'purpose-7']);

async function expectFullPage(job: PrintJob, isLong = false): Promise<void> {
  const { bytes, pages, unsupportedCharacters } = typst.pdf(job);
  expect(unsupportedCharacters).toEqual([]);
  expect(pages > 1).toBe(isLong);
  const first = (await wordBoxes(bytes)).filter(({ page }) => page === 1);
  const lowest = Math.max(...first.map(({ bottom }) => bottom));
  expect(lowest / A4_HEIGHT).toBeGreaterThan(0.75);
}

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

describe('the picture of a template', () => {
  it.each(resumeTemplates.map(({ id }) => id))('shows one well filled page: resume %s', async (id) => {
    await expectFullPage(
      resumePrintJob({ templateId: id, data: templateResume(id), updatedAt }),
      LONG.has(id),
    );
  });

  it.each(letterTemplates.map(({ id }) => id))('shows one well filled page: letter %s', async (id) => {
    await expectFullPage(
      letterPrintJob({ templateId: id, data: templateLetter(id), date: '2026-11-16', updatedAt }),
    );
  });

  it('never shows the same person as the picture beside it', () => {
    for (const shown of [
      resumeTemplates.map(({ id }) => fullName(templateResume(id).personalInfo)),
      letterTemplates.map(({ id }) => templateLetter(id).personalInfo.fullName),
    ]) {
      expect(shown.filter((name, index) => name === shown[index + 1])).toEqual([]);
    }
  });

  it('is asked for by a template that exists', () => {
    expect(() => templateResume('modern-4')).toThrow('modern-4');
    expect(() => templateLetter('modern-4')).toThrow('modern-4');
  });
});

import { describe, expect, it } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { pdfInfo } from '#tests/support/read-back.ts';
import { typesetter } from '#tests/support/typesetter.ts';
import { resumePrintJob } from './print-model.ts';
import type { ResumeData } from './schema.ts';

// What is true of every design is proved in tests/proof.

const typst = typesetter();
const updatedAt = new Date('2026-11-21T10:00:00Z');

function print(templateId: string, data: ResumeData) {
  return typst.pdf(resumePrintJob({ templateId, data, updatedAt }));
}

describe('every resume', () => {
  it('is a tagged PDF/UA with title, author and the time of its last change', () => {
    const { bytes } = print('modern-1', typicalResume());
    expect(Buffer.from(bytes).includes('<pdfuaid:part>1</pdfuaid:part>')).toBe(true);
    const info = pdfInfo(bytes);
    expect(info.get('Title')).toBe('Ana Silva – Resume');
    expect(info.get('Author')).toBe('Ana Silva');
    expect(info.get('Tagged')).toBe('yes');
    expect(info.get('CreationDate')).toContain('2026');
  });

  it.each([
    ['a4', '595.276 x 841.89 pts (A4)'],
    ['letter', '612 x 792 pts (letter)'],
  ] as const)('is set on the sheet of its settings: %s', (paper, size) => {
    const data = typicalResume();
    const info = pdfInfo(print('creative-1', { ...data, settings: { ...data.settings, paper } }).bytes);
    expect(info.get('Page size')).toBe(size);
  });

  it('of a template we no longer know is set in the default design', () => {
    const known = resumePrintJob({ templateId: 'modern-1', data: typicalResume(), updatedAt });
    const unknown = resumePrintJob({ templateId: 'constructor', data: typicalResume(), updatedAt });
    expect(unknown).toEqual(known);
  });
});

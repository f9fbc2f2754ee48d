import { describe, expect, it } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { JOINT, WHOLE_FROM, WHOLE_TO } from '../text/no-break.ts';
import { emptyResume } from './empty.ts';
import { resumePrintJob } from './print-model.ts';
import type { ResumeData } from './schema.ts';

const updatedAt = new Date('2026-11-21T10:00:00Z');
const job = (data: ResumeData) => resumePrintJob({ templateId: 'modern-1', data, updatedAt });

/** The model without the marks around words that stay whole. */
const unmarked = (model: unknown): unknown =>
  JSON.parse(JSON.stringify(model).replaceAll(WHOLE_FROM, '').replaceAll(WHOLE_TO, '').replaceAll(JOINT, ''));

describe('resumePrintJob', () => {
  it('carries title, author, language, sheet and the time of the last change', () => {
    expect(job(typicalResume())).toMatchObject({
      entry: 'resume',
      creationTime: updatedAt,
      model: { title: 'Ana Silva – Resume', author: 'Ana Silva', language: 'en', paper: 'a4' },
    });
  });

  it('is titled Resume and calls the person Your Name while there is no name', () => {
    expect(job(emptyResume()).model).toMatchObject({
      title: 'Resume',
      author: '',
      header: { name: 'Your Name' },
    });
  });

  it('lists contact in reading order, with a label only where the address does not say it', () => {
    expect(unmarked(job(typicalResume()).model)).toMatchObject({
      header: {
        contact: [
          { text: 'ana.silva@example.com', href: 'mailto:ana.silva@example.com' },
          { text: '+351 912 345 678', href: 'tel:+351912345678' },
          { text: 'Lisbon, Portugal' },
          { text: 'linkedin.com/in/ana-silva', href: 'https://www.linkedin.com/in/ana-silva' },
          { text: 'Portfolio: anasilva.dev/work', href: 'https://anasilva.dev/work' },
        ],
      },
    });
  });

  it('names fallback fonts only for scripts that occur', () => {
    expect(job(typicalResume()).model).toMatchObject({ fonts: { body: ['Inter', 'Source Sans 3'] } });
    expect(job({ ...typicalResume(), summary: 'שלום' }).model).toMatchObject({
      fonts: { body: ['Inter', 'Source Sans 3', 'Noto Sans Hebrew'] },
      bidirectional: true,
    });
  });

  it('carries the data as a file, but not for pages that are only looked at', () => {
    const pages = resumePrintJob({ templateId: 'modern-1', data: typicalResume(), updatedAt }, 'pages');
    expect(job(typicalResume()).model).toMatchObject({ attachments: [{ name: 'resume.json' }] });
    expect(pages.model).toEqual({ ...Object(job(typicalResume()).model), attachments: [] });
  });

  it('survives the way to the engine as JSON', () => {
    const { model } = job(typicalResume());
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
  });
});

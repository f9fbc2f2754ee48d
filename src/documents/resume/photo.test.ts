import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { readBack } from '#tests/support/read-back.ts';
import { typesetter } from '#tests/support/typesetter.ts';
import { resumeDesign } from '../catalog/designs.ts';
import { resumeTemplates } from '../catalog/resume-templates.ts';
import { markdown } from '../export/markdown.ts';
import { plainText } from '../export/plain-text.ts';
import { resumeOutline } from '../export/resume-outline.ts';
import { jobData } from '../render/job-data.ts';
import { claimsPdfUa } from '../render/testing/read-pdf.ts';
import { toJsonResume } from './json-resume.ts';
import { withoutPhoto } from './named-photo.ts';
import { printedPhotoId } from './photo.ts';
import { resumePrintJob, type ResumeModel } from './print-model.ts';
import type { Photo, ResumeData } from './schema.ts';

// Whoever sets the first document waits for the typefaces.
vi.setConfig({ testTimeout: 60_000 });

const updatedAt = new Date('2026-11-21T10:00:00Z');
const fileOf = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../../tests/factories/photos/${name}`, import.meta.url)));
const bytes = fileOf('baseline.jpg');
const whole = { x: 0, y: 0, width: 1, height: 1 };

const plain = typicalResume();
const withPhoto = (photo: Partial<Photo> = {}, data = plain): ResumeData => ({
  ...data,
  photo: { id: 'b5e1-photo', crop: whole, alt: '', ...photo },
});
const job = (data: ResumeData, templateId = 'purpose-5', photo: Uint8Array | undefined = bytes) =>
  resumePrintJob({ templateId, data, updatedAt, photo });
// What a resume's job has in it.
const modelOf = (data: ResumeData, photo = bytes) => job(data, 'purpose-5', photo).model as ResumeModel;
const inLanguage = (language: string): ResumeData => ({
  ...plain,
  settings: { ...plain.settings, language },
});

const ids = resumeTemplates.map(({ id }) => id);
const places = ids.filter((id) => resumeDesign(id).photo);

describe('a photo', () => {
  const typst = typesetter();

  it('has its place in four designs', () => {
    expect(places).toEqual([
      'creative-1',
      'modern-5',
      'purpose-5',
      'purpose-6',
      'columns-1',
      'columns-2',
      'columns-6',
    ]);
  });

  it.each(places)(
    'is drawn in %s with its description, and its words are those that it has without one, in their order',
    async (templateId) => {
      const { bytes: pdf } = typst.pdf(job(withPhoto({ alt: 'Ana at her desk' }), templateId));
      const { bytes: without } = typst.pdf(job(plain, templateId));
      const text = Buffer.from(pdf).toString('latin1');
      expect(text).toMatch(/\/Subtype\s*\/Image/);
      expect(text).toContain('/Alt (Ana at her desk)');
      expect(Buffer.from(without).toString('latin1')).not.toMatch(/\/Subtype\s*\/Image/);
      expect(claimsPdfUa(pdf)).toBe(true);
      // Where a line of contact breaks, no sign stands between what it parts. In the order of writing: a photo moves what
      // stands below it in its column, and not what stands beside.
      const words = async (one: Uint8Array) =>
        (await readBack(one, 'pdftotext -raw')).join('\n').match(/[\p{L}\p{N}][^\s·|•]*/gu);
      expect(await words(pdf)).toEqual(await words(without));
    },
  );

  it('is no part of what is printed where a design has no place for it', () => {
    for (const templateId of ids.filter((id) => !places.includes(id))) {
      const [one, other] = [job(withPhoto(), templateId), job(plain, templateId)];
      expect(jobData(one)).toBe(jobData(other));
      expect(one.files).toBeUndefined();
      expect(printedPhotoId({ templateId, data: withPhoto() })).toBeUndefined();
    }
  });

  it.each([
    ['whose bytes nobody has', undefined],
    ['that is no picture', new TextEncoder().encode('<svg/>')],
    ['that is cut short', bytes.subarray(0, 4000)],
  ])('%s leaves a document as it is without one', (_, photo) => {
    const one = resumePrintJob({ templateId: 'purpose-5', data: withPhoto(), updatedAt, photo });
    expect(jobData(one)).toBe(jobData(job(plain)));
    expect(one.files).toBeUndefined();
  });

  it('is not printed by what was stored before there were photos, nor where the data names none', () => {
    const { photo: _, ...stored } = plain;
    // As a database gives it that has not been asked for its newest shape.
    expect(job(stored as ResumeData).files).toBeUndefined();
    expect(job(withPhoto({ id: '' })).files).toBeUndefined();
  });

  it.each([
    ['en', 'Photo of'],
    ['de', 'Foto von'],
    ['es', 'Foto de'],
    ['fr', 'Photo de'],
    ['it', 'Foto di'],
    ['nl', 'Foto van'],
    ['pl', 'Zdjęcie'],
    ['pt', 'Foto'],
    ['xx', 'Photo of'],
  ])('says whom it shows in the language of the document: %s', (language, words) => {
    const alt = modelOf(withPhoto({}, inLanguage(language))).photo?.alt ?? '';
    expect(alt).toMatch(new RegExp(`^${words}`));
    expect(alt).toContain('Ana Silva');
    expect(modelOf(withPhoto({ alt: ' Ana,\n smiling ' }, inLanguage(language))).photo?.alt).toBe(
      'Ana, smiling',
    );
  });

  it('is called a photo where there is no name', () => {
    const { personalInfo } = plain;
    const nameless = { ...plain, personalInfo: { ...personalInfo, firstName: '', lastName: '' } };
    expect(modelOf(withPhoto({}, nameless)).photo?.alt).toBe('Photo');
  });

  it.each([
    [whole, whole],
    [
      { x: 0.25, y: 0.1, width: 0.5, height: 0.5 },
      { x: 0.25, y: 0.1, width: 0.5, height: 0.5 },
    ],
    [
      { x: 0.8, y: 0, width: 0.9, height: 1 },
      { x: 0.8, y: 0, width: expect.closeTo(0.2), height: 1 },
    ],
    [{ x: 0, y: 0, width: 0, height: 0 }, whole],
  ])('shows the frame %j', (crop, shown) => {
    expect(modelOf(withPhoto({ crop })).photo?.crop).toEqual(shown);
    expect(typst.pdf(job(withPhoto({ crop }))).pages).toBe(typst.pdf(job(withPhoto())).pages);
  });

  it('has a path made of its bytes alone', () => {
    const file = (data: ResumeData, photo?: Uint8Array) => modelOf(data, photo).photo?.file;
    expect(file(withPhoto())).toBe(file(withPhoto({ id: '../../etc/passwd', alt: 'x' })));
    expect(file(withPhoto())).toMatch(/^photo-[0-9a-f]{16}\.jpg$/);
    expect(file(withPhoto(), fileOf('portrait.png'))).toMatch(/^photo-[0-9a-f]{16}\.png$/);
    expect(file(withPhoto(), fileOf('progressive.jpg'))).not.toBe(file(withPhoto()));
  });

  it('stands in no attachment, no JSON Resume, no text and no Markdown', () => {
    const data = withPhoto({ alt: 'Ana at her desk' });
    expect(modelOf(data).attachments).toEqual(modelOf(plain).attachments);
    expect(toJsonResume(data, updatedAt)).toEqual(toJsonResume(plain, updatedAt));
    const outline = (from: ResumeData) => resumeOutline({ templateId: 'purpose-5', data: from, updatedAt });
    expect(plainText(outline(data))).toBe(plainText(outline(plain)));
    expect(markdown(outline(data))).toBe(markdown(outline(plain)));
  });

  it('is taken out whole', () => {
    expect(withoutPhoto(withPhoto({ alt: 'x' })).photo).toEqual({ id: '', crop: whole, alt: '' });
    expect(withoutPhoto(plain)).toBe(plain);
  });
});

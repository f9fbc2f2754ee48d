import { describe, expect, it } from 'vitest';
import { hostileResume } from '#tests/factories/hostile-resume.ts';
import { longResume, sparseResume, typicalResume } from '#tests/factories/sample-resumes.ts';
import { shapedResume } from '#tests/factories/shaped-resume.ts';
import { resumeTexts } from '#tests/support/printed-texts.ts';
import {
  firstMissing,
  inOneLine,
  pdfInfo,
  readBack,
  READERS,
  withoutBlanks,
  wordBoxes,
} from '#tests/support/read-back.ts';
import { typesetter } from '#tests/support/typesetter.ts';
import { resumeTemplates } from '../catalog/resume-templates.ts';
import type { PdfResult } from '../render/engine.ts';
import { emptyResume } from './empty.ts';
import { resumePrintJob } from './print-model.ts';
import type { ResumeData } from './schema.ts';

const typst = typesetter();
const updatedAt = new Date('2026-11-21T10:00:00Z');
const ids = resumeTemplates.map(({ id }) => id);
/** One of each layout, and each gradient. */
const layouts = [
  'creative-1',
  'creative-2',
  'creative-3',
  'creative-4',
  'creative-5',
  'modern-1',
  'modern-2',
  'modern-3',
  'modern-5',
  'modern-6',
  'simple-1',
  'simple-4',
  'executive-1',
  'executive-3',
  'executive-4',
];

/** The long resume of each layout is looked at by several tests, and set once. */
const longOnes = new Map<string, PdfResult>();
function printLong(templateId: string): PdfResult {
  const printed = longOnes.get(templateId) ?? print(templateId, longResume());
  longOnes.set(templateId, printed);
  return printed;
}

function print(templateId: string, data: ResumeData): PdfResult {
  const printed = typst.pdf(resumePrintJob({ templateId, data, updatedAt }));
  // Characters that cannot be set mean that the PDF is not a tagged PDF/UA-1.
  expect(printed.unsupportedCharacters).toEqual([]);
  return printed;
}

async function expectExact(pdf: Uint8Array, texts: string[], form: (text: string) => string) {
  for (const reader of READERS) {
    const pages = await readBack(pdf, reader);
    expect({ reader, missing: firstMissing(pages.join('\n'), texts, form) }).toEqual({
      reader,
      missing: undefined,
    });
  }
}

describe.each(ids)('%s', (id) => {
  it('gives back a typical resume exactly, in order', async () => {
    const data = typicalResume();
    const { bytes } = print(id, data);
    await expectExact(bytes, resumeTexts(data), (text) => inOneLine(text).toLowerCase());
  });

  it('keeps the order of resumes of chance shapes for a reader that goes by position', async () => {
    for (const seed of [ids.indexOf(id), ids.indexOf(id) + 1000, ids.indexOf(id) + 2000]) {
      const data = shapedResume(seed);
      const found = (await readBack(print(id, data).bytes, 'pdftotext')).join('\n');
      expect({
        seed,
        missing: firstMissing(found, resumeTexts(data), (text) => inOneLine(text).toLowerCase()),
      }).toEqual({
        seed,
        missing: undefined,
      });
    }
  });

  it('prints hostile text as text, inside the page', async () => {
    const data = hostileResume();
    const { bytes } = print(id, data);
    await expectExact(bytes, resumeTexts(data), (text) => withoutBlanks(text).toLowerCase());
    for (const word of wordBoxes(bytes)) {
      expect(word.left, word.text).toBeGreaterThan(40);
      expect(word.right, word.text).toBeLessThan(595.3 - 40);
      expect(word.bottom, word.text).toBeLessThan(841.9 - 20);
    }
  });
});

describe.each(layouts)('the layout of %s', (id) => {
  it('gives back a long resume exactly, in order', async () => {
    const { bytes, pages } = printLong(id);
    expect(pages).toBeGreaterThan(3);
    await expectExact(bytes, resumeTexts(longResume()), (text) => inOneLine(text).toLowerCase());
  });

  it('never ends a page with a heading or the head of an entry', async () => {
    const { bytes } = printLong(id);
    for (const page of (await readBack(bytes, 'pdftotext -raw')).slice(0, -1)) {
      expect(page.trimEnd().split('\n').at(-1)).not.toMatch(
        /^(Summary|Experience|Education|Skills|Publications|Languages|Service to the Community)$|^Research post|^Institute of/i,
      );
    }
  });

  it('numbers the pages after the first', () => {
    const { bytes, pages } = printLong(id);
    const numbers = wordBoxes(bytes).filter(({ text }) => new RegExp(`^\\d/${pages}$`).test(text));
    expect(numbers.map(({ text, page }) => [text, page])).toEqual(
      Array.from({ length: pages - 1 }, (_, index) => [`${index + 2}/${pages}`, index + 2]),
    );
  });

  it('leaves no trace of what is missing or switched off', async () => {
    const sparse = print(id, sparseResume());
    const [page = ''] = await readBack(sparse.bytes, 'pdftotext -raw');
    expect(page.toLowerCase().split('\n').filter(Boolean)).toEqual(
      [
        'Leo Brandt',
        'leo@brandt.example',
        'Experience',
        'Barista',
        'Café Central',
        'Skills',
        expect.any(String),
      ].map((line) => (typeof line === 'string' ? line.toLowerCase() : line)),
    );
    const off = { ...typicalResume(), includeSummary: false, includeEmployment: false, includeSkills: false };
    const [rest = ''] = await readBack(print(id, off).bytes, 'pdftotext -raw');
    expect(rest).not.toMatch(/Summary|Experience|Skills|Feedzai|Kotlin|Backend/i);
    expect(rest).toMatch(/Education/i);
  });

  it('sets an empty resume and one without contact', async () => {
    const empty = await readBack(print(id, emptyResume()).bytes, 'pdftotext -raw');
    expect(inOneLine(empty.join())).toBe('Your Name');
    const typical = typicalResume();
    const { personalInfo } = emptyResume();
    const anonymous = { ...typical, personalInfo: { ...personalInfo, firstName: 'Ana' } };
    expect((await readBack(print(id, anonymous).bytes, 'pdftotext'))[0]).toMatch(/^Ana\n/);
  });
});

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

  it('keeps headings alone on their lines and bullets as bullets', async () => {
    const lines =
      (await readBack(print('modern-1', typicalResume()).bytes, 'pdftotext'))[0]?.split('\n') ?? [];
    for (const heading of ['Summary', 'Experience', 'Education', 'Skills']) expect(lines).toContain(heading);
    expect(lines.filter((line) => line.startsWith('• '))).toHaveLength(9);
  });

  it('of a template we no longer know is set in the default design', () => {
    const known = resumePrintJob({ templateId: 'modern-1', data: typicalResume(), updatedAt });
    const unknown = resumePrintJob({ templateId: 'constructor', data: typicalResume(), updatedAt });
    expect(unknown).toEqual(known);
  });
});

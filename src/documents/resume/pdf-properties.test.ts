import { describe, expect, it } from 'vitest';
import { sampleResumes } from '#tests/factories/category-resumes.ts';
import { hostileResume } from '#tests/factories/hostile-resume.ts';
import { longResume, sparseResume, typicalResume } from '#tests/factories/sample-resumes.ts';
import {
  attachmentsInBrowser,
  bookmarksOf,
  linkTargets,
  savedAttachments,
  unpacked,
} from '#tests/support/pdf-parts.ts';
import { pdfInfo } from '#tests/support/read-back.ts';
import { typesetter } from '#tests/support/typesetter.ts';
import { resumeTemplates } from '../catalog/resume-templates.ts';
import { JOINT, WHOLE_FROM, WHOLE_TO } from '../text/no-break.ts';
import { readAttachedResume } from './attached-resume-reader.ts';
import { emptyResume } from './empty.ts';
import { resumePrintJob } from './print-model.ts';
import type { ResumeData } from './schema.ts';

const typst = typesetter();
const updatedAt = new Date('2026-11-21T10:00:00Z');

function print(data: ResumeData, templateId = 'modern-1'): Uint8Array {
  const { bytes, unsupportedCharacters } = typst.pdf(resumePrintJob({ templateId, data, updatedAt }));
  // Characters that cannot be set mean that the PDF is not a tagged PDF/UA-1.
  expect(unsupportedCharacters).toEqual([]);
  return bytes;
}

const attached = (pdf: Uint8Array) => savedAttachments(pdf).get('resume.json') ?? '';

describe('the data inside the PDF', () => {
  it('is one file, the same to every reader, and says what it is', async () => {
    const pdf = print(typicalResume());
    const saved = savedAttachments(pdf);
    expect([...saved.keys()]).toEqual(['resume.json']);
    const text = attached(pdf);
    expect(await attachmentsInBrowser(pdf)).toEqual([
      { name: 'resume.json', description: 'Resume (JSON Resume)', text },
    ]);
    expect(unpacked(pdf)).toContain('/Subtype /application#2Fjson');
    expect(JSON.parse(text)).toMatchObject({
      basics: { name: 'Ana Silva' },
      work: [{ name: 'Feedzai' }, {}, {}],
    });
  });

  it.each([
    ['typical', typicalResume()],
    ['long', longResume()],
    ['sparse', sparseResume()],
    ['hostile', hostileResume()],
    ['empty', emptyResume()],
    [
      'letter-sized',
      {
        ...typicalResume(),
        settings: { ...typicalResume().settings, paper: 'letter' as const, density: 'tight' as const },
      },
    ],
  ])('prints the same PDF again, byte for byte: a %s resume', (_, data) => {
    const pdf = print(data, 'academic-3');
    const read = readAttachedResume(attached(pdf));
    if (!read) throw new Error('The PDF holds no resume.');
    expect(read.templateId).toBe('academic-3');
    expect(Buffer.compare(print(read.data, read.templateId), pdf)).toBe(0);
  });

  it('holds text as it was written, without the marks of setting', () => {
    const text = attached(print({ ...typicalResume(), summary: 'Owned it end-to-end – “naïve” \\ #x Zoë' }));
    expect(text).toContain(JSON.stringify('Owned it end-to-end – “naïve” \\ #x Zoë'));
    expect(text).not.toMatch(new RegExp(`[${WHOLE_FROM}${WHOLE_TO}${JOINT}\u200d]`));
  });

  it('is nowhere in the file when it is switched off, nor is what we do not know', () => {
    const whole = { ...longResume(), secret: 'unknown-key' };
    const off = {
      ...whole,
      includeSummary: false,
      includeEmployment: false,
      includeEducation: false,
      includeSkills: false,
      sections: whole.sections.map((section) => ({ ...section, include: false })),
    };
    const traces = [
      'Institute of Language',
      'payments and fraud',
      'Coimbra',
      'corpus analysis',
      'Prosody',
      'doi.example',
    ];
    const [shown, hidden] = [unpacked(print(whole)), unpacked(print(off))];
    for (const trace of traces) {
      expect(shown).toContain(trace);
      expect(hidden).not.toContain(trace);
    }
    for (const file of [shown, hidden]) {
      expect(file).toContain('eleni.papadopoulou@university.example');
      expect(file).not.toMatch(/Switched off|Hidden|unknown-key/);
    }
  });
});

describe('a PDF', () => {
  it('leads to full addresses, and to nothing that is not safe', async () => {
    expect(await linkTargets(print(typicalResume()))).toEqual([
      'mailto:ana.silva@example.com',
      'tel:+351912345678',
      'https://www.linkedin.com/in/ana-silva',
      'https://anasilva.dev/work',
    ]);
    const publications = (await linkTargets(print(longResume()))).filter((target) => target.includes('doi'));
    expect(publications).toEqual(
      Array.from({ length: 8 }, (_, index) => `https://doi.example/10.1234/jas.${index + 500}`),
    );
    const hostile = await linkTargets(print(hostileResume()));
    expect(hostile).toContain(`https://example.com/${'a'.repeat(200)}?b=c&d=#e`);
    for (const target of hostile) expect(target).toMatch(/^(https|mailto):/);
  });

  it('tells headings, lists, paragraphs and links to who cannot see them', () => {
    const file = unpacked(print(typicalResume()));
    const count = (role: string) => file.split(`/S /${role}\n`).length - 1;
    const [bullets, sections, entries] = [9, 4, 5];
    expect({ h1: count('H1'), h2: count('H2'), h3: count('H3') }).toEqual({
      h1: 1,
      h2: sections,
      h3: entries,
    });
    expect({ items: count('LI'), bodies: count('LBody'), links: count('Link') }).toEqual({
      items: bullets,
      bodies: bullets,
      links: 4,
    });
    expect(count('P')).toBeGreaterThan(10);
  });

  it.each(resumeTemplates)('tells each item of a list with its sign and its text in $id', ({ id }) => {
    const file = unpacked(print(typicalResume(), id));
    const count = (role: string) => file.split(`/S /${role}\n`).length - 1;
    const bullets = 9;
    expect(count('LI')).toBeGreaterThanOrEqual(bullets);
    expect({ signs: count('Lbl'), bodies: count('LBody') }).toEqual({
      signs: count('LI'),
      bodies: count('LI'),
    });
  });

  it('tells its language, and whose resume it is, in every script', () => {
    const { personalInfo, settings } = typicalResume();
    const data = {
      ...typicalResume(),
      personalInfo: { ...personalInfo, firstName: 'Zoë “Z”', lastName: 'Ωμέγα <&> (x)' },
      settings: { ...settings, language: 'xx' },
    };
    const pdf = print(data);
    const info = pdfInfo(pdf);
    expect(info.get('Title')).toBe('Zoë “Z” Ωμέγα <&> (x) – Resume');
    expect(info.get('Author')).toBe('Zoë “Z” Ωμέγα <&> (x)');
    expect(unpacked(pdf)).toMatch(/\/Lang \(xx\)/);
  });

  it('tells the language of its text, and of our headings and dates where that is another', () => {
    const english = typicalResume();
    const pdf = unpacked(print({ ...english, settings: { ...english.settings, language: 'de' } }));
    const [document = '', ...parts] = (pdf.match(/\/Lang \(\w+\)/g) ?? []).reverse();
    expect(document).toBe('/Lang (en)');
    // Four headings and the dates of five entries; the signs of items say the document's once more.
    const others = parts.filter((part) => part !== document);
    expect(others).toEqual(Array.from({ length: 9 }, () => '/Lang (de)'));
    expect(new Set(unpacked(print(english)).match(/\/Lang \(\w+\)/g))).toEqual(new Set(['/Lang (en)']));
  });

  it('without a name is titled Resume and names nobody as its author', () => {
    const info = pdfInfo(print(emptyResume()));
    expect([info.get('Title'), info.get('Author')]).toEqual(['Resume', undefined]);
  });

  it('of the same version of a resume is the same file', () => {
    expect(Buffer.compare(print(typicalResume()), print(typicalResume()))).toBe(0);
  });

  it.each(resumeTemplates)('of one page takes no more than 120 KB: $id', ({ id, category }) => {
    for (const data of [sampleResumes[category], typicalResume()]) {
      expect(print(data, id).length).toBeLessThanOrEqual(120 * 1024);
    }
  });
});

describe('the bookmarks of a PDF', () => {
  it.each(['modern-1', 'creative-3'])('name every section and entry whole: %s', async (id) => {
    const data = typicalResume();
    data.personalInfo.lastName = 'Silva-Ramos';
    const [job] = data.employment;
    if (job) job.position = 'Front-end and end-to-end engineer';
    const bookmarks = await bookmarksOf(print(data, id));
    expect(bookmarks).toEqual([
      'Ana Silva-Ramos',
      'Summary',
      'Experience',
      'Front-end and end-to-end engineer',
      'Software Engineer',
      'Junior Developer',
      'Education',
      'MSc in Computer Science',
      'BSc in Informatics Engineering',
      'Skills',
    ]);
  });
});

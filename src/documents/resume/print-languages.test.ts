import { emptyValues } from '../fields.ts';
import { ITEM, JOB, STUDY } from './fields.ts';
import { describe, expect, it } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { firstMissing, inOneLine, pdfInfo, readBack, READERS } from '#tests/support/read-back.ts';
import { typesetter } from '#tests/support/typesetter.ts';
import { resumeDesign } from '../catalog/designs.ts';
import { resumeTemplates } from '../catalog/resume-templates.ts';
import { documentLanguages, languageOf } from '../text/languages/languages.ts';
import type { Language } from '../text/languages/language.ts';
import { emptyResume } from './empty.ts';
import { resumePrintJob } from './print-model.ts';
import type { ResumeData } from './schema.ts';
import { FURTHER_SECTION_KINDS } from './section-kinds.ts';

const typst = typesetter();
const updatedAt = new Date('2026-11-21T10:00:00Z');
const codes = documentLanguages.map(({ code }) => code);
const inCapitals = resumeTemplates.filter(({ id }) => resumeDesign(id).caps).map(({ id }) => id);

function print(templateId: string, data: ResumeData) {
  const printed = typst.pdf(resumePrintJob({ templateId, data, updatedAt }));
  expect(printed.unsupportedCharacters).toEqual([]);
  return printed.bytes;
}

const inLanguage = (data: ResumeData, language: string): ResumeData => ({
  ...data,
  settings: { ...data.settings, language },
});

/** One section of each kind under our own headings, and twelve jobs that between them name every month. */
function wholeYear(): ResumeData {
  const item = { title: 'Titel', subtitle: '', location: '', url: '', startDate: '', endDate: '' };
  return {
    ...emptyResume(),
    summary: 'Text',
    employment: Array.from({ length: 12 }, (_, month) => ({
      ...emptyValues(JOB),
      id: String(month),
      position: 'Lead',
      company: 'Norte',
      location: '',
      startDate: `2019-${String(month + 1).padStart(2, '0')}`,
      endDate: '',
      current: true,
      description: '',
    })),
    education: [
      {
        ...emptyValues(STUDY),
        id: 'a',
        degree: 'MSc',
        school: 'TU',
        location: '',
        graduationDate: '2011-05',
        description: '',
      },
    ],
    skills: ['Typst'],
    sections: FURTHER_SECTION_KINDS.map((kind) => ({
      id: kind,
      kind,
      title: '',
      include: true,
      items: [{ ...emptyValues(ITEM), ...item, id: 'i', current: false, description: 'Text' }],
    })),
  };
}

/** What the whole year says by itself, in the order of reading. */
function ownWords(language: Language): string[] {
  const { summary, employment, education, skills, ...further } = language.headings;
  return [
    summary,
    employment,
    ...language.months.map((month) => `${month} 2019 – ${language.present}`),
    education,
    `${language.months[4]} 2011`,
    skills,
    ...Object.values(further),
    language.untitledSection,
  ];
}

describe.each(codes)('a resume in %s', (code) => {
  const data = inLanguage(wholeYear(), code);
  const words = ownWords(languageOf(code));

  it('gives back its headings and months exactly, to every reader', async () => {
    const bytes = print('academic-1', data);
    for (const reader of READERS) {
      const found = (await readBack(bytes, reader)).join('\n');
      const missing = firstMissing(found, words, (text) => inOneLine(text).toLowerCase());
      expect({ reader, missing }).toEqual({ reader, missing: undefined });
    }
  });

  it('has its headings in capitals of its own alphabet where the design wants capitals', async () => {
    const headings = [...Object.values(languageOf(code).headings), languageOf(code).untitledSection];
    const [id = ''] = inCapitals;
    const found = (await readBack(print(id, data), 'pdftotext')).join('\n');
    expect(
      firstMissing(
        found,
        headings.map((heading) => heading.toLocaleUpperCase(code)),
        inOneLine,
      ),
    ).toBe(undefined);
  });
});

describe.each(resumeTemplates.map(({ id }) => id))('%s', (id) => {
  it.each(codes)('has all the letters of %s, and each heading of it on a line of its own', async (code) => {
    const headings = Object.values(languageOf(code).headings).map((heading) => heading.toLowerCase());
    const bytes = print(id, inLanguage(wholeYear(), code));
    const lines = (await readBack(bytes, 'pdftotext -raw')).join('\n').toLowerCase().split('\n');
    expect(headings.filter((heading) => !lines.includes(heading))).toEqual([]);
  });
});

it('a German resume says in German what we say, leaves alone what the person says, and names its language', async () => {
  const bytes = print('modern-1', inLanguage(typicalResume(), 'de'));
  const found = inOneLine((await readBack(bytes, 'pdftotext -raw')).join('\n'));
  expect(found).toContain('Berufserfahrung');
  expect(found).toContain('– heute');
  expect(found).not.toContain('Experience');
  expect(found).toContain(inOneLine(typicalResume().summary));
  expect(pdfInfo(bytes).get('Title')).toBe('Ana Silva – Lebenslauf');
  expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/Lang\s*\(de\)/);
});

import { expect, it } from 'vitest';
import { LONG_TEXT_MAX, SHORT_TEXT_MAX } from '#documents/limits.ts';
import { resumeData } from '#documents/resume/schema.ts';
import { templateResume } from '#documents/samples/template-resumes.ts';
import { fromResumeData } from '../from-data/from-resume-data.ts';
import type { ParsedValue, Period } from '../parsed-resume.ts';
import { parseResume } from '../resume/parse-resume.ts';
import { fileOfLines } from '../resume/testing/lines-file.ts';
import { nothingRead } from '../testing/nothing-found.ts';
import { toResumeData } from './to-resume-data.ts';

const read = <T = string>(value: T, confidence = 1, snippet = String(value)): ParsedValue<T> => ({
  value,
  confidence,
  source: { snippet, line: 0 },
});

it.each(['modern-1', 'academic-2', 'tech-3'])(
  'what %s shows comes back into the fields it was typed into',
  (id) => {
    const before = templateResume(id);
    const { data, lowConfidenceFields } = toResumeData(fromResumeData(before));
    const { firstName, lastName, email, phone, location, title } = before.personalInfo;
    expect(data.personalInfo).toMatchObject({ firstName, lastName, email, phone, location, title });
    expect(
      data.employment.map(({ position, company, startDate, endDate, current }) => [
        position,
        company,
        startDate,
        endDate,
        current,
      ]),
    ).toEqual(
      before.employment.map((own) => [
        own.position,
        own.company,
        own.startDate,
        own.current ? '' : own.endDate,
        own.current,
      ]),
    );
    expect(data.skills).toEqual(before.skills);
    expect(data.sections.map(({ kind, items }) => [kind, items.length])).toEqual(
      expect.arrayContaining(before.sections.map(({ kind, items }) => [kind, items.length])),
    );
    expect(lowConfidenceFields).toEqual([]);
  },
);

it.each([
  [{ year: 2019, month: 5 }, '2019-05'],
  [{ year: 2019 }, '2019'],
])('the single date of a certificate, %j, is doubted where it goes: at its end', (start, endDate) => {
  const period = read<Period>({ start, current: false }, 0.5, 'May 2019?');
  const certificates = [{ title: read('First aid'), period, details: [] }];
  const { data, lowConfidenceFields } = toResumeData({ ...nothingRead, certificates });
  expect(data.sections[0]?.items[0]).toMatchObject({ startDate: '', endDate });
  expect(lowConfidenceFields).toEqual([{ field: 'sections.0.items.0.endDate', snippet: 'May 2019?' }]);
});

it.each([
  ['letter', 612, 792],
  ['a4', 595.3, 841.9],
  ['letter', 500, 700],
] as const)('the paper is %s where a page is %d by %d points', (paper, width, height) => {
  const page = { number: 1, width, height, columns: 1, images: [], levelMarks: 0 };
  expect(toResumeData(nothingRead, { pages: [page] }, 'letter').data.settings.paper).toBe(paper);
});

it('whatever was read can be saved', () => {
  const long = 'x'.repeat(LONG_TEXT_MAX + 1);
  const { data } = toResumeData({
    ...nothingRead,
    name: read(long),
    summary: [read(long)],
    skills: [read(long), read('')],
    links: [read(`https://${long}`)],
    jobs: [{ title: read(long), bullets: [read(long)], paragraphs: [] }],
  });
  expect(resumeData.parse(data)).toEqual(data);
  expect(data.employment[0]?.position).toHaveLength(SHORT_TEXT_MAX);
});

it('a PDF of ours brings the very data it was printed from', () => {
  const data = templateResume('modern-1');
  expect(toResumeData(nothingRead, { attached: { templateId: 'modern-1', data } })).toEqual({
    data,
    lowConfidenceFields: [],
    unplaced: [],
    templateId: 'modern-1',
  });
});

const others = (heading: string) => ({
  ...nothingRead,
  others: [{ kind: 'interests' as const, heading, items: [{ title: read('Chess'), details: [] }] }],
});

it.each([
  ['HOBBIES & INTERESTS', 'Hobbies & Interests'],
  ['INTERESSEN', 'Interessen'],
  ['IT AND THE CLOUD', 'IT and the Cloud'],
  ['My Hobbies', 'My Hobbies'],
  ["MEN'S CHOIR", "Men's Choir"],
  ['FORT- UND WEITERBILDUNGEN', 'Fort- und Weiterbildungen', 'de'],
  ['CENTRES D’INTÉRÊT', 'Centres d’intérêt', 'fr'],
  ['L’ÉCOLE DE L’ÉTÉ', 'L’école de l’été', 'fr'],
  ['FORMACIÓN COMPLEMENTARIA', 'Formación complementaria', 'es'],
  ['KURSY I SZKOLENIA IT', 'Kursy i szkolenia IT', 'pl'],
])('a heading as %s stands beside ours as %s', (heading, title, language = 'en') => {
  expect(toResumeData({ ...others(heading), language }).data.sections[0]?.title).toBe(title);
});

it('a level that stood in brackets has none too many', () => {
  const language = (level: string) => ({ title: read('English'), subtitle: read(level), details: [] });
  const languages = [language('good (B1))'), language('good (B1)'), language('fluent)')];
  expect(
    toResumeData({ ...nothingRead, languages }).data.sections[0]?.items.map(({ subtitle }) => subtitle),
  ).toEqual(['good (B1)', 'good (B1)', 'fluent']);
});

it('what else the head of a page says is marked where it stands, further addresses before it', () => {
  const { data, sources } = toResumeData({
    ...nothingRead,
    emails: [read('ana@example.com'), read('silva@example.com')],
    facts: [
      { kind: 'pronouns', value: read('she/her') },
      { kind: 'other', label: read('Born'), value: read('1990') },
    ],
  });
  expect(data.personalInfo.facts.map(({ value }) => value)).toEqual(['silva@example.com', '1990']);
  const snippetOf = (name: string) =>
    sources?.find(({ field }) => field === `personalInfo.${name}`)?.sources.map(({ snippet }) => snippet);
  expect(snippetOf('pronouns')).toEqual(['she/her']);
  expect(snippetOf('facts.0.value')).toEqual(['silva@example.com']);
  expect(snippetOf('facts.1.label')).toEqual(['Born']);
  expect(snippetOf('facts.1.value')).toEqual(['1990']);
});

it('what stands behind bullets in a study or a project keeps them', () => {
  const file = fileOfLines([
    ['Ana Silva', { fontSize: 22 }],
    '# Education',
    ['Bachelor of Nursing\t2011 – 2014', { bold: true }],
    'University of Porto',
    '* GPA 3.6/4.0',
    '* Coursework: anatomy, care of children',
    '# Projects',
    ['Baja car suspension\t2016', { bold: true }],
    'The car finished 34th of 98, and the arms held until the end of the race.',
    '* Machined rear trailing arms',
  ]);
  const { data } = toResumeData(parseResume(file), file);
  expect(data.education[0]?.description).toBe('- GPA 3.6/4.0\n- Coursework: anatomy, care of children');
  expect(data.sections[0]?.items[0]?.description).toBe(
    'The car finished 34th of 98, and the arms held until the end of the race.\n- Machined rear trailing arms',
  );
});

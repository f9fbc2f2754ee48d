import { expect, it } from 'vitest';
import { LONG_TEXT_MAX, SHORT_TEXT_MAX } from '#documents/limits.ts';
import { resumeData } from '#documents/resume/schema.ts';
import { templateResume } from '#documents/samples/template-resumes.ts';
import { fromResumeData } from '../from-data/from-resume-data.ts';
import type { ParsedValue, Period } from '../parsed-resume.ts';
import { fileOfLines } from '../resume/testing/lines-file.ts';
import { nothingRead } from '../testing/nothing-found.ts';
import { splitName, toResumeData } from './to-resume-data.ts';

const read = <T = string>(value: T, confidence = 1, snippet = String(value)): ParsedValue<T> => ({
  value,
  confidence,
  source: { snippet, line: 0 },
});

const job = (period?: ParsedValue<Period>) => ({
  title: read('Baker'),
  employer: read('Crumb', 0.4, 'Crumb & Co'),
  ...(period && { period }),
  bullets: [read('Baked 300 loaves a day')],
  paragraphs: [read('A small shop.')],
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

it('a doubtful value is named with what stands in the file', () => {
  const { lowConfidenceFields } = toResumeData({
    ...nothingRead,
    name: read('Ana Silva', 0.5),
    jobs: [job()],
  });
  expect(lowConfidenceFields).toEqual([
    { field: 'personalInfo.firstName', snippet: 'Ana Silva' },
    { field: 'employment.0.company', snippet: 'Crumb & Co' },
  ]);
});

it('a year without a month, and a season, are dates as they are written', () => {
  const period = read<Period>(
    { start: { year: 2015 }, end: { year: 2019, season: 'summer' }, current: false },
    1,
    '2015 – Summer 2019',
  );
  const { data, lowConfidenceFields } = toResumeData({
    ...nothingRead,
    jobs: [job(period)],
    education: [{ period, details: [] }],
  });
  expect(data.employment[0]).toMatchObject({
    startDate: '2015',
    endDate: '2019-summer',
    description: 'A small shop.\n- Baked 300 loaves a day',
  });
  expect(data.education[0]).toMatchObject({
    startDate: '2015',
    graduationDate: '2019-summer',
    description: '',
  });
  expect(lowConfidenceFields).toEqual([{ field: 'employment.0.company', snippet: 'Crumb & Co' }]);
});

it('what is no date of ours goes into the text, and is to be filled in', () => {
  const period = read<Period>(
    { start: { year: 2015, season: 'michaelmas' }, end: { year: 2019, month: 3 }, current: false },
    1,
    'Michaelmas 2015 – 03/2019',
  );
  const { data, lowConfidenceFields } = toResumeData({ ...nothingRead, jobs: [job(period)] });
  expect(data.employment[0]).toMatchObject({
    startDate: '',
    endDate: '2019-03',
    description: 'Michaelmas 2015 – 03/2019\nA small shop.\n- Baked 300 loaves a day',
  });
  expect(lowConfidenceFields).toContainEqual({
    field: 'employment.0.startDate',
    snippet: 'Michaelmas 2015 – 03/2019',
  });
});

it('a job that goes on does so whether or not its first month is known', () => {
  const period = read<Period>({ start: { year: 2021 }, current: true }, 1, '2021 – Present');
  expect(toResumeData({ ...nothingRead, jobs: [job(period)] }).data.employment[0]).toMatchObject({
    startDate: '2021',
    current: true,
  });
});

it('a course that goes on has its dates in the text: no field says that it does', () => {
  const period = read<Period>({ start: { year: 2021 }, current: true }, 1, '2021 – Present');
  const { data, lowConfidenceFields } = toResumeData({
    ...nothingRead,
    education: [{ period, details: [] }],
  });
  expect(data.education[0]).toMatchObject({ graduationDate: '', description: '2021 – Present' });
  expect(lowConfidenceFields).toEqual([{ field: 'education.0.graduationDate', snippet: '2021 – Present' }]);
});

it('dates that the machine is not sure of are doubted at both ends', () => {
  const written = '03/2015 – 04/2019';
  const period = read<Period>(
    { start: { year: 2015, month: 3 }, end: { year: 2019, month: 4 }, current: false },
    0.5,
    written,
  );
  const { lowConfidenceFields } = toResumeData({
    ...nothingRead,
    jobs: [job(period)],
    education: [{ period, details: [] }],
  });
  expect(lowConfidenceFields).toContainEqual({ field: 'employment.0.startDate', snippet: written });
  expect(lowConfidenceFields).toContainEqual({ field: 'employment.0.endDate', snippet: written });
  expect(lowConfidenceFields).toContainEqual({ field: 'education.0.graduationDate', snippet: written });
});

it('what goes on is doubted at its beginning, and never at an end that is to stay empty', () => {
  const period = read<Period>({ start: { year: 2021, month: 3 }, current: true }, 0.5, 'since 3/2021');
  const fields = toResumeData({ ...nothingRead, jobs: [job(period)] }).lowConfidenceFields.map(
    ({ field }) => field,
  );
  expect(fields).toEqual(['employment.0.startDate', 'employment.0.company']);
});

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

it('a heading of the person’s own stays over its section, and ours is left to the language', () => {
  const item = { title: read('A kiln'), details: [] };
  const titleOf = (heading: string) =>
    toResumeData({ ...nothingRead, others: [{ kind: 'projects', heading, items: [item] }] }).data.sections[0]
      ?.title;
  expect(titleOf('Things I have built')).toBe('Things I have built');
  expect(titleOf('PROJECTS')).toBe('');
});

it('words that no field took are named with their line', () => {
  const sections = [
    {
      kind: 'skills' as const,
      heading: read('Tools of the trade'),
      text: [read('Baking: Sourdough, Rye'), read('Rolls')],
    },
  ];
  const skills = [read('Sourdough'), read('Rye'), read('Rolls')];
  expect(toResumeData({ ...nothingRead, sections, skills }).unplaced).toEqual([
    { words: 'Tools of the trade', line: 'Tools of the trade' },
    { words: 'Baking', line: 'Baking: Sourdough, Rye' },
  ]);
});

it('a heading of known words says what its section says, and what stands beside it is accounted for', () => {
  const sections = [
    {
      kind: 'experience' as const,
      heading: { ...read('Work History'), source: { snippet: 'Work History', line: 0 } },
      text: [],
    },
  ];
  const [line] = fileOfLines(['Work History\tBaking']).lines;
  const file = { ...fileOfLines([]), lines: line ? [line] : [] };
  expect(toResumeData({ ...nothingRead, sections }, file).unplaced).toEqual([
    { words: 'Baking', line: 'Work History Baking' },
  ]);
});

it.each([
  ['letter', 612, 792],
  ['a4', 595.3, 841.9],
  ['letter', 500, 700],
] as const)('the paper is %s where a page is %d by %d points', (paper, width, height) => {
  const page = { number: 1, width, height, columns: 1, images: [], levelMarks: 0 };
  expect(toResumeData(nothingRead, { pages: [page] }, 'letter').data.settings.paper).toBe(paper);
});

it('a section that nothing came of is kept as it stands, under its own heading', () => {
  const sections = [
    { kind: 'experience' as const, heading: read('My journey'), text: [read('I have baked.')] },
  ];
  expect(toResumeData({ ...nothingRead, sections }).data.sections).toMatchObject([
    { kind: 'custom', title: 'My journey', items: [{ description: 'I have baked.' }] },
  ]);
});

it('lines that no field took are kept in a section of their own', () => {
  const sections = [
    { kind: 'contact' as const, text: [read('Ana Silva'), read('Winner of the golden whisk, twice')] },
  ];
  const { data } = toResumeData({ ...nothingRead, name: read('Ana Silva'), sections });
  expect(data.sections).toMatchObject([
    { kind: 'custom', title: '', items: [{ description: 'Winner of the golden whisk, twice' }] },
  ]);
});

it('a second address or number is kept, too', () => {
  const emails = [read('ana@example.com'), read('silva@example.com')];
  const { data } = toResumeData({
    ...nothingRead,
    emails,
    phones: [read('+351 912 345 678'), read('+351 212 345 678')],
  });
  expect(data.personalInfo).toMatchObject({ email: 'ana@example.com', phone: '+351 912 345 678' });
  expect(data.sections[0]?.items[0]?.description).toBe('silva@example.com\n+351 212 345 678');
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

it('what a field has no room for is named, word for word', () => {
  const words = Array.from({ length: 4_000 }, (_, at) => `word${at}`);
  const { data, unplaced } = toResumeData({
    ...nothingRead,
    sections: [{ kind: 'summary', text: [read(words.join(' '))] }],
    summary: [read(words.join(' '))],
  });
  const kept = new Set(data.summary.split(' '));
  const named = new Set(unplaced.flatMap((one) => one.words.split(' ')));
  expect(data.summary).toHaveLength(LONG_TEXT_MAX);
  expect(words.filter((word) => !kept.has(word) && !named.has(word))).toEqual([]);
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

it.each([
  ['Ana Silva', 'Ana', 'Silva'],
  ['Ana Maria da Silva', 'Ana Maria', 'da Silva'],
  ['Ludwig van der Berg', 'Ludwig', 'van der Berg'],
  ['Cher', 'Cher', ''],
])('%s is %s and %s', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});

const headed = (value: string) => ({ value, confidence: 1, source: { snippet: value, line: 3 } });
const others = (heading: string) => ({
  ...nothingRead,
  others: [{ kind: 'interests' as const, heading, items: [{ title: read('Chess'), details: [] }] }],
});

it.each([
  ['HOBBIES & INTERESTS', 'Hobbies & Interests'],
  ['INTERESSEN', 'Interessen'],
  ['IT AND THE CLOUD', 'IT and the Cloud'],
  ['CENTRES DE LOISIRS', 'Centres de Loisirs'],
  ['My Hobbies', 'My Hobbies'],
])('a heading as %s stands beside ours as %s', (heading, title) => {
  expect(toResumeData(others(heading)).data.sections[0]?.title).toBe(title);
});

it('half of a heading of a known kind is ours', () => {
  const certificates = [{ title: read('First Aid'), details: [] }];
  const sections = [{ kind: 'certificates' as const, heading: headed('LICENSES &'), text: [] }];
  expect(toResumeData({ ...nothingRead, certificates, sections }).data.sections).toMatchObject([
    { kind: 'certificates', title: '' },
  ]);
});

it('a level that stood in brackets has none too many', () => {
  const language = (level: string) => ({ title: read('English'), subtitle: read(level), details: [] });
  const languages = [language('good (B1))'), language('good (B1)'), language('fluent)')];
  expect(
    toResumeData({ ...nothingRead, languages }).data.sections[0]?.items.map(({ subtitle }) => subtitle),
  ).toEqual(['good (B1)', 'good (B1)', 'fluent']);
});

it('what the document is called is no word without a field', () => {
  const text = ['Lebenslauf', 'Kapitän der Feuerwehr'].map((value) => read(value));
  expect(toResumeData({ ...nothingRead, sections: [{ kind: 'contact', text }] }).unplaced).toEqual([]);
});

it('what the head of a page tells is not told again below, and the name of the document is not printed', () => {
  const text = ['Lebenslauf', 'Geburtsdatum: 12.04.1989', 'Kapitän der Feuerwehr'].map((value) =>
    read(value),
  );
  const facts = [{ kind: 'other' as const, label: read('Geburtsdatum'), value: read('12.04.1989') }];
  const { data } = toResumeData({ ...nothingRead, facts, sections: [{ kind: 'contact', text }] });
  expect(data.sections.flatMap(({ items }) => items).map(({ description }) => description)).toEqual([
    'Kapitän der Feuerwehr',
  ]);
});

import { expect, it } from 'vitest';
import { LONG_TEXT_MAX } from '#documents/limits.ts';
import type { ParsedValue } from '../parsed-resume.ts';
import { fileOfLines } from '../resume/testing/lines-file.ts';
import { nothingRead } from '../testing/nothing-found.ts';
import { toResumeData } from './to-resume-data.ts';

const read = <T = string>(value: T, confidence = 1, snippet = String(value)): ParsedValue<T> => ({
  value,
  confidence,
  source: { snippet, line: 0 },
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
  const { data, unplaced } = toResumeData({ ...nothingRead, sections, skills });
  expect(unplaced).toEqual([{ words: 'Baking', line: 'Baking: Sourdough, Rye' }]);
  expect(data.order.find(({ id }) => id === 'skills')?.heading).toBe('Tools of the trade');
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

it('a second address or number stands beside the first, in no section of its own', () => {
  const emails = [read('ana@example.com'), read('silva@example.com')];
  const { data } = toResumeData({
    ...nothingRead,
    emails,
    phones: [read('+351 912 345 678'), read('+351 212 345 678')],
  });
  expect(data.personalInfo).toMatchObject({ email: 'ana@example.com', phone: '+351 912 345 678' });
  expect(data.personalInfo.facts.map(({ label, value }) => [label, value])).toEqual([
    ['', 'silva@example.com'],
    ['', '+351 212 345 678'],
  ]);
  expect(data.sections).toEqual([]);
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

const headed = (value: string) => ({ value, confidence: 1, source: { snippet: value, line: 3 } });
it('half of a heading of a known kind is ours', () => {
  const certificates = [{ title: read('First Aid'), details: [] }];
  const sections = [{ kind: 'certificates' as const, heading: headed('LICENSES &'), text: [] }];
  expect(toResumeData({ ...nothingRead, certificates, sections }).data.sections).toMatchObject([
    { kind: 'certificates', title: '' },
  ]);
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

it('a running head that says whose resume it is, and that it is one, is accounted for; another word in it is named', () => {
  const unplacedOf = (head: string) => {
    const file = fileOfLines([head, 'Ana Silva']);
    const name = { ...read('Ana Silva'), source: { snippet: 'Ana Silva', line: 1 } };
    return toResumeData({ ...nothingRead, name }, file).unplaced.map(({ words }) => words);
  };
  expect(unplacedOf('ANA SILVA\tCV')).toEqual([]);
  expect(unplacedOf('ANA SILVA\tBaker').join(' ')).toContain('Baker');
});

import { expect, test } from 'vitest';
import { sectionsInOrder } from '#documents/resume/section-order.ts';
import type { ParsedResume, ParsedSectionKind, ParsedValue } from '../parsed-resume.ts';
import { nothingRead, soundFacts } from '../testing/nothing-found.ts';
import { toResumeData } from './to-resume-data.ts';

const read = (value: string): ParsedValue => ({ value, confidence: 1, source: { snippet: value, line: 0 } });
const page = { number: 1, width: 595, height: 842, columns: 1, images: [], levelMarks: 0 };

/** The headings of the sections that every resume has, by the section, of a file in a language with these. */
function headingsOf(language: string, ...headings: [ParsedSectionKind, string][]) {
  const resume: ParsedResume = {
    ...nothingRead,
    language,
    summary: [read('Baker of bread and rolls.')],
    jobs: [{ title: read('Baker'), employer: read('Hotel Adler'), paragraphs: [], bullets: [] }],
    education: [{ degree: read('Baking'), school: read('Porto'), details: [] }],
    skills: [read('Sourdough')],
    sections: headings.map(([kind, heading]) => ({ kind, heading: read(heading), text: [] })),
  };
  const { data } = toResumeData(resume, { pages: [page], facts: soundFacts });
  const placed = sectionsInOrder(data).map(({ section, place }) => [section, place.heading]);
  return Object.fromEntries(placed.filter(([, heading]) => heading !== ''));
}

test('headings in a language that we have no words in stay as they are', () => {
  expect(headingsOf('ru', ['education', 'ОБРАЗОВАНИЕ'], ['experience', 'Опыт работы:'])).toEqual({
    education: 'Образование',
    employment: 'Опыт работы',
  });
});

test('an objective stays one, and what is headed by words of its own keeps them', () => {
  expect(headingsOf('fr', ['summary', 'OBJECTIF'], ['skills', 'OUTILS DU MÉTIER'])).toEqual({
    summary: 'Objectif',
    skills: 'Outils du métier',
  });
});

test('where two sections came together, neither heads what the other had', () => {
  expect(headingsOf('en', ['experience', 'Hospitality Experience'], ['experience', 'At sea'])).toEqual({});
});

test('other words for what our own heading says are ours', () => {
  const usual: [ParsedSectionKind, string][] = [
    ['experience', 'WORK HISTORY'],
    ['education', 'Education & Training'],
    ['skills', 'Skills'],
  ];
  expect(headingsOf('en', ...usual)).toEqual({});
});

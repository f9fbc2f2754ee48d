import { expect, it } from 'vitest';
import type { ReadResume } from '#documents/readback/read-resume.ts';
import { hasGrammar } from './use-grammar.ts';

const read = (value: string) => ({ value, confidence: 1, source: { snippet: value } });
const resume = (language: string, bullet: string, summary: string): ReadResume => ({
  language,
  emails: [],
  phones: [],
  links: [],
  summary: [read(summary)],
  jobs: [{ bullets: [read(bullet)], paragraphs: [] }],
  education: [],
  skills: [],
  languages: [],
  certificates: [],
  others: [],
  sections: [],
});

it.each<[string, ReadResume, boolean]>([
  ['an English job', resume('en', 'Ran a shop', ''), true],
  ['an English summary', resume('en', '', 'Cook with ten years behind the stove'), true],
  ['a German job', resume('de', 'Filiale geleitet', ''), false],
  ['an English resume without text', resume('en', ' ', ''), false],
])('grammar is offered where there is something to check: %s', (_, read, offered) => {
  expect(hasGrammar(read)).toBe(offered);
});

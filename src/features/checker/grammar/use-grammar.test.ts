import { expect, it, describe } from 'vitest';
import type { ParsedResume } from '#documents/parser/parsed-resume.ts';
import { nothingRead } from '#documents/parser/testing/nothing-found.ts';
import { hasGrammar, withGrammar } from './use-grammar.ts';
import type { Finding } from '#documents/checks/finding.ts';
import { named } from '../report/findings-filter.ts';

const read = (value: string) => ({ value, confidence: 1, source: { snippet: value } });
const resume = (language: string, bullet: string, summary: string): ParsedResume => ({
  ...nothingRead,
  language,
  summary: [read(summary)],
  jobs: [{ bullets: [read(bullet)], paragraphs: [] }],
});

it.each<[string, ParsedResume, boolean]>([
  ['an English job', resume('en', 'Ran a shop', ''), true],
  ['an English summary', resume('en', '', 'Cook with ten years behind the stove'), true],
  ['a German job', resume('de', 'Filiale geleitet', ''), false],
  ['an English resume without text', resume('en', ' ', ''), false],
])('grammar is offered where there is something to check: %s', (_, read, offered) => {
  expect(hasGrammar(read)).toBe(offered);
});

const finding = (check: string, snippet: string, line: number): Finding => ({
  check,
  group: 'language',
  area: 'experience',
  severity: 'medium',
  title: snippet,
  why: '',
  suggestion: '',
  places: [{ snippet, line }],
});
const slip = (snippet: string, line: number) => finding('language/grammar', snippet, line);
const titles = (report: readonly Finding[], grammar: readonly Finding[]) =>
  withGrammar(named(report), grammar).map(({ title }) => title);

describe('findings with those of the grammar checker', () => {
  it('hold both, and names that were given stay', () => {
    const report = named([finding('dates/order', 'May 2020', 3), slip('a old', 5)]);
    const merged = withGrammar(report, [slip('despite of', 7), slip('of of', 9)]);
    expect(merged.slice(0, 2)).toEqual(report);
    expect(merged.map(({ id }) => id)).toEqual(['finding-0', 'finding-1', 'grammar-0', 'grammar-1']);
  });

  it('do not tell of a word twice in one line', () => {
    expect(titles([finding('language/spelling', 'Payed', 4)], [slip('payed', 4)])).toEqual(['Payed']);
    expect(titles([slip('a old', 4)], [slip('a', 4)])).toEqual(['a old']);
  });

  it('tell of the same word in another line, and of another word in the same', () => {
    const report = [finding('language/spelling', 'Payed', 4)];
    expect(titles(report, [slip('Payed', 6)])).toHaveLength(2);
    expect(titles(report, [slip('despite of', 4)])).toHaveLength(2);
  });

  it('tell of a slip in a line that something else is said of', () => {
    const report = [finding('bullets/length', 'Payed vendors despite of delays', 4)];
    expect(titles(report, [slip('despite of', 4)])).toHaveLength(2);
  });
});

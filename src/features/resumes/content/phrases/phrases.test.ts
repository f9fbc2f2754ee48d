import { describe, expect, it } from 'vitest';
import { bracketedWords } from '#documents/text/brackets.ts';
import { groupFor } from '#editor/phrases/phrase-groups.ts';
import { PHRASES_OF } from './phrases-of.ts';

describe('every phrase on offer', () => {
  const { summary, ...bulleted } = PHRASES_OF;
  const bullets = Object.values(bulleted).flatMap((groups) => groups.flatMap(({ lines }) => lines));
  const sentences = summary.flatMap(({ lines }) => lines);

  it('has a place in brackets to fill in, which is pointed out before a download', () => {
    const unfinished = (lines: readonly string[]) => lines.filter((line) => bracketedWords(line).length > 0);
    expect(unfinished(bullets)).toEqual(bullets);
    for (const { lines } of summary) expect(unfinished(lines).length).toBeGreaterThan(1);
  });

  it('is there once, begins with a capital, and ends with a period as a sentence only', () => {
    expect(new Set([...bullets, ...sentences]).size).toBe(bullets.length + sentences.length);
    expect(bullets.filter((line) => !/^[\p{Lu}[].*[^.\s]$/u.test(line))).toEqual([]);
    expect(sentences.filter((line) => !/^[\p{Lu}[].*\S\.$/u.test(line))).toEqual([]);
  });
});

describe('every group', () => {
  const groups = Object.values(PHRASES_OF).flat();

  it('has an example that is finished: it has nothing left to fill in', () => {
    for (const { name, example } of groups) {
      expect(example.length, name).toBeGreaterThan(0);
      expect(bracketedWords(example.join('\n')), name).toEqual([]);
    }
  });

  it.each(Object.entries(PHRASES_OF))('of %s has a name of its own', (_, list) => {
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
  });
});

it.each([
  ['Registered Nurse', 'Nursing and care'],
  ['Nursing assistant', 'Nursing and care'],
  ['Care worker', 'Nursing and care'],
  ['Senior Software Engineer', 'Software development'],
  ['Store manager', 'Retail'],
  ['Account Executive', 'Sales'],
  ['Product marketing manager', 'Marketing'],
  ['Staff accountant', 'Finance and accounting'],
  ['Electrician', 'Trades and construction'],
  ['Truck driver', 'Warehouse and transport'],
  ['Line cook', 'Hospitality and food service'],
  ['Operations manager', 'Project and operations management'],
  ['Career adviser', undefined],
  ['', undefined],
])('a job called %s is first offered what suits it', (title, name) => {
  expect(groupFor(PHRASES_OF.job, title)?.name).toBe(name);
});

it('whoever has had no job is first offered what needs none', () => {
  for (const subject of ['summary', 'project', 'volunteering'] as const) {
    const [first] = PHRASES_OF[subject];
    expect(groupFor(PHRASES_OF[subject], 'student Software developer'), subject).toBe(first);
  }
});

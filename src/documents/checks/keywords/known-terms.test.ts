import { describe, expect, it } from 'vitest';
import { degreeIn } from './degrees.ts';
import { abbreviationOf, knownTermIndex, knownTerms, findTerms } from './known-terms.ts';

describe('known terms', () => {
  it('are several hundred, each name once', () => {
    expect(knownTerms.length).toBeGreaterThan(800);
    expect(new Set(knownTerms.map(({ name }) => name.toLowerCase())).size).toBe(knownTerms.length);
  });

  it.each([
    ['Wrote C++ and C# on .NET', ['C++', 'C#', '.NET']],
    ['Node.js, JS and reactjs', ['Node.js', 'JavaScript', 'React']],
    ['A/B testing and CI/CD', ['A/B testing', 'CI/CD']],
    ['Problem-solving with dashboards in Power BI', ['problem solving', 'Power BI']],
    ['RN, BLS and ACLS', ['Registered Nurse', 'Basic Life Support', 'Advanced Cardiac Life Support']],
    ['data pipelines', ['data pipelines']],
  ])('%s', (text, found) => {
    expect(findTerms(text, knownTermIndex).map(({ term }) => term.name)).toEqual(found);
  });

  it.each([
    'We react fast and excel at sketch comedy',
    'Go rust in a node',
    'Net profit',
    'I will sage the room',
    'R&D, Q&A',
    'Ai Weiwei',
  ])('none in %s', (text) => {
    expect(findTerms(text, knownTermIndex)).toEqual([]);
  });

  it('abbreviations belong to the words that give their letters', () => {
    const byShort = new Map(
      knownTerms.flatMap((term) => abbreviationOf(term) ?? []).map(({ short, long }) => [short, long]),
    );
    expect(byShort.get('CPA')).toBe('Certified Public Accountant');
    expect(byShort.get('BLS')).toBe('Basic Life Support');
    expect(byShort.has('SQL')).toBe(false);
  });
});

describe('degrees', () => {
  it.each([
    ["Bachelor's degree in Marketing", 'bachelor'],
    ['BS or MS in Physics', 'bachelor'],
    ["Master's degree required", 'master'],
    ['MBA', 'master'],
    ['High school diploma or GED', 'school'],
    ['PhD in Biology', 'doctorate'],
  ])('%s', (text, degree) => {
    expect(degreeIn(text)?.degree).toBe(degree);
  });

  it.each(['Scrum master', 'Master data management', 'BSA officer', 'MS Excel', 'Webmaster of the site'])(
    'none in %s',
    (text) => {
      expect(degreeIn(text)).toBeUndefined();
    },
  );
});

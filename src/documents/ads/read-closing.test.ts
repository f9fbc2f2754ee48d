import { expect, it } from 'vitest';
import { readAd } from './read-ad.ts';

/* What ads ask for in passing: in tests, as courses, by kind. */

const AD = `Warehouse Planner

About us
We are a family firm and we have been moving pallets for forty years with our people and for our customers.

Requirements
- A course in forklift maintenance
- Experience with Zentrano or another route planner
- You speak Dinka or Wolof
- Basic knowledge of the work in a warehouse

How to apply
Send your application to us by the end of the month. Your visit includes a short exercise in tarping, with coffee. No test in singing is held.
`;

const asked = (kind: string) =>
  readAd(AD)
    .requirements.filter((each) => each.kind === kind && each.strength === 'must')
    .map(({ words }) => words);

it('what applicants are tested in is asked for, and what they are not tested in is not', () => {
  expect(asked('skill')).toContain('tarping');
  expect(asked('skill').filter((words) => words.includes('singing'))).toEqual([]);
  expect(asked('skill').filter((words) => words.includes('coffee'))).toEqual([]);
});

it('a course that somebody has been to is a paper', () => {
  expect(asked('certificate')).toContain('course in forklift maintenance');
});

it('a product and the kind that it stands for are both asked for', () => {
  expect(asked('skill')).toContain('Zentrano');
  expect(asked('skill').some((words) => words.includes('route planner'))).toBe(true);
});

it('languages that few ads ask for are languages', () => {
  expect(asked('language')).toEqual(['Dinka', 'Wolof']);
});

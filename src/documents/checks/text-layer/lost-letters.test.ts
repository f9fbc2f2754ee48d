import { describe, expect, it } from 'vitest';
import { anInput, judge } from '../testing/inputs.ts';
import { lostLetters } from './lost-letters.ts';

const told = (...lines: string[]) => judge(lostLetters, anInput({ file: { lines } }));

describe('letters missing from headings', () => {
  it('are told with the word that is meant', () => {
    expect(told('EMPL YMENT HIST RY', 'QUALIFICATI NS')[0]?.title).toBe(
      'Letters are missing from at least 2 headings: “EMPL YMENT HIST RY”, where “EMPLOYMENT” is meant',
    );
  });

  it.each([
    ['one slip of the hand', ['EMPL YMENT', 'Skills']],
    ['headings as they should be', ['EMPLOYMENT HISTORY', 'QUALIFICATIONS']],
    ['sentences', ['I did empl yment and hist ry of art for years']],
  ])('are none in %s', (_, lines) => {
    expect(told(...lines)).toEqual([]);
  });
});

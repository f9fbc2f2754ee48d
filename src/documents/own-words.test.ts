import { describe, expect, it } from 'vitest';
import { emptyLetter } from './letter/empty.ts';
import { LETTER } from './letter/fields.ts';
import { emptyResume } from './resume/empty.ts';
import { RESUME } from './resume/fields.ts';

import { hasOwnWords } from './own-words.ts';

describe('what somebody wrote in a document', () => {
  const resume = emptyResume();
  const letter = emptyLetter();

  it('is nothing in a new one, whose letter has our wording', () => {
    expect(hasOwnWords(RESUME, resume)).toBe(false);
    expect(hasOwnWords(LETTER, letter)).toBe(false);
  });

  it('is no address that was filled in from the account, and no blank', () => {
    const personalInfo = {
      ...resume.personalInfo,
      email: 'ana@example.com',
      phone: '555 0100',
      lastName: ' ',
    };
    expect(hasOwnWords(RESUME, { ...resume, personalInfo })).toBe(false);
  });

  it('is a name, a skill, a line of a letter', () => {
    expect(
      hasOwnWords(RESUME, { ...resume, personalInfo: { ...resume.personalInfo, firstName: 'Ana' } }),
    ).toBe(true);
    expect(hasOwnWords(RESUME, { ...resume, skills: ['Welding'] })).toBe(true);
    const content = { ...letter.content, body: 'I have welded ships.' };
    expect(hasOwnWords(LETTER, { ...letter, content })).toBe(true);
  });
});

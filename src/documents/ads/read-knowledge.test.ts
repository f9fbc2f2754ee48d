import { describe, expect, it } from 'vitest';
import { requirementsByRules } from '#tests/ads/by-rules.ts';
import { readAd } from './read-ad.ts';

const AD_OF = (requirements: string) => `Staff Nurse

We are a hospital in Leeds and we are looking for a nurse to join our team on the ward. You will be working with us every day.

Requirements:
${requirements}
`;

const named = (...items: string[]) =>
  readAd(AD_OF(items.map((item) => `- ${item}`).join('\n'))).requirements.map(
    ({ kind, words }) => `${kind}: ${words}`,
  );

describe('what "knowledge of" leads to is something to know', () => {
  it('also where it is what a paper is about', () => {
    expect(named('Knowledge of first aid')).toEqual(['skill: first aid']);
    expect(named('First aid certificate')).toEqual(['certificate: First aid certificate']);
  });

  it('but the paper that follows it is a paper', () => {
    expect(named('Knowledge of HACCP and a valid driving licence')).toContain('certificate: driving licence');
  });

  it('in several small words, one after the other', () => {
    const item = '- Knowledge of quux blorping, harking sleeves and wobble plates';
    expect(requirementsByRules(AD_OF(item)).map(({ kind, words }) => `${kind}: ${words}`)).toEqual([
      'skill: quux blorping',
      'skill: harking sleeves',
      'skill: wobble plates',
    ]);
  });

  it('also beside the word of a quality', () => {
    expect(named('Knowledge of Patient Blorp')).toEqual(['skill: Patient Blorp']);
    expect(named('Patient and kind')).toEqual([]);
  });
});

it('a name before an "or" is the paper that the other one ends in', () => {
  expect(named('Blorp or Quux licence')).toEqual(['certificate: Blorp', 'certificate: Quux licence']);
});

describe('running text under a heading of requirements', () => {
  const running = `Something that is said at length before the list of it all begins here: you know the ward and its people well; Blorp Quux; a wobbly harking of some sort; good hands.`;

  it('is a list where semicolons part it', () => {
    const { requirements, notUnderstood } = readAd(AD_OF(running));
    expect(requirements.map(({ words }) => words)).toContain('Blorp Quux');
    const read = [...requirements, ...notUnderstood].map(({ words }) => words).join(' | ');
    expect(read).toContain('harking');
  });
});

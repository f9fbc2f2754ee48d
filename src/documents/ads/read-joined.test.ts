import { describe, expect, it } from 'vitest';
import { requirementsByRules } from '#tests/ads/by-rules.ts';
import { readAd } from './read-ad.ts';

const AD_OF = (items: readonly string[]) => `Staff Nurse

We are a hospital in Leeds and we are looking for a nurse to join our team on the ward. You will be working with us every day.

Requirements:
${items.map((item) => `- ${item}`).join('\n')}
`;

const read = (...items: string[]) => readAd(AD_OF(items)).requirements;
const named = (...items: string[]) => read(...items).map(({ kind, words }) => `${kind}: ${words}`);

describe('what says the same again is asked for once', () => {
  it('in brackets, in short', () => {
    expect(read('Basic Life Support (BLS)')).toMatchObject([{ words: 'Basic Life Support', count: 1 }]);
    expect(read('Basic Life Support (BLS)', 'BLS is renewed here')).toHaveLength(1);
    expect(named('Knowledge of Quux Blorp Harking (QBH)')).toEqual(['skill: Quux Blorp Harking']);
  });

  it('but not what a bracket adds', () => {
    expect(named('SAP (FI, CO)')).toEqual(['skill: SAP', 'skill: FI', 'skill: CO']);
  });

  it.each([
    ['A degree or equivalent', ['degree: degree']],
    ['A degree in accounting or an equivalent qualification', ['degree: degree in accounting']],
    ['Degree (or similar)', ['degree: Degree']],
  ])('%s', (item, asked) => {
    expect(named(item)).toEqual(asked);
  });

  it('time worked in place of a degree is its alternative', () => {
    const [degree, years] = read("Bachelor's degree or equivalent experience");
    expect([degree?.kind, years?.kind]).toEqual(['degree', 'years']);
    expect(degree?.oneOf).toBeDefined();
    expect(years?.oneOf).toBe(degree?.oneOf);
  });

  it('a language that a degree is in is none to speak', () => {
    expect(named("Bachelor's degree in journalism, English or history")).not.toContain('language: English');
    expect(named("Bachelor's degree, English")).toContain('language: English');
  });
});

describe('what no list knows is read', () => {
  it('as a line of its own, joined to what is known, and where "knowledge of" leads to it', () => {
    const byRules = (item: string) => requirementsByRules(AD_OF([item])).map(({ words }) => words);
    expect(byRules('quuxery')).toEqual(['quuxery']);
    expect(byRules('Python and quuxery')).toContain('quuxery');
    expect(named('Sound knowledge of quux handling and blorp testing')).toContain('skill: quux');
  });

  it('but not where it shares the head of what it is joined to, or is denied', () => {
    expect(named('Full set of metric and imperial hand tools')).not.toContain('skill: metric');
    expect(named('Python, not a blorper')).toEqual(['skill: Python']);
  });
});

it('names are declined as their language does it, and not taken for others', () => {
  const polish = (item: string) =>
    readAd(`Analityk

Jesteśmy firmą z Poznania i szukamy osoby do naszego zespołu. Będziesz pracować z nami codziennie w naszym biurze.

Wymagania:
- ${item}
`).requirements.map(({ concept }) => concept);
  expect(polish('obsługa programu Symfonia')).toEqual(['Symfonia']);
  expect(polish('znajomość Javy i Excela')).toEqual(['Java', 'Excel']);
});

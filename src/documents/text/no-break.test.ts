import { describe, expect, it } from 'vitest';
import { JOINT, markNoBreakInAll, markNoBreak, WHOLE_FROM, WHOLE_TO } from './no-break.ts';

/** The marks as brackets, and a bar where a word could part, for reading. */
const shown = (text: string) =>
  markNoBreak(text).replaceAll(WHOLE_FROM, '⟦').replaceAll(WHOLE_TO, '⟧').replaceAll(JOINT, '|');

describe('markDelicate', () => {
  it.each([
    ['an end-to-end test', 'an ⟦end-|to-|end⟧ test'],
    ['(front-end), and/or', '⟦(front-|end),⟧ ⟦and/|or⟧'],
    ['pre- and post-war, mid- or late-', '⟦pre-| |and⟧ ⟦post-|war,⟧ ⟦mid-| |or⟧ late-\u200d'],
    ['Sales - Europe', 'Sales ⟦-| |Europe⟧'],
    ['10–15% a—b', '⟦10–|15%⟧ ⟦a|—|b⟧'],
    ['[one/two], C/C++', '⟦[one/|two],⟧ ⟦C/|C++⟧'],
    ['antidisestablishmentarianism', '⟦antidisestablishmentarianism⟧'],
    ['https://example.com/a', '⟦https://|example.com/|a⟧'],
  ])('keeps what a line end would damage: %s', (text, marked) => {
    expect(shown(text)).toBe(marked);
  });

  it.each([
    'plain words, and more.',
    "it's $1.2M (net) @ 5pm",
    '[Position] at “Acme”.',
    '10\u00a0km',
    'C++ C# a_b a*b',
    'ends well',
    '',
  ])('leaves alone what cannot be damaged: %s', (text) => {
    expect(shown(text)).toBe(text);
  });

  it('leaves scripts without blanks to part anywhere', () => {
    const text = '設計者としての経験が十年以上あります。設計者としての経験が十年以上あります。';
    expect(shown(text)).toBe(text);
    expect(shown('設計end-to-end設計')).toBe('設計⟦end-|to-|end⟧設計');
  });

  it('leaves the marks of Chinese and Japanese to the rules for them', () => {
    expect(shown('降低35%，保持“不变”。（本科）')).toBe('降低35%，保持“不变”。（本科）');
  });

  it('keeps the words of Korean whole', () => {
    expect(shown('SQL 교육 과정을 운영.')).toBe('SQL ⟦교육⟧ ⟦과정을⟧ ⟦운영.⟧');
  });

  it('loses nothing of a long text', () => {
    const text = 'w'.repeat(20_000) + 'a-'.repeat(10_000) + 'x- '.repeat(7_000);
    const marked = markNoBreak(text);
    expect(marked.replaceAll(/[\ue000-\ue002\u200d]/gu, '')).toBe(text);
    // One after each hyphen, and one after each of the 7,000 blanks that do not part what they stand between.
    expect(marked.split(JOINT)).toHaveLength(10_000 + 2 * 7_000 + 1);
  });
});

it('markAll marks texts and nothing else', () => {
  const model = { text: 'a-b', href: 'https://x.example/a-b', list: ['c-d', 1, null], kind: 'list-kind' };
  expect(markNoBreakInAll(model)).toEqual({
    text: `${WHOLE_FROM}a-${JOINT}b${WHOLE_TO}`,
    href: 'https://x.example/a-b',
    list: [`${WHOLE_FROM}c-${JOINT}d${WHOLE_TO}`, 1, null],
    kind: 'list-kind',
  });
});
